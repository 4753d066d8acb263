import { loginPathFor, pathAfterLogin, type GuardPaths } from './paths.js';

/** Decides what happens with a navigation, from what is known now. Pure: the caller carries it out. */
export function decideNavigation(target: NavigationTarget, state: GuardState, paths: GuardPaths): NavigationDecision {
  const { path, fullPath } = target;
  const isOpen = paths.open.includes(path);
  if (!state.hasToken) return isOpen ? ALLOW : redirect(loginPathFor(fullPath, paths));
  if (state.locked && path !== paths.lock && path !== paths.login) return redirect(paths.lock);
  if (path === paths.login)
    return redirect(pathAfterLogin(new URLSearchParams(fullPath.split('?')[1]).get('redirect'), paths));
  if (path === paths.lock) return state.locked ? ALLOW : redirect('/');
  if (path === '/') return redirect(paths.home);
  if (isOpen) return ALLOW;
  if (!state.menuLoaded) return { type: 'load' };
  if (path !== paths.notFound && !target.known) return redirect(paths.notFound);
  return ALLOW;
}

/**
 * Runs the steps that a navigation needs before the menu is known: fetch user info, generate routes, add them, retry.
 * A failure resets the token, shows its text when it is one, and asks to sign in again with the wanted path kept.
 * `getWanted` is asked when the steps are done, for the person may have gone elsewhere meanwhile; once `signal` is
 * aborted nothing of it happens any more, neither the navigation nor the end of the session.
 */
export async function loadRoutes<User, Routes>(
  getWanted: () => string,
  steps: LoadSteps<User, Routes>,
  paths: Pick<GuardPaths, 'login'>,
  signal?: AbortSignal,
): Promise<void> {
  try {
    const user = await steps.fetchUser();
    if (signal?.aborted) return;
    const routes = steps.generateRoutes(user);
    steps.addRoutes(routes);
    steps.retry(getWanted());
  } catch (failure) {
    if (signal?.aborted) return;
    steps.resetToken();
    if (typeof failure === 'string') steps.showError(failure);
    steps.retry(loginPathFor(getWanted(), paths));
  }
}

/** What to do after a navigation failed: nothing for a duplicate, else the not-found page. */
export function afterNavigationFailure(
  failure: NavigationFailure,
  { notFound }: Pick<GuardPaths, 'notFound'>,
): NavigationDecision {
  return failure.type === 'duplicate' ? ALLOW : redirect(notFound);
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
