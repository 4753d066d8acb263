import { lazyPart } from '@smart-admin/ui/lazy';
import { confirm } from '@smart-admin/ui/confirm';
import { IconButton } from '@smart-admin/ui/button';
import { Drawer } from '@smart-admin/ui/drawer';
import { useLocale, useMessages } from '@smart-admin/ui/locale';
import { createTranslate } from '@smart-admin/ui/messages';
import { useIsPhone } from '@smart-admin/ui/theme';
import { toast } from '@smart-admin/ui/toast';
import { Search } from 'lucide-react';
import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { KeepAlive } from '../content/KeepAlive.js';
import { layoutMessages } from '../messages.js';
import { OfflineBar } from '../notices/OfflineBar.js';
import { useUpdateNotice } from '../notices/useUpdateNotice.js';
import { type NavigationItem, type RouteMeta } from '../routing/menuTypes.js';
import { refreshPathFor } from '../routing/paths.js';
import { isSpecialUser } from '../routing/permissions.js';
import { type Tab } from '../routing/tabs.js';
import { routeTitle, siteTitle } from '../routing/titles.js';
import { useSection } from '../sections/useSection.js';
import { useSession } from '../session/sessionStore.js';
import { useSettings, type Settings } from '../settings/settingsStore.js';
import { Brand } from '../sidebar/Brand.js';
import { Sidebar } from '../sidebar/Sidebar.js';
import { TabBar } from '../tab-bar/TabBar.js';
import { useTabs } from '../tabs/tabStore.js';
import { RouteSearch } from '../top-bar/RouteSearch.js';
import { TopBar, type TopBarActions } from '../top-bar/TopBar.js';
import { Trail, trailOf } from '../top-bar/Trail.js';
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
const CommandPalette = lazyPart(
  () => import('../palette/CommandPalette.js'),
  (module) => module.CommandPalette,
);

/** The main layout in its four arrangements: navigation, top bar, tabs, and the pages kept alive below them. */
export function AppFrame({ activePath, activeMeta, renderPage, unread, onLogout, onLanguageChange }: AppFrameProps) {
  const t = useMessages(layoutMessages);
  const locale = useLocale();
  const navigate = useNavigate();
  const phone = useIsPhone();
  const { user, navigation, lock } = useSession();
  const { update, ...settings } = useSettings();
  const { tabs, versions, close, closeOthers, closeAll, refresh, move } = useTabs();
  const [open, setOpen] = useState<'menu' | 'settings' | 'about' | 'statement' | 'palette' | null>(null);
  const items = [homeItem, ...navigation];
  const section = useSection(items, activePath);
  useUpdateNotice();
  usePaletteKey(() => setOpen('palette'));
  if (!user) return null;

  const { userInfo, sysConfigInfo } = user;
  const grid = frameGrid({
    layout: settings.layoutType,
    phone,
    sidebarOpened: settings.sidebarOpened,
    hasSection: section.section?.children !== undefined,
  });
  const go = (path: string | undefined) => path !== undefined && void navigate(path);
  const handleLogout = async () => {
    if (await confirm({ title: t('prompt'), description: t('logoutConfirm') })) onLogout();
  };
  const handleRefresh = (tab: Tab) => {
    refresh(tab.path);
    void navigate(refreshPathFor(tab.fullPath), { replace: true });
  };
  // looking into a section unfolds the column that shows it
  const openSection = ({ id }: NavigationItem) => {
    section.look(id);
    if (!settings.sidebarOpened) update({ sidebarOpened: true });
  };
  const actions: TopBarActions = {
    toggleSidebar: () => (phone ? setOpen('menu') : update({ sidebarOpened: !settings.sidebarOpened })),
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
  const siteName = siteTitle(sysConfigInfo, locale);
  const sidebar = {
    items,
    activePath,
    siteName,
    logo: sysConfigInfo.logoIcon,
    version: sysConfigInfo.sysVersion,
    showLogo: settings.sidebarLogo,
  };
  const trail = trailOf(items, activePath);
  const closeOverlay = (isOpen: boolean) => !isOpen && setOpen(null);
  const activeTab = tabs.find((tab) => tab.path === activePath);

  return (
    <div
      data-slot="app-frame"
      data-layout={settings.layoutType}
      className="grid h-dvh min-h-0 overflow-hidden bg-canvas"
      style={grid.style}
    >
      <a
        href="#main"
        className="sr-only rounded-md bg-raised px-3 py-2 shadow-pop focus:not-sr-only focus:absolute focus:top-2 focus:left-2 focus:z-(--z-toast) focus:px-3 focus:py-2"
      >
        {t('skipToContent')}
      </a>
      {grid.side === 'tree' ? (
        <Sidebar
          {...sidebar}
          collapsed={!settings.sidebarOpened}
          onToggle={() => update({ sidebarOpened: !settings.sidebarOpened })}
        />
      ) : grid.side === 'rail' ? (
        <Suspense>
          <IconRail items={items} section={section} logo={sysConfigInfo.logoIcon} onOpen={openSection} />
        </Suspense>
      ) : null}
      {phone ? (
        <Drawer
          open={open === 'menu'}
          onOpenChange={closeOverlay}
          side="left"
          width={280}
          title={t('navigation')}
          hideHead
          bodyClassName="p-0"
        >
          <Sidebar {...sidebar} collapsed={false} onNavigate={() => setOpen(null)} />
        </Drawer>
      ) : null}
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
              <Brand name={siteName} logo={sysConfigInfo.logoIcon} className="max-w-60 pl-2" />
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
                { key: 'home', label: t('dataScreenHome'), onSelect: () => go('/dataViewNew') },
                { key: 'operation', label: t('operationScreen'), onSelect: () => go('/operationView') },
                {
                  key: 'sentry',
                  label: t('cloudSentryBox'),
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
            onSelect={(tab) => go(tab.fullPath)}
            onClose={(tab) => go(close(tab.path, activePath))}
            onCloseOthers={(tab) => go(closeOthers(tab.path, activePath))}
            onCloseAll={() => go(closeAll(activePath))}
            onRefresh={handleRefresh}
            onMove={move}
          />
        ) : null}
        <main
          id="main"
          tabIndex={-1}
          className="flex min-h-0 flex-1 flex-col p-(--content-pad) outline-none phone:p-(--content-pad-phone)"
        >
          <KeepAlive
            enabled={settings.useCache}
            activeKey={pageKey(activePath, versions)}
            keys={tabs.filter((tab) => !tab.meta.noCache).map((tab) => pageKey(tab.path, versions))}
            render={(key) => renderPage(key.slice(0, key.lastIndexOf('#')))}
          />
        </main>
      </div>
      <Suspense>
        {sysConfigInfo.isOpenCopyright > 0 ? (
          <PageWatermark name={userInfo.userName} account={userInfo.userAccount} />
        ) : null}
      </Suspense>
      <Suspense>
        {open === 'settings' ? (
          <SettingsDrawer
            open
            docUrl={sysConfigInfo.docUrl}
            feedbackMail={sysConfigInfo.feedbackMail}
            onOpenChange={closeOverlay}
          />
        ) : null}
        {open === 'about' ? <AboutDialog open config={sysConfigInfo} onOpenChange={closeOverlay} /> : null}
        {open === 'statement' ? <StatementDialog open onOpenChange={closeOverlay} /> : null}
        {open === 'palette' ? (
          <CommandPalette
            navigation={items}
            open={tabs
              .filter((tab) => tab !== activeTab)
              .map((tab) => ({
                id: tab.path,
                path: tab.fullPath,
                icon: tab.meta.icon,
                title: routeTitle({ fullName: tab.zhTitle, names: tab.meta.names }, locale),
              }))}
            commands={{
              frame: actions,
              tab: {
                refresh: () => activeTab && handleRefresh(activeTab),
                ...(activeTab && !activeTab.meta.affix ? { close: () => go(close(activeTab.path, activePath)) } : {}),
              },
              update,
            }}
            onGo={go}
            onClose={() => setOpen(null)}
          />
        ) : null}
      </Suspense>
    </div>
  );
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

/** Ctrl or Cmd with K. */
function usePaletteKey(onPress: () => void): void {
  useEffect(() => {
    const handle = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      onPress();
    };
    window.addEventListener('keydown', handle);
    return () => window.removeEventListener('keydown', handle);
  });
}

/** A refreshed page gets a new key and is built anew. */
function pageKey(path: string, versions: Readonly<Record<string, number>>): string {
  return `${path}#${versions[path] ?? 0}`;
}
