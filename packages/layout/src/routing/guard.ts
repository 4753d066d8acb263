import { HOME_PATH, isOpenPath, LOCK_PATH, LOGIN_PATH, loginPathFor, NOT_FOUND_PATH, pathAfterLogin } from './paths.js';

/** Decides what happens with a navigation, from what is known now. Pure: the caller carries it out. */
export function decideNavigation(target: NavigationTarget, state: GuardState): NavigationDecision {
  const { path, fullPath } = target;
  if (!state.hasToken) return isOpenPath(path) ? ALLOW : redirect(loginPathFor(fullPath));
  if (state.locked && path !== LOCK_PATH && path !== LOGIN_PATH) return redirect(LOCK_PATH);
  if (path === LOGIN_PATH) return redirect(pathAfterLogin(new URLSearchParams(fullPath.split('?')[1]).get('redirect')));
  if (path === LOCK_PATH) return state.locked ? ALLOW : redirect('/');
  if (path === '/') return redirect(HOME_PATH);
  if (isOpenPath(path)) return ALLOW;
  if (!state.menuLoaded) return { type: 'load' };
  if (path !== NOT_FOUND_PATH && !target.known) return redirect(NOT_FOUND_PATH);
  return ALLOW;
}

/**
 * Runs the steps that a navigation needs before the menu is known: fetch user info, generate routes, add them, retry.
 * A failure resets the token, shows its text when it is one, and asks to sign in again with the wanted path kept.
 */
export async function loadRoutes<User, Routes>(wanted: string, steps: LoadSteps<User, Routes>): Promise<void> {
  try {
    const user = await steps.fetchUser();
    const routes = steps.generateRoutes(user);
    steps.addRoutes(routes);
    steps.retry(wanted);
  } catch (failure) {
    steps.resetToken();
    if (typeof failure === 'string') steps.showError(failure);
    steps.retry(loginPathFor(wanted));
  }
}

/** What to do after a navigation failed: nothing for a duplicate, else the not-found page. */
export function afterNavigationFailure(failure: NavigationFailure): NavigationDecision {
  return failure.type === 'duplicate' ? ALLOW : redirect(NOT_FOUND_PATH);
}

export interface NavigationTarget {
  /** Path without query and fragment. */
  path: string;
  /** Path with query and fragment. */
  fullPath: string;
  /** Whether a route, fixed or from the menu, has this path. */
  known: boolean;
}

export interface GuardState {
  hasToken: boolean;
  locked: boolean;
  menuLoaded: boolean;
}

/** `load` means: fetch the menu first, then decide again. */
export type NavigationDecision = { type: 'allow' } | { type: 'load' } | { type: 'redirect'; to: string };

export interface LoadSteps<User, Routes> {
  fetchUser(): Promise<User>;
  generateRoutes(user: User): Routes;
  addRoutes(routes: Routes): void;
  retry(path: string): void;
  resetToken(): void;
  showError(text: string): void;
}

/** `duplicate`: the navigation went to where one already is. */
export interface NavigationFailure {
  type: 'duplicate' | 'aborted' | 'error';
}

const ALLOW = { type: 'allow' } as const;

function redirect(to: string): NavigationDecision {
  return { type: 'redirect', to };
}
