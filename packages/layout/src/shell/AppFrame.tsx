import { IconButton } from '@smart-admin/ui/button';
import { cn } from '@smart-admin/ui/cn';
import { confirm } from '@smart-admin/ui/confirm';
import { Drawer } from '@smart-admin/ui/drawer';
import { lazyPart } from '@smart-admin/ui/lazy';
import { useLocale, useMessages } from '@smart-admin/ui/locale';
import { createTranslate } from '@smart-admin/ui/messages';
import { DIMENSIONS } from '@smart-admin/ui/theme';
import { toast } from '@smart-admin/ui/toast';
import { Search } from 'lucide-react';
import { Suspense, useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useNavigate } from 'react-router';
import { KeepAlive } from '../content/KeepAlive.js';
import { layoutMessages } from '../messages.js';
import { OfflineBar } from '../notices/OfflineBar.js';
import { useUpdateNotice } from '../notices/useUpdateNotice.js';
import { type FrameCommands } from '../palette/frameActions.js';
import { rememberPage } from '../palette/recentPages.js';
import { type NavigationItem, type RouteMeta } from '../routing/menuTypes.js';
import { refreshPathFor } from '../routing/paths.js';
import { isSpecialUser } from '../routing/permissions.js';
import { canCloseAny, type Tab } from '../routing/tabs.js';
import { siteTitle } from '../routing/titles.js';
import { useSection } from '../sections/useSection.js';
import { useSession, type SessionUser } from '../session/sessionStore.js';
import { useSettings, type Settings } from '../settings/settingsStore.js';
import { useAppState } from '../settings/useAppState.js';
import { SHORTCUTS, writeKeys } from '../shortcuts/shortcuts.js';
import { useShortcuts } from '../shortcuts/useShortcuts.js';
import { Brand } from '../sidebar/Brand.js';
import { Sidebar } from '../sidebar/Sidebar.js';
import { TabBar } from '../tab-bar/TabBar.js';
import { useTabClosing } from '../tabs/useTabClosing.js';
import { useTabs } from '../tabs/tabStore.js';
import { RouteSearch } from '../top-bar/RouteSearch.js';
import { TopBar, type TopBarActions } from '../top-bar/TopBar.js';
import { Trail, trailOf } from '../top-bar/Trail.js';
import { FrameOverlays, type Overlay } from './FrameOverlays.js';
import { frameGrid } from './frameGrid.js';
import { homeItem } from './homeItem.js';

const IconRail = lazyPart(
  () => import('../sections/index.js'),
  (module) => module.IconRail,
);
const SectionColumn = lazyPart(
  () => import('../sections/index.js'),
  (module) => module.SectionColumn,
);
const TopMenu = lazyPart(
  () => import('../sections/index.js'),
  (module) => module.TopMenu,
);
const PageWatermark = lazyPart(
  () => import('../notices/PageWatermark.js'),
  (module) => module.PageWatermark,
);

/** The main layout in its four arrangements: navigation, top bar, tabs, and the pages kept alive below them. */
export function AppFrame(props: AppFrameProps) {
  const user = useSession((session) => session.user);
  return user ? <Frame user={user} {...props} /> : null;
}

export interface AppFrameProps {
  activePath: string;
  activeMeta: RouteMeta | undefined;
  /** Draws the page of a path; called for hidden pages too. */
  renderPage(path: string): ReactNode;
  /** Chat and notice buttons of the top bar. */
  unread?: ReactNode;
  onLogout(): void;
  /** Saves the language for the user. */
  onLanguageChange(language: Settings['language']): void;
}

function Frame({
  user,
  activePath,
  activeMeta,
  renderPage,
  unread,
  onLogout,
  onLanguageChange,
}: AppFrameProps & { user: SessionUser }) {
  const t = useMessages(layoutMessages);
  const locale = useLocale();
  const navigate = useNavigate();
  const { sidebar, device, setSidebar } = useAppState();
  const { navigation, lock } = useSession();
  const { update, ...settings } = useSettings();
  const { tabs, versions, unsaved, refresh, move } = useTabs();
  const [open, setOpen] = useState<Overlay | null>(null);
  const [wide, setWide] = useState(false);
  const phone = device === 'mobile';
  const maximized = wide && !phone;
  const items = [homeItem, ...navigation];
  const section = useSection(items, activePath);
  const frame = useTopAfterNavigation(activePath);
  const { userInfo, sysConfigInfo } = user;
  const remembered = activeMeta && !activeMeta.noCache ? activePath : undefined;
  useUpdateNotice();
  useEffect(() => {
    if (remembered) rememberPage(userInfo.userId, remembered);
  }, [userInfo.userId, remembered]);

  const grid = frameGrid({
    layout: settings.layoutType,
    phone,
    sidebarOpened: sidebar.opened,
    hasSection: section.section?.children !== undefined,
    maximized,
  });
  const go = (path: string | undefined) => path !== undefined && void navigate(path);
  const closing = useTabClosing(activePath, go);
  const handleLogout = async () => {
    const isSure = await (tabs.some(({ path }) => unsaved.has(path))
      ? closing.mayLose(tabs)
      : confirm({ title: t('prompt'), description: t('logoutConfirm') }));
    if (isSure) onLogout();
  };
  const handleRefresh = async (tab: Tab) => {
    if (!(await closing.mayLose([tab]))) return;
    refresh(tab.path);
    void navigate(refreshPathFor(tab.fullPath), { replace: true });
  };
  // looking into a section unfolds the column that shows it
  const openSection = ({ id }: NavigationItem) => {
    section.look(id);
    if (!sidebar.opened) setSidebar(true);
  };
  const actions: TopBarActions = {
    toggleSidebar: () => setSidebar(!sidebar.opened),
    setLanguage: (language) => {
      update({ language });
      onLanguageChange(language);
      toast.success(createTranslate(layoutMessages, language)('languageSwitched'));
    },
    setSize: (size) => {
      update({ size });
      toast.success(t('sizeSwitched'));
    },
    openProfile: () => go('/profile'),
    openAbout: () => setOpen('about'),
    openStatement: () => setOpen('statement'),
    openSettings: () => setOpen('settings'),
    lock,
    logout: () => void handleLogout(),
  };
  const place = tabs.findIndex((tab) => tab.path === activePath);
  const activeTab = tabs[place];
  const goToTab = (step: number) => go(tabs[(place + step + tabs.length) % tabs.length]?.fullPath);
  const commands: FrameCommands = {
    frame: actions,
    tab: {
      refresh: () => activeTab && void handleRefresh(activeTab),
      ...(activeTab && !activeTab.meta.affix ? { close: () => closing.close(activeTab.path) } : {}),
      ...(canCloseAny(tabs.toSpliced(place, 1)) ? { closeOthers: () => closing.closeOthers(activePath) } : {}),
      ...(canCloseAny(tabs.slice(0, place)) ? { closeLeft: () => closing.closeBeside(activePath, 'left') } : {}),
      ...(canCloseAny(tabs.slice(place + 1)) ? { closeRight: () => closing.closeBeside(activePath, 'right') } : {}),
    },
    phone,
    update,
    showShortcuts: () => setOpen('shortcuts'),
    ...(phone ? {} : { maximize: { on: maximized, toggle: () => setWide(!wide) } }),
  };
  useShortcuts(settings.shortcuts, {
    palette: () => setOpen('palette'),
    help: commands.showShortcuts,
    previousTab: () => goToTab(-1),
    nextTab: () => goToTab(1),
    refreshTab: commands.tab.refresh,
    closeTab: () => commands.tab.close?.(),
    maximize: () => commands.maximize?.toggle(),
    toggleSidebar: actions.toggleSidebar,
    settings: actions.openSettings,
    lock,
    logout: actions.logout,
  });
  const siteName = siteTitle(sysConfigInfo, locale);
  const logo = sysConfigInfo.navigationIcon || sysConfigInfo.logoIcon;
  const sidebarProps = {
    items,
    activePath,
    siteName,
    logo,
    version: sysConfigInfo.sysVersion,
    showLogo: settings.sidebarLogo,
  };
  const trail = trailOf(items, activePath);

  return (
    <div
      ref={frame}
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
          <IconRail items={items} section={section} logo={logo} onOpen={openSection} />
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
        <TopBar
          settings={settings}
          user={{ name: userInfo.userName, avatar: userInfo.headIcon }}
          phone={phone}
          onNavigation={grid.hasTopMenu}
          canToggle={
            phone ||
            (settings.layoutType !== 'functional' && (grid.side === 'tree' || section.section?.children !== undefined))
          }
          lead={
            grid.hasTopMenu ? (
              <>
                <Brand name={siteName} logo={logo} className="max-w-60 pl-2" />
                <Suspense>
                  <TopMenu
                    items={items}
                    activeId={settings.layoutType === 'blend' ? section.section?.id : section.current?.id}
                    onGo={go}
                    onOpen={settings.layoutType === 'blend' ? openSection : undefined}
                  />
                </Suspense>
              </>
            ) : (
              <Trail metas={trail.length > 0 ? trail : activeMeta ? [activeMeta] : []} />
            )
          }
          search={
            grid.hasTopMenu || phone ? (
              <IconButton label={t('searchMenu')} onClick={() => setOpen('palette')}>
                <Search aria-hidden />
              </IconButton>
            ) : (
              <RouteSearch navigation={items} onChoose={go} />
            )
          }
          dataScreens={
            isSpecialUser(userInfo, sysConfigInfo.specialAccount)
              ? [
                  { key: 'home', label: t('dataScreenHome'), href: '/dataViewNew', onSelect: () => go('/dataViewNew') },
                  {
                    key: 'operation',
                    label: t('operationScreen'),
                    href: '/operationView',
                    onSelect: () => go('/operationView'),
                  },
                  {
                    key: 'sentry',
                    label: t('cloudSentryBox'),
                    href: '/cloudSentryBox',
                    onSelect: () => window.open('/cloudSentryBox', '_blank', 'noopener'),
                  },
                ]
              : undefined
          }
          docUrl={sysConfigInfo.docUrl}
          feedbackMail={sysConfigInfo.feedbackMail}
          unread={unread}
          actions={actions}
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
            onSelect={(tab) => go(tab.fullPath)}
            unsaved={unsaved}
            onClose={(tab) => closing.close(tab.path)}
            onCloseOthers={(tab) => closing.closeOthers(tab.path)}
            onCloseBeside={(tab, side) => closing.closeBeside(tab.path, side)}
            onCloseAll={closing.closeAll}
            onRefresh={(tab) => void handleRefresh(tab)}
            onMove={move}
          />
        ) : null}
        <main
          id="main"
          tabIndex={-1}
          className={cn(
            'flex min-h-0 flex-col p-(--content-pad) outline-none phone:p-(--content-pad-phone)',
            settings.fixedHeader ? 'flex-1' : 'h-dvh flex-none',
          )}
        >
          <KeepAlive
            enabled={settings.useCache}
            activeKey={pageKey(activePath, versions)}
            keys={tabs.filter((tab) => !tab.meta.noCache).map((tab) => pageKey(tab.path, versions))}
            held={[...unsaved].map((path) => pageKey(path, versions))}
            render={(key) => renderPage(key.slice(0, key.lastIndexOf('#')))}
          />
        </main>
      </div>
      <Suspense>
        {sysConfigInfo.isOpenCopyright > 0 ? (
          <PageWatermark name={userInfo.userName} account={userInfo.userAccount} />
        ) : null}
      </Suspense>
      <FrameOverlays
        open={open}
        setOpen={setOpen}
        user={user}
        items={items}
        tabs={tabs}
        activePath={activePath}
        commands={commands}
        onGo={go}
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

/** A refreshed page gets a new key and is built anew. */
function pageKey(path: string, versions: Readonly<Record<string, number>>): string {
  return `${path}#${versions[path] ?? 0}`;
}
