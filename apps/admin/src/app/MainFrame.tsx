import { AppFrame, type FramePage } from '@smart-admin/layout';
import { documentTitle, isSpecialUser, type RouteMeta } from '@smart-admin/layout/routing';
import { loadIcons } from '@smart-admin/ui/icon';
import { lazyPart } from '@smart-admin/ui/lazy';
import { useLocale, useMessages } from '@smart-admin/ui/locale';
import { type Locale } from '@smart-admin/ui/messages';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { frameApi } from './frameApi.js';
import { useMenuOfDevice } from './useMenuOfDevice.js';
import { dataScreens } from './dataScreens.js';
import { findFixedRoute } from './fixedRoutes.js';
import { frameStore } from './frameStore.js';
import { layoutTexts } from './layoutTexts.js';
import { HOME_PATH, pathWhenEmpty, REDIRECT_PATH, refreshPathFor, START_PATHS } from './paths.js';
import { PageOutlet, preloadPage } from './PageOutlet.js';
import { keptQueries, queryClient } from './queryClient.js';
import { useSession, type SessionUser } from './sessionStore.js';
import { searchRecords } from './searchRecords.js';
import { showSite } from './showSite.js';
import { UnreadButtons } from './UnreadButtons.js';
import { useFlowBadges } from '../workflow/useFlowCounts.js';
import { useLastLoginNotice } from './useLastLoginNotice.js';
import { startMapService } from '../map/mapService.js';
import { useNotificationSocket } from './useNotificationSocket.js';

const StatementText = lazyPart(
  () => import('./StatementText.js'),
  (module) => module.StatementText,
);

// before the first menu is drawn, and not in its way
void loadIcons();

/** Everything behind the sign-in: the frame, and inside it the page of the current address. */
export function MainFrame() {
  const user = useSession((session) => session.user);
  return user ? (
    <QueryClientProvider client={queryClient}>
      <SignedInFrame user={user} />
    </QueryClientProvider>
  ) : null;
}

function SignedInFrame({ user: { userInfo, sysConfigInfo: site } }: { user: SessionUser }) {
  const { pathname: address, search } = useLocation();
  const pathname = address.startsWith(`${REDIRECT_PATH}/`) ? address.slice(REDIRECT_PATH.length) : address;
  const navigate = useNavigate();
  const locale = useLocale();
  const t = useMessages(layoutTexts);
  const { navigation, routes, lock, reset } = useSession();
  const routeOf = (path: string) => findFixedRoute(path) ?? routes.find((route) => route.path === path);
  const meta = routeOf(pathname)?.meta;
  const badges = useFlowBadges();
  usePreloading();
  useMenuOfDevice();
  useNotificationSocket();
  useLastLoginNotice();
  useEffect(startMapService, []);
  useEffect(() => {
    if (meta) showSite(documentTitle(meta, site, locale), site.appIcon);
  }, [meta, site, locale]);

  const handleLogout = async () => {
    // the session ends here whatever the server says; it forgets the token by itself in time
    await frameApi.oauth
      .logout({}, { silent: true })
      .catch((error: unknown) => console.warn('Signing out on the server failed', error));
    // who leaves by themselves starts afresh
    frameStore.tabs.getState().clear();
    frameStore.tabStorage.remove('tabs');
    reset();
  };
  return (
    <AppFrame
      store={frameStore}
      menu={navigation}
      badges={badges}
      home={HOME_PATH}
      startPaths={START_PATHS}
      path={pathname + search}
      navigate={(path, options) => void navigate(path, options)}
      pageOf={(path) => framePage(routeOf(path))}
      refreshPath={refreshPathFor}
      pathWhenEmpty={pathWhenEmpty}
      renderPage={(path) => <PageOutlet path={path} />}
      onPagesKept={keptQueries.tell}
      user={{ id: userInfo.userId, name: userInfo.userName, account: userInfo.userAccount, avatar: userInfo.headIcon }}
      brand={{
        name: { zh: site.sysName, en: site.sysNameEn, zhtw: site.sysNameZhtw },
        logo: site.navigationIcon || site.logoIcon,
        version: site.sysVersion,
      }}
      about={{ tagline: t('aboutTagline'), copyright: site.copyright, logo: site.logoIcon }}
      statement={<StatementText />}
      links={{
        documentation: site.docUrl,
        feedback: site.feedbackMail,
        screens: isSpecialUser(userInfo, site.specialAccount) ? dataScreens : undefined,
      }}
      notices={<UnreadButtons />}
      watermark={site.isOpenCopyright > 0}
      searchRecords={(keyword, signal) => searchRecords(keyword, { routes, locale, signal })}
      updateFrom="/"
      onProfile={() => void navigate('/profile')}
      onLock={lock}
      onLogout={() => void handleLogout()}
      onLanguageChange={(language) => void saveLanguage(language)}
    />
  );
}

function framePage(route: { name: string; meta: RouteMeta } | undefined): FramePage | undefined {
  if (!route) return undefined;
  const { fullName, names, icon, affix, noCache } = route.meta;
  return { name: route.name, title: { ...names, zh: fullName }, icon, pinned: affix, fresh: noCache };
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

/** Keeps the language for the user, on every machine. */
async function saveLanguage(language: Locale): Promise<void> {
  await frameApi.permission.currentUser.updateSystemLanguage({ body: { language } });
}
