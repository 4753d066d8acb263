import { lazyPart } from '@smart-admin/ui/lazy';
import { useLocale } from '@smart-admin/ui/locale';
import { Suspense } from 'react';
import { useFrame, useFrameTabs } from '../frame/FrameContext.js';
import { type AppFrameProps } from '../frame/frameProps.js';
import { type FrameCommands } from '../palette/frameActions.js';
import { recentPages } from '../palette/recentPages.js';
import { type FrameItem } from '../frame/navigationItem.js';
import { useOpenPage } from '../frame/useOpenPage.js';
import { routeTitle } from '../routing/titles.js';

const SettingsDrawer = lazyPart(
  () => import('../dialogs/SettingsDrawer.js'),
  (module) => module.SettingsDrawer,
);
const AboutDialog = lazyPart(
  () => import('../dialogs/AboutDialog.js'),
  (module) => module.AboutDialog,
);
const StatementDialog = lazyPart(
  () => import('../dialogs/StatementDialog.js'),
  (module) => module.StatementDialog,
);
const ShortcutsDialog = lazyPart(
  () => import('../dialogs/ShortcutsDialog.js'),
  (module) => module.ShortcutsDialog,
);
const CommandPalette = lazyPart(
  () => import('../palette/CommandPalette.js'),
  (module) => module.CommandPalette,
);

/** What opens over the frame; each loads when it is opened first. */
export function FrameOverlays({ open, setOpen, frame, items, activePath, commands }: FrameOverlaysProps) {
  const locale = useLocale();
  const { store } = useFrame();
  const openPage = useOpenPage();
  const { tabs } = useFrameTabs();
  const { user, brand, about, links, statement } = frame;
  const closeOverlay = (isOpen: boolean) => !isOpen && setOpen(null);
  return (
    <Suspense>
      {open === 'settings' ? (
        <SettingsDrawer
          open
          links={links}
          keepsPages={frame.renderPage !== undefined}
          hasLanguages={frame.onLanguageChange !== undefined}
          onShowShortcuts={commands.showShortcuts}
          onOpenChange={closeOverlay}
        />
      ) : null}
      {open === 'about' && about ? <AboutDialog open brand={brand} about={about} onOpenChange={closeOverlay} /> : null}
      {open === 'statement' && statement ? (
        <StatementDialog open onOpenChange={closeOverlay}>
          {statement}
        </StatementDialog>
      ) : null}
      {open === 'shortcuts' ? (
        <ShortcutsDialog
          open
          canLock={commands.frame.lock !== undefined}
          canLogout={commands.frame.logout !== undefined}
          onOpenChange={closeOverlay}
        />
      ) : null}
      {open === 'palette' ? (
        <CommandPalette
          navigation={items}
          others={tabs.map((tab) => ({
            id: tab.path,
            path: tab.fullPath,
            icon: tab.meta.icon,
            title: routeTitle({ fullName: tab.zhTitle, names: tab.meta.names }, locale),
          }))}
          recent={recentPages(store.storage, user.id ?? '').filter((path) => path !== activePath)}
          commands={commands}
          searchRecords={frame.searchRecords}
          onGo={openPage}
          onClose={() => setOpen(null)}
        />
      ) : null}
    </Suspense>
  );
}

/** One of them is open at a time. */
export type Overlay = 'settings' | 'about' | 'statement' | 'shortcuts' | 'palette';

interface FrameOverlaysProps {
  open: Overlay | null;
  setOpen(open: Overlay | null): void;
  frame: AppFrameProps;
  items: readonly FrameItem[];
  activePath: string;
  commands: FrameCommands;
}
