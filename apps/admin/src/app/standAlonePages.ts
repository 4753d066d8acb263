import { lazyPart, type LazyPart } from '@smart-admin/ui/lazy';
import { GUARD_PATHS, LOCK_PATH, LOGIN_PATH } from './paths.js';

/** Pages of another entry, which the server gives at these addresses. */
const OtherEntry = lazyPart(
  () => import('../public/other-entry/OtherEntryPage.js'),
  (module) => module.OtherEntryPage,
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

const Screen = lazyPart(
  () => import('../screens/ScreenPage.js'),
  (module) => module.ScreenPage,
);

const DesignedScreen = lazyPart(
  () => import('../screenDesign/ScreenView.js'),
  (module) => module.ScreenView,
);

/** Screens that somebody designed stand at `/view/` and their id (decision Q10). */
const VIEW_PATH = /^\/view\/[^/]+$/;

const SCREEN_VIEWS: readonly string[] = [
  '/openWindow/parking',
  '/dataView',
  '/dataViewNew',
  '/operationView',
  '/homeView',
  '/realTimeView',
  '/roadView',
  '/roadViewNew',
  '/roadViewNewjia',
];

const OTHER_VIEWS: Record<string, LazyPart<object>> = {
  '/cloudSentryBox': lazyPart(
    () => import('../booth/BoothPage.js'),
    (module) => module.BoothPage,
  ),
  '/phonePreview': lazyPart(
    () => import('../pages/previewModel/PhonePreviewPage.js'),
    (module) => module.PhonePreviewPage,
  ),
  '/ceshi': lazyPart(
    () => import('../widget-test/WidgetTestPage.js'),
    (module) => module.WidgetTestPage,
  ),
};

/** Full-screen views outside the main layout that need a token (spec 2.2). */
const STAND_ALONE_VIEWS: readonly string[] = [...SCREEN_VIEWS, ...Object.keys(OTHER_VIEWS)];

/** Whether an address is that of a full-screen view outside the main layout that needs a token. */
export function isStandAloneView(path: string): boolean {
  return STAND_ALONE_VIEWS.includes(path) || isDesignedScreen(path);
}

/** Whether an address is that of a designed screen, which takes a session over by `?token=` as `/jump` does. */
export function isDesignedScreen(path: string): boolean {
  return VIEW_PATH.test(path);
}

/** The page of an address outside the main layout; undefined for addresses inside it. */
export function findStandAlonePage(path: string): LazyPart<object> | undefined {
  if (Object.hasOwn(PAGES, path)) return PAGES[path];
  if (GUARD_PATHS.open.includes(path)) return OtherEntry;
  if (SCREEN_VIEWS.includes(path)) return Screen;
  if (isDesignedScreen(path)) return DesignedScreen;
  return Object.hasOwn(OTHER_VIEWS, path) ? OTHER_VIEWS[path] : undefined;
}
