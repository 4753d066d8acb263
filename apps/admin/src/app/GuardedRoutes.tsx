import { lazyPart } from '@smart-admin/ui/lazy';
import { decideNavigation, fetchSession, loadRoutes, REDIRECT_PATH } from '@smart-admin/layout/routing';
import { useSession, useSettings } from '@smart-admin/layout/stores';
import { createTranslate } from '@smart-admin/ui/messages';
import { toast } from '@smart-admin/ui/toast';
import { createElement, Suspense, useEffect } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { api } from './api.js';
import { callPatiently } from './callPatiently.js';
import { findFixedRoute } from './fixedRoutes.js';
import { appMessages } from './messages.js';
import { setNavigate } from './navigation.js';
import { Splash } from './Splash.js';
import { findStandAlonePage, STAND_ALONE_VIEWS } from './standAlonePages.js';

const MainFrame = lazyPart(
  () => import('./MainFrame.js'),
  (module) => module.MainFrame,
);

/** Carries out what the guard decides about the current address. */
export function GuardedRoutes() {
  const location = useLocation();
  const navigate = useNavigate();
  const { token, locked, loaded, routes } = useSession();
  const { pathname, search, hash } = location;
  const fullPath = pathname + search + hash;

  useEffect(() => setNavigate(navigate), [navigate]);
  useEffect(() => {
    window.scrollTo(0, 0);
  }, [pathname]);

  const refreshed = pathname.startsWith(`${REDIRECT_PATH}/`);
  const decision = decideNavigation(
    {
      path: pathname,
      fullPath,
      known:
        refreshed ||
        STAND_ALONE_VIEWS.includes(pathname) ||
        findFixedRoute(pathname) !== undefined ||
        routes.some((route) => route.path === pathname),
    },
    { hasToken: token !== null, locked, menuLoaded: loaded },
  );

  if (decision.type === 'redirect') return <Navigate to={decision.to} replace />;
  if (decision.type === 'load') return <MenuLoader key={token} wanted={fullPath} />;
  const Page = findStandAlonePage(pathname);
  return (
    <Suspense fallback={<Splash />}>
      {/* the frame stays mounted meanwhile, and with it the other pages; the refreshed one has a new key already */}
      {refreshed ? <Navigate to={fullPath.slice(REDIRECT_PATH.length)} replace /> : null}
      {Page ? createElement(Page) : <MainFrame />}
    </Suspense>
  );
}

/** Fetches the user and the menu, adds the routes and goes on to the wanted page. */
function MenuLoader({ wanted }: { wanted: string }) {
  const navigate = useNavigate();
  useEffect(() => {
    const session = useSession.getState();
    void loadRoutes(wanted, {
      fetchUser: () => {
        const t = createTranslate(appMessages, useSettings.getState().language);
        return fetchSession(() => callPatiently(() => api.oauth.currentUser({})), {
          verificationFailed: t('verificationFailed'),
          noPermission: t('noPermission'),
        });
      },
      generateRoutes: (user) => ({ user, routes: session.generate(user) }),
      addRoutes: ({ user, routes }) => {
        // the server's choice wins at sign-in; what is stored wins while signed in (decision Q84)
        if (user.userInfo.language !== useSettings.getState().language && !sessionStorage.getItem(LANGUAGE_TAKEN)) {
          useSettings.getState().update({ language: user.userInfo.language });
        }
        sessionStorage.setItem(LANGUAGE_TAKEN, '1');
        session.load(user, routes);
      },
      retry: (path) => void navigate(path, { replace: true }),
      resetToken: session.reset,
      showError: (text) => void toast.error(text),
    });
    // one load for one token: the key of this component
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return <Splash />;
}

const LANGUAGE_TAKEN = 'smart_languageTaken';
