import { ADDITIONAL_OPEN_PATHS, LOCK_PATH, LOGIN_PATH, OPEN_PATHS } from '@smart-admin/layout/routing';
import { lazy, type ComponentType } from 'react';

const Planned = lazy(() =>
  import('../public/planned/PlannedPage.js').then((module) => ({ default: module.PlannedPage })),
);

const PAGES: Record<string, ComponentType> = {
  [LOGIN_PATH]: lazy(() => import('../public/login/LoginPage.js').then((module) => ({ default: module.LoginPage }))),
  [LOCK_PATH]: lazy(() =>
    import('../public/lock-screen/LockScreenPage.js').then((module) => ({ default: module.LockScreenPage })),
  ),
  '/jump': lazy(() => import('../public/jump/JumpPage.js').then((module) => ({ default: module.JumpPage }))),
  '/auth-redirect': lazy(() =>
    import('../public/auth-redirect/AuthRedirectPage.js').then((module) => ({ default: module.AuthRedirectPage })),
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
export function findStandAlonePage(path: string): ComponentType | undefined {
  if (Object.hasOwn(PAGES, path)) return PAGES[path];
  return [...OPEN_PATHS, ...ADDITIONAL_OPEN_PATHS, ...STAND_ALONE_VIEWS].includes(path) ? Planned : undefined;
}
