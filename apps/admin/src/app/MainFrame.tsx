import { AppFrame } from '@smart-admin/layout';
import { documentTitle, REDIRECT_PATH, routeTitle } from '@smart-admin/layout/routing';
import { useSession, useTabs, type Settings } from '@smart-admin/layout/stores';
import { loadIcons } from '@smart-admin/ui/icon';
import { useLocale } from '@smart-admin/ui/locale';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { api } from './api.js';
import { findFixedRoute } from './fixedRoutes.js';
import { readOpenTabs, writeOpenTabs } from './openTabs.js';
import { PageOutlet, preloadPage } from './PageOutlet.js';
import { queryClient } from './queryClient.js';
import { showSite } from './showSite.js';
import { UnreadButtons } from './UnreadButtons.js';
import { useLastLoginNotice } from './useLastLoginNotice.js';
import { useNotificationSocket } from './useNotificationSocket.js';

// before the first menu is drawn, and not in its way
void loadIcons();

/** Everything behind the sign-in: the frame, and inside it the page of the current address. */
export function MainFrame() {
  const { pathname: address, search } = useLocation();
  const pathname = address.startsWith(`${REDIRECT_PATH}/`) ? address.slice(REDIRECT_PATH.length) : address;
  const locale = useLocale();
  const { user, routes, reset } = useSession();
  const visit = useTabs((tabs) => tabs.visit);
  const fixedRoute = findFixedRoute(pathname);
  const route = fixedRoute ?? routes.find((candidate) => candidate.path === pathname);
  usePreloading();
  useNotificationSocket();
  useLastLoginNotice();

  const userId = user?.userInfo.userId;
  useEffect(() => {
    if (!userId) return;
    return useTabs.subscribe(({ tabs }) => {
      // tabs that go with an ended session are found again when the same user signs in
      if (useSession.getState().user?.userInfo.userId === userId) writeOpenTabs(userId, tabs);
    });
  }, [userId]);

  useEffect(() => {
    if (!route || !user) return;
    const tabOf = (path: string, fullPath: string, { name, meta }: typeof route) => ({
      path,
      fullPath,
      name,
      title: routeTitle(meta, locale),
      zhTitle: meta.fullName,
      meta: { affix: meta.affix, noCache: meta.noCache, icon: meta.icon, names: meta.names },
    });
    const open = (fullPath: string) => {
      const path = fullPath.split('?', 1)[0] ?? fullPath;
      const target = findFixedRoute(path) ?? routes.find((candidate) => candidate.path === path);
      if (target) visit(tabOf(path, fullPath, target));
    };
    // after a reload: the tabs that were open, as far as their pages are still in the menu
    const earlier = useTabs.getState().tabs.length === 0 ? readOpenTabs(user.userInfo.userId) : [];
    ['/home', ...earlier].forEach(open);
    if (pathname !== '/home') open(pathname + search);
    showSite(documentTitle(route.meta, user.sysConfigInfo, locale), user.sysConfigInfo.appIcon);
  }, [pathname, search, route, routes, user, locale, visit]);

  const handleLogout = async () => {
    // the session ends here whatever the server says; it forgets the token by itself in time
    await api.oauth
      .logout({}, { silent: true })
      .catch((error: unknown) => console.warn('Signing out on the server failed', error));
    // who leaves by themselves starts afresh
    useTabs.getState().clear();
    reset();
  };
  return (
    <QueryClientProvider client={queryClient}>
      <AppFrame
        activePath={pathname}
        activeMeta={route?.meta}
        renderPage={(path) => <PageOutlet path={path} />}
        unread={<UnreadButtons />}
        onLogout={() => void handleLogout()}
        onLanguageChange={(language) => void saveLanguage(language)}
      />
    </QueryClientProvider>
  );
}

/** Loads the page behind a link as soon as pointer or focus comes to the link. */
function usePreloading(): void {
  useEffect(() => {
    const handle = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link?.origin === window.location.origin) preloadPage(link.pathname);
    };
    document.addEventListener('pointerover', handle, { passive: true });
    document.addEventListener('focusin', handle);
    return () => {
      document.removeEventListener('pointerover', handle);
      document.removeEventListener('focusin', handle);
    };
  }, []);
}

async function saveLanguage(language: Settings['language']): Promise<void> {
  await api.permission.currentUser.updateSystemLanguage({ body: { language } });
}
