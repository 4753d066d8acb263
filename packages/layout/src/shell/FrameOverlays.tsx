import { lazyPart } from '@smart-admin/ui/lazy';
import { useLocale } from '@smart-admin/ui/locale';
import { Suspense } from 'react';
import { type FrameCommands } from '../palette/frameActions.js';
import { recentPages } from '../palette/recentPages.js';
import { type NavigationItem } from '../routing/menuTypes.js';
import { type Tab } from '../routing/tabs.js';
import { routeTitle } from '../routing/titles.js';
import { type SessionUser } from '../session/sessionStore.js';

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
export function FrameOverlays({ open, setOpen, user, items, tabs, activePath, commands, onGo }: FrameOverlaysProps) {
  const locale = useLocale();
  const { userInfo, sysConfigInfo } = user;
  const closeOverlay = (isOpen: boolean) => !isOpen && setOpen(null);
  return (
    <Suspense>
      {open === 'settings' ? (
        <SettingsDrawer
          open
          docUrl={sysConfigInfo.docUrl}
          feedbackMail={sysConfigInfo.feedbackMail}
          onShowShortcuts={commands.showShortcuts}
          onOpenChange={closeOverlay}
        />
      ) : null}
      {open === 'about' ? <AboutDialog open config={sysConfigInfo} onOpenChange={closeOverlay} /> : null}
      {open === 'statement' ? <StatementDialog open onOpenChange={closeOverlay} /> : null}
      {open === 'shortcuts' ? <ShortcutsDialog open onOpenChange={closeOverlay} /> : null}
      {open === 'palette' ? (
        <CommandPalette
          navigation={items}
          others={tabs.map((tab) => ({
            id: tab.path,
            path: tab.fullPath,
            icon: tab.meta.icon,
            title: routeTitle({ fullName: tab.zhTitle, names: tab.meta.names }, locale),
          }))}
          recent={recentPages(userInfo.userId).filter((path) => path !== activePath)}
          commands={commands}
          onGo={onGo}
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
  user: SessionUser;
  items: readonly NavigationItem[];
  tabs: readonly Tab[];
  activePath: string;
  commands: FrameCommands;
  onGo(path: string): void;
}
