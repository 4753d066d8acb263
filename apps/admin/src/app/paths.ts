import { type GuardPaths, type PathWhenEmpty } from '@smart-admin/layout/routing';

/** Paths that open without a token (spec 2.1), exactly these. */
export const OPEN_PATHS: readonly string[] = [
  '/login',
  '/auth-redirect',
  '/jump',
  '/scanQrcode',
  '/orderInfoByQRCode',
  '/freeCarQrcode',
  '/freeCarOrderInfo',
  '/reductionQrcode',
  '/reductionOrderInfo',
  '/roadsideQrcode',
  '/merchantQrcode',
  '/merchantQrcode/orderInfo',
  '/parkingScreen',
  '/companyQrcode',
];

/** Second step of an open scan flow that spec 2.1 forgot (decision Q01). */
export const ADDITIONAL_OPEN_PATHS: readonly string[] = ['/companyQrcode/orderInfo'];

export const LOGIN_PATH = '/login';
export const LOCK_PATH = '/lockScreen';
export const HOME_PATH = '/home';
export const REDIRECT_PATH = '/redirect';

/** Where the guard leads. */
export const GUARD_PATHS: GuardPaths = {
  login: LOGIN_PATH,
  lock: LOCK_PATH,
  home: HOME_PATH,
  notFound: '/404',
  open: [...OPEN_PATHS, ...ADDITIONAL_OPEN_PATHS],
};

/** Where the first directory of the menu stands open (spec 2.4). */
export const START_PATHS: readonly string[] = [HOME_PATH, '/dashboard', GUARD_PATHS.notFound];

/** Path that remounts a page: `/redirect` plus its full path. */
export function refreshPathFor(fullPath: string): string {
  return `${REDIRECT_PATH}${fullPath}`;
}

/** Where to go when the last tab was closed: `/`, or a refresh of the closed page when it was named Dashboard. */
export const pathWhenEmpty: PathWhenEmpty = (closed) =>
  closed?.name === 'Dashboard' ? refreshPathFor(closed.fullPath) : '/';
