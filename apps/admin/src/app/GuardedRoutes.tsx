import { ApiError, endsSession } from '@smart-admin/api-client';
import { lazyPart, WholePart } from '@smart-admin/ui/lazy';
import {
  decideNavigation,
  fetchSession,
  loadRoutes,
  type LoadSteps,
  type MenuRoutes,
  pathAfterLogin,
} from '@smart-admin/layout/routing';
import { createTranslate } from '@smart-admin/ui/messages';
import { useUnloadQuestion } from '@smart-admin/layout/stores';
import { toast } from '@smart-admin/ui/toast';
import { Activity, Suspense, useEffect, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { useStore } from 'zustand';
import { frameApi } from './frameApi.js';
import { callPatiently } from './callPatiently.js';
import { findFixedRoute } from './fixedRoutes.js';
import { appMessages } from './messages.js';
import { setNavigate } from './navigation.js';
import { OwnAddress } from './OwnAddress.js';
import { isPageAddress } from './pageAddresses.js';
import { GUARD_PATHS, LOCK_PATH, REDIRECT_PATH } from './paths.js';
import { Splash } from './Splash.js';
import { findStandAlonePage, isDesignedScreen, isStandAloneView } from './standAlonePages.js';
import { frameStore } from './frameStore.js';
import { useSession } from './sessionStore.js';

const MainFrame = lazyPart(
  () => import('./MainFrame.js'),
  (module) => module.MainFrame,
);

// instead of the frame, whose calls would all be refused
const InitialPassword = lazyPart(
  () => import('./InitialPassword.js'),
  (module) => module.InitialPassword,
);

const ServerAway = lazyPart(
  () => import('./ServerAway.js'),
  (module) => module.ServerAway,
);

/** Carries out what the guard decides about the current address. */
export function GuardedRoutes() {
  const location = useLocation();
  const navigate = useNavigate();
  const { token, locked, loaded, routes, user } = useSession();
  const { pathname, search, hash } = location;
  // the session whose frame lives on behind the lock screen, redirects and screens, with all that is typed in it
  const [frameOf, setFrameOf] = useState<string | null>(null);
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
        isStandAloneView(pathname) ||
        findFixedRoute(pathname) !== undefined ||
        routes.some((route) => route.path === pathname) ||
        isPageAddress(pathname),
    },
    { hasToken: token !== null, locked, menuLoaded: loaded },
    GUARD_PATHS,
  );

  const page = decision.type === 'allow' ? findStandAlonePage(pathname) : undefined;
  const isFrame = decision.type === 'allow' && page === undefined;
  if (isFrame && frameOf !== token) setFrameOf(token);
  const isKept = !isFrame && loaded && frameOf === token;
  // a hidden frame asks nothing itself
  const isUnsaved = useStore(frameStore.tabs, ({ unsaved }) => unsaved.size > 0);
  useUnloadQuestion(isKept && isUnsaved);

  // before the guard, which would keep the whole address for after the sign-in
  const handedToken = isDesignedScreen(pathname) ? new URLSearchParams(search).get('token') : null;
  if (handedToken !== null) return <TokenTakeOver token={handedToken} />;

  const splash = <Splash />;
  return (
    <>
      {(isFrame || isKept) && (
        <Activity mode={isFrame ? 'visible' : 'hidden'}>
          <OwnAddress isShown={isFrame}>
            <Suspense fallback={splash}>
              <WholePart part={user?.userInfo.mustChangePassword ? InitialPassword : MainFrame} fallback={splash} />
            </Suspense>
          </OwnAddress>
        </Activity>
      )}
      {/* the refreshed page has a new key already */}
      {isFrame && refreshed && <Navigate to={fullPath.slice(REDIRECT_PATH.length)} replace />}
      {page && (
        <Suspense fallback={splash}>
          <WholePart part={page} fallback={splash} />
        </Suspense>
      )}
      {decision.type === 'load' && <MenuLoader key={token} />}
      {decision.type === 'redirect' && <Redirect to={decision.to} />}
    </>
  );
}

/** Goes where the guard says; the lock screen remembers where it came down, and opens there again. */
function Redirect({ to }: { to: string }) {
  const { pathname, search, hash, state } = useLocation();
  if (to === LOCK_PATH) return <Navigate to={LOCK_PATH} replace state={{ lockedAt: pathname + search + hash }} />;
  const unlocked = pathname === LOCK_PATH && to === '/';
  return <Navigate to={unlocked ? pathBeforeLock(state) : to} replace />;
}

/** Signs in by the token of the address, which leaves the address at once. */
function TokenTakeOver({ token }: { token: string }) {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const session = useSession.getState();
    // whoever opens it from the menu is signed in by this token already
    if (token !== '' && token !== session.token) session.signIn(token);
    const rest = new URLSearchParams(search);
    rest.delete('token');
    void navigate({ pathname, search: rest.toString(), hash }, { replace: true });
  }, [token, pathname, search, hash, navigate]);
  return <Splash />;
}

function pathBeforeLock(state: unknown): string {
  const known = typeof state === 'object' && state !== null && 'lockedAt' in state ? state.lockedAt : undefined;
  return pathAfterLogin(typeof known === 'string' ? known : undefined, GUARD_PATHS);
}

/** Where the browser is: a page whose code is still on its way is not what is drawn yet. */
function currentAddress(): string {
  return location.pathname + location.search + location.hash;
}

/** Fetches the user and the menu, adds the routes and goes on to the wanted page. */
function MenuLoader() {
  const navigate = useNavigate();
  const [silent, setSilent] = useState(false);
  useEffect(() => {
    const session = useSession.getState();
    const controller = new AbortController();
    // the code of the frame comes beside the answer that it waits for
    void MainFrame.preload();
    const menu = import('./generateMenu.js');
    const steps: LoadSteps<Loaded, Loaded> = {
      fetchUser: async () => {
        const t = createTranslate(appMessages, frameStore.settings.getState().language);
        const user = await fetchSession(() => fetchUser(controller.signal, () => setSilent(true)), {
          verificationFailed: t('verificationFailed'),
          noPermission: t('noPermission'),
        });
        return { user, routes: (await menu).generateMenu(user) };
      },
      generateRoutes: (loaded) => loaded,
      addRoutes: ({ user, routes }) => {
        // the server's choice wins at sign-in; what is stored wins while signed in (decision Q84)
        if (
          user.userInfo.language !== frameStore.settings.getState().language &&
          !sessionStorage.getItem(LANGUAGE_TAKEN)
        ) {
          frameStore.settings.getState().update({ language: user.userInfo.language });
        }
        sessionStorage.setItem(LANGUAGE_TAKEN, '1');
        session.load(user, routes);
      },
      retry: (path) => void navigate(path, { replace: true }),
      resetToken: session.reset,
      showError: (text) => void toast.error(text),
    };
    void loadRoutes(currentAddress, steps, GUARD_PATHS, controller.signal);
    return () => controller.abort();
    // one load for one token: the key of this component
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  if (!silent) return <Splash />;
  return (
    <Suspense>
      <ServerAway onSignInAnew={useSession.getState().reset} />
    </Suspense>
  );
}

/** Silent, because the screen tells of a server that does not answer; what it refuses is told as ever. */
async function fetchUser(signal: AbortSignal, onSilence: () => void) {
  try {
    return await callPatiently(() => frameApi.oauth.currentUser({}, { silent: true, signal }), { signal, onSilence });
  } catch (error) {
    if (error instanceof ApiError && !endsSession(error.path, error.code)) toast.error(error.message);
    throw error;
  }
}

/** Who signed in, with the routes of their menu. */
interface Loaded {
  user: Awaited<ReturnType<typeof fetchUser>>;
  routes: MenuRoutes;
}

const LANGUAGE_TAKEN = 'smart_languageTaken';
