import { cn } from '@smart-admin/ui/cn';
import { Drawer } from '@smart-admin/ui/drawer';
import { lazyPart } from '@smart-admin/ui/lazy';
import { useLocale, useMessages } from '@smart-admin/ui/locale';
import { DIMENSIONS } from '@smart-admin/ui/theme';
import { Fragment, Suspense, useEffect, useRef, useState, type RefObject } from 'react';
import { KeepAlive } from '../content/KeepAlive.js';
import { useFrame, useFrameSettings, useFrameTabs } from '../frame/FrameContext.js';
import { type AppFrameProps, type FramePage } from '../frame/frameProps.js';
import { findItem, frameItems, type FrameItem } from '../frame/navigationItem.js';
import { layoutMessages } from '../messages.js';
import { OfflineBar } from '../notices/OfflineBar.js';
import { useUpdateNotice } from '../notices/useUpdateNotice.js';
import { localText } from '../routing/localText.js';
import { pathOf } from '../routing/paths.js';
import { useSection } from '../sections/useSection.js';
import { useAppState } from '../settings/useAppState.js';
import { SHORTCUTS, writeKeys } from '../shortcuts/shortcuts.js';
import { Sidebar } from '../sidebar/Sidebar.js';
import { TabBar } from '../tab-bar/TabBar.js';
import { FrameOverlays, type Overlay } from './FrameOverlays.js';
import { FrameTop } from './FrameTop.js';
import { frameGrid } from './frameGrid.js';
import { homeItem } from './homeItem.js';
import { useFrameCommands } from './useFrameCommands.js';
import { useVisitedPages } from './useVisitedPages.js';

const IconRail = lazyPart(
  () => import('../sections/index.js'),
  (module) => module.IconRail,
);
const SectionColumn = lazyPart(
  () => import('../sections/index.js'),
  (module) => module.SectionColumn,
);
const PageWatermark = lazyPart(
  () => import('../notices/PageWatermark.js'),
  (module) => module.PageWatermark,
);

/** What the frame draws, inside its context. */
export function Frame(frame: AppFrameProps) {
  const t = useMessages(layoutMessages);
  const locale = useLocale();
  const { fullPath, navigate } = useFrame();
  const settings = useFrameSettings();
  const { tabs, versions, unsaved, move } = useFrameTabs();
  const { sidebar, device, setSidebar } = useAppState();
  const [open, setOpen] = useState<Overlay | null>(null);
  const [wide, setWide] = useState(false);
  const { menu, user, brand, home } = frame;
  const activePath = pathOf(fullPath);
  const phone = device === 'mobile';
  const maximized = wide && !phone;
  const items = itemsOf(menu, home);
  const pageOf = (path: string) => frame.pageOf?.(path) ?? pageInMenu(items, path);
  const page = pageOf(activePath);
  const section = useSection(items, activePath);
  const root = useTopAfterNavigation(activePath);
  useUpdateNotice(frame.updateFrom);
  useVisitedPages({ userId: user.id ?? '', home, page, pageOf });

  const grid = frameGrid({
    layout: settings.layoutType,
    phone,
    sidebarOpened: sidebar.opened,
    hasSection: section.section?.children !== undefined,
    maximized,
  });
  const { actions, commands, closing, refreshTab } = useFrameCommands(frame, {
    activePath,
    phone,
    maximized,
    toggleMaximized: () => setWide(!wide),
    toggleSidebar: () => setSidebar(!sidebar.opened),
    setOpen,
  });
  // looking into a section unfolds the column that shows it
  const openSection = ({ id }: FrameItem) => {
    section.look(id);
    if (!sidebar.opened) setSidebar(true);
  };
  const first = items.find(({ path }) => path !== home || path === '');
  const sidebarProps = {
    items,
    activePath,
    siteName: localText(brand.name, locale),
    logo: brand.logo,
    version: brand.version,
    showLogo: settings.sidebarLogo,
    initiallyOpen: first?.children && frame.startPaths?.includes(activePath) ? first.id : undefined,
  };

  return (
    <div
      ref={root}
      data-slot="app-frame"
      data-layout={settings.layoutType}
      className={cn('grid h-dvh min-h-0 bg-canvas', settings.fixedHeader ? 'overflow-hidden' : LOOSE)}
      style={
        settings.fixedHeader || maximized ? grid.style : { ...grid.style, gridTemplateRows: 'var(--topbar-h) auto' }
      }
    >
      <a
        href="#main"
        className="sr-only rounded-md bg-raised px-3 py-2 shadow-pop focus:not-sr-only focus:absolute focus:top-2 focus:left-2 focus:z-(--z-toast) focus:px-3 focus:py-2"
      >
        {t('skipToContent')}
      </a>
      {grid.side === 'tree' ? (
        <Sidebar
          {...sidebarProps}
          animated={!sidebar.withoutAnimation}
          collapsed={!sidebar.opened}
          onToggle={actions.toggleSidebar}
        />
      ) : grid.side === 'rail' ? (
        <Suspense>
          <IconRail items={items} section={section} logo={brand.logo} onOpen={openSection} />
        </Suspense>
      ) : null}
      {phone ? (
        <Drawer
          open={sidebar.opened}
          onOpenChange={setSidebar}
          side="left"
          width={DIMENSIONS.phoneMenu}
          title={t('navigation')}
          hideHead
          bodyClassName="p-0"
        >
          <Sidebar {...sidebarProps} collapsed={false} onNavigate={() => setSidebar(false)} />
        </Drawer>
      ) : null}
      {maximized ? null : (
        <FrameTop
          frame={frame}
          items={items}
          page={page}
          section={section}
          phone={phone}
          grid={grid}
          actions={actions}
          onOpenSection={openSection}
          onSearch={() => setOpen('palette')}
        />
      )}
      {grid.hasSection && section.section ? (
        <Suspense>
          <SectionColumn section={section.section} activePath={activePath} />
        </Suspense>
      ) : null}
      <div className="flex min-h-0 min-w-0 flex-col [grid-area:main]">
        <OfflineBar />
        {settings.tagsView && !phone ? (
          <TabBar
            tabs={tabs}
            activePath={activePath}
            showIcons={settings.tagsIcon}
            maximized={maximized}
            onMaximize={setWide}
            keys={
              settings.shortcuts
                ? { refresh: writeKeys(SHORTCUTS.refreshTab), close: writeKeys(SHORTCUTS.closeTab) }
                : undefined
            }
            onSelect={(tab) => navigate(tab.fullPath)}
            unsaved={unsaved}
            onClose={(tab) => closing.close(tab.path)}
            onCloseOthers={(tab) => closing.closeOthers(tab.path)}
            onCloseBeside={(tab, side) => closing.closeBeside(tab.path, side)}
            onCloseAll={closing.closeAll}
            onRefresh={(tab) => void refreshTab(tab)}
            onMove={move}
          />
        ) : null}
        <main
          id="main"
          // what stands here is the application's: ui/styles.css leaves it as it is
          data-host=""
          tabIndex={-1}
          className={cn(
            'flex min-h-0 flex-col p-(--content-pad) outline-none phone:p-(--content-pad-phone)',
            settings.fixedHeader ? 'flex-1' : 'h-dvh flex-none',
          )}
        >
          {frame.renderPage ? (
            <KeepAlive
              enabled={settings.useCache}
              activeKey={pageKey(activePath, versions)}
              keys={tabs.filter((tab) => !tab.meta.noCache).map((tab) => pageKey(tab.path, versions))}
              held={[...unsaved].map((path) => pageKey(path, versions))}
              render={(key) => frame.renderPage?.(pathOfKey(key))}
              onKept={(living) => frame.onPagesKept?.(living.map(pathOfKey))}
            />
          ) : (
            // a refresh builds it anew; what a navigation does to it is the router's business
            <Fragment key={versions[activePath] ?? 0}>{frame.children}</Fragment>
          )}
        </main>
      </div>
      <Suspense>{frame.watermark ? <PageWatermark name={user.name} account={user.account ?? ''} /> : null}</Suspense>
      <FrameOverlays
        open={open}
        setOpen={setOpen}
        frame={frame}
        items={items}
        activePath={activePath}
        commands={commands}
      />
    </div>
  );
}

/** The header scrolls away and leaves the page the height of the window; the navigation stays. */
const LOOSE =
  'overflow-x-hidden overflow-y-auto [&>:is([data-slot=sidebar],[data-slot=icon-rail],[data-slot=section-column])]:sticky [&>:is([data-slot=sidebar],[data-slot=icon-rail],[data-slot=section-column])]:top-0 [&>:is([data-slot=sidebar],[data-slot=icon-rail],[data-slot=section-column])]:h-dvh';

/** Each navigation shows the top of the frame; it only scrolls where the header is not fixed. */
function useTopAfterNavigation(activePath: string): RefObject<HTMLDivElement | null> {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    frame.current?.scrollTo(0, 0);
  }, [activePath]);
  return frame;
}

/** The entries, with that of the start page first unless the menu has its own. */
function itemsOf(menu: AppFrameProps['menu'], home: string | undefined): FrameItem[] {
  const items = frameItems(menu);
  return home === undefined || findItem(items, home) ? items : [homeItem(home), ...items];
}

function pageInMenu(items: readonly FrameItem[], path: string): FramePage | undefined {
  const item = findItem(items, path);
  return item && { title: item.title, icon: item.icon };
}

function pathOfKey(key: string): string {
  return key.slice(0, key.lastIndexOf('#'));
}

/** A refreshed page gets a new key and is built anew. */
function pageKey(path: string, versions: Readonly<Record<string, number>>): string {
  return `${path}#${versions[path] ?? 0}`;
}
