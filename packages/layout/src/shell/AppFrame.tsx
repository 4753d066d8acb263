import { Drawer } from '@smart-admin/ui/drawer';
import { useLocale, useMessages } from '@smart-admin/ui/locale';
import { createTranslate } from '@smart-admin/ui/messages';
import { useIsPhone } from '@smart-admin/ui/theme';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { confirm } from '@smart-admin/ui/confirm';
import { toast } from '@smart-admin/ui/toast';
import { KeepAlive } from '../content/KeepAlive.js';
import { layoutMessages } from '../messages.js';
import { type RouteMeta } from '../routing/menuTypes.js';
import { refreshPathFor } from '../routing/paths.js';
import { isSpecialUser } from '../routing/permissions.js';
import { type Tab } from '../routing/tabs.js';
import { siteTitle } from '../routing/titles.js';
import { useSession } from '../session/sessionStore.js';
import { useSettings, type Settings } from '../settings/settingsStore.js';
import { Sidebar } from '../sidebar/Sidebar.js';
import { TabBar } from '../tab-bar/TabBar.js';
import { useTabs } from '../tabs/tabStore.js';
import { RouteSearch } from '../top-bar/RouteSearch.js';
import { TopBar } from '../top-bar/TopBar.js';
import { Trail, trailOf } from '../top-bar/Trail.js';
import { homeItem } from './homeItem.js';

const SettingsDrawer = lazy(() => import('../dialogs/SettingsDrawer.js').then((module) => ({ default: module.SettingsDrawer })));
const AboutDialog = lazy(() => import('../dialogs/AboutDialog.js').then((module) => ({ default: module.AboutDialog })));
const StatementDialog = lazy(() => import('../dialogs/StatementDialog.js').then((module) => ({ default: module.StatementDialog })));

/** The main layout: navigation, top bar, tabs, and the pages kept alive below them. */
export function AppFrame({ activePath, activeMeta, renderPage, unread, onLogout, onLanguageChange }: AppFrameProps) {
  const t = useMessages(layoutMessages);
  const locale = useLocale();
  const navigate = useNavigate();
  const phone = useIsPhone();
  const { user, navigation, lock } = useSession();
  const { update, ...settings } = useSettings();
  const { tabs, versions, close, closeOthers, closeAll, refresh } = useTabs();
  const [open, setOpen] = useState<'menu' | 'settings' | 'about' | 'statement' | null>(null);
  if (!user) return null;

  const { userInfo, sysConfigInfo } = user;
  const items = [homeItem, ...navigation];
  const goTo = (path: string | undefined) => path !== undefined && void navigate(path);
  const handleLogout = async () => {
    if (await confirm({ title: t('prompt'), description: t('logoutConfirm') })) onLogout();
  };
  const handleRefresh = (tab: Tab) => {
    refresh(tab.path);
    void navigate(refreshPathFor(tab.fullPath), { replace: true });
  };
  const special = isSpecialUser(userInfo, sysConfigInfo.specialAccount);
  const sidebar = { items, activePath, siteName: siteTitle(sysConfigInfo, locale), logo: sysConfigInfo.logoIcon, version: sysConfigInfo.sysVersion };
  const trail = trailOf(items, activePath);
  const closeOverlay = (isOpen: boolean) => !isOpen && setOpen(null);

  return (
    <div data-slot="app-frame" className="grid h-dvh min-h-0 overflow-hidden bg-canvas" style={{ gridTemplateColumns: phone ? 'minmax(0,1fr)' : `${settings.sidebarOpened ? 'var(--sidebar-w)' : 'var(--sidebar-w-collapsed)'} minmax(0,1fr)` }}>
      <a href="#main" className="absolute -top-12 left-2 z-(--z-toast) rounded-md bg-raised px-3 py-2 shadow-pop focus:top-2">
        {t('skipToContent')}
      </a>
      {phone ? (
        <Drawer open={open === 'menu'} onOpenChange={closeOverlay} side="left" width={280} title={t('navigation')} hideHead bodyClassName="p-0">
          <Sidebar {...sidebar} collapsed={false} onNavigate={() => setOpen(null)} />
        </Drawer>
      ) : (
        <Sidebar {...sidebar} collapsed={!settings.sidebarOpened} onToggle={() => update({ sidebarOpened: !settings.sidebarOpened })} />
      )}
      <div className="flex min-h-0 min-w-0 flex-col">
        <TopBar
          settings={settings}
          user={{ name: userInfo.userName, avatar: userInfo.headIcon }}
          phone={phone}
          trail={<Trail metas={trail.length > 0 ? trail : activeMeta ? [activeMeta] : []} />}
          search={<RouteSearch navigation={items} onChoose={(path) => void navigate(path)} />}
          dataScreens={
            special
              ? [
                  { key: 'home', label: t('dataScreenHome'), onSelect: () => void navigate('/dataViewNew') },
                  { key: 'operation', label: t('operationScreen'), onSelect: () => void navigate('/operationView') },
                  { key: 'sentry', label: t('cloudSentryBox'), onSelect: () => window.open('/cloudSentryBox', '_blank', 'noopener') },
                ]
              : undefined
          }
          docUrl={sysConfigInfo.docUrl}
          feedbackMail={sysConfigInfo.feedbackMail}
          unread={unread}
          actions={{
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
            openProfile: () => void navigate('/profile'),
            openAbout: () => setOpen('about'),
            openStatement: () => setOpen('statement'),
            openSettings: () => setOpen('settings'),
            lock,
            logout: () => void handleLogout(),
          }}
        />
        {settings.tagsView && !phone ? (
          <TabBar
            tabs={tabs}
            activePath={activePath}
            showIcons={settings.tagsIcon}
            onSelect={(tab) => void navigate(tab.fullPath)}
            onClose={(tab) => goTo(close(tab.path, activePath))}
            onCloseOthers={(tab) => goTo(closeOthers(tab.path, activePath))}
            onCloseAll={() => goTo(closeAll(activePath))}
            onRefresh={handleRefresh}
          />
        ) : null}
        <main id="main" tabIndex={-1} className="flex min-h-0 flex-1 flex-col p-(--content-pad) outline-none phone:p-(--content-pad-phone)">
          <KeepAlive
            enabled={settings.useCache}
            activeKey={pageKey(activePath, versions)}
            keys={tabs.filter((tab) => !tab.meta.noCache).map((tab) => pageKey(tab.path, versions))}
            render={(key) => renderPage(key.slice(0, key.lastIndexOf('#')))}
          />
        </main>
      </div>
      <Suspense>
        {open === 'settings' ? <SettingsDrawer open onOpenChange={closeOverlay} /> : null}
        {open === 'about' ? <AboutDialog open config={sysConfigInfo} onOpenChange={closeOverlay} /> : null}
        {open === 'statement' ? <StatementDialog open onOpenChange={closeOverlay} /> : null}
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

/** A refreshed page gets a new key and is built anew. */
function pageKey(path: string, versions: Readonly<Record<string, number>>): string {
  return `${path}#${versions[path] ?? 0}`;
}
