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
export const NOT_FOUND_PATH = '/404';
export const REDIRECT_PATH = '/redirect';

export function isOpenPath(path: string): boolean {
  return OPEN_PATHS.includes(path) || ADDITIONAL_OPEN_PATHS.includes(path);
}

/** Address of the sign-in page that returns to the wanted path, its query kept. */
export function loginPathFor(wanted: string): string {
  return `${LOGIN_PATH}?redirect=${encodeURIComponent(wanted)}`;
}

/** Where to go after signing in: the decoded redirect when it is a path of ours, else `/` (decision Q07). */
export function pathAfterLogin(redirect: string | null | undefined): string {
  if (!redirect || !/^\/(?![/\\])/.test(redirect)) return '/';
  const url = URL.canParse(redirect, 'http://own.invalid') ? new URL(redirect, 'http://own.invalid') : undefined;
  return url?.host === 'own.invalid' && url.pathname !== LOGIN_PATH ? redirect : '/';
}

/** Path that remounts a page: `/redirect` plus its full path. */
export function refreshPathFor(fullPath: string): string {
  return `${REDIRECT_PATH}${fullPath}`;
}
