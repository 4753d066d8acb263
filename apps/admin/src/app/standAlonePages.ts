import { lazyPart, type LazyPart } from '@smart-admin/ui/lazy';
import { ADDITIONAL_OPEN_PATHS, LOCK_PATH, LOGIN_PATH, OPEN_PATHS } from '@smart-admin/layout/routing';

const Planned = lazyPart(
  () => import('../public/planned/PlannedPage.js'),
  (module) => module.PlannedPage,
);

const PAGES: Record<string, LazyPart<object>> = {
  [LOGIN_PATH]: lazyPart(
    () => import('../public/login/LoginPage.js'),
    (module) => module.LoginPage,
  ),
  [LOCK_PATH]: lazyPart(
    () => import('../public/lock-screen/LockScreenPage.js'),
    (module) => module.LockScreenPage,
  ),
  '/jump': lazyPart(
    () => import('../public/jump/JumpPage.js'),
    (module) => module.JumpPage,
  ),
  '/auth-redirect': lazyPart(
    () => import('../public/auth-redirect/AuthRedirectPage.js'),
    (module) => module.AuthRedirectPage,
  ),
};

/** Full-screen views outside the main layout that need a token (spec 2.2). */
export const STAND_ALONE_VIEWS: readonly string[] = [
  '/openWindow/parking',
  '/dataView',
  '/dataViewNew',
  '/operationView',
  '/homeView',
  '/realTimeView',
  '/roadView',
  '/roadViewNew',
  '/roadViewNewjia',
  '/cloudSentryBox',
  '/ceshi',
];

/** The page of an address outside the main layout; undefined for addresses inside it. */
export function findStandAlonePage(path: string): LazyPart<object> | undefined {
  if (Object.hasOwn(PAGES, path)) return PAGES[path];
  return [...OPEN_PATHS, ...ADDITIONAL_OPEN_PATHS, ...STAND_ALONE_VIEWS].includes(path) ? Planned : undefined;
}
