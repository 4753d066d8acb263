import { type Route } from './routeTypes.js';

/** Ordinary calls are given up after this many milliseconds. */
export const DEFAULT_TIMEOUT = 30_000;
/** Calls that wait for third parties or very large answers. */
export const LONG_TIMEOUT = 100_000;
/** Uploads and downloads. */
export const TRANSFER_TIMEOUT = 1_000_000;

/** Third-party sync, mail receive, permission data and data-sync execution. */
export const LONG_CALLS: readonly RegExp[] = [
  /^\/api\/permission\/Authority\/(Tree|\{holder\})/,
  /^\/api\/wechat\/.*Sync/,
  /^\/api\/extend\/Email\/Receive/,
  /^\/api\/system\/DataSync\/.*Execute/,
];

/** Calls that resolve whatever the code is: their callers read the code themselves. */
export const ACCEPTED_AT_ANY_CODE: readonly RegExp[] = [
  /^\/api\/parking\/.*Qr(C|c)ode/,
  /^\/api\/system\/DataSource\/Actions\/Test$/,
  /^\/api\/visualdev\/OnlineDev\/\{id\}\/Config$/,
];

/** Codes that end the session: expired, ended elsewhere, invalid token. */
export const SESSION_END_CODES: readonly number[] = [600, 601, 602];

/** Calls whose session codes do not end the session: they are about proving who one is. */
export const KEEPS_SESSION: readonly string[] = ['/api/oauth/Login', '/api/oauth/LockScreen'];

/** Whether a failure ends the session. */
export function endsSession(path: string, code: number): boolean {
  return SESSION_END_CODES.includes(code) && !KEEPS_SESSION.includes(path);
}

export function isLogin(route: Route): boolean {
  return route.path === '/api/oauth/Login';
}

export function isAcceptedAtAnyCode(route: Route): boolean {
  return ACCEPTED_AT_ANY_CODE.some((pattern) => pattern.test(route.path));
}

export function timeoutOf(route: Route, fallback = DEFAULT_TIMEOUT): number {
  if (route.encoding === 'multipart' || route.response === 'file') return TRANSFER_TIMEOUT;
  return LONG_CALLS.some((pattern) => pattern.test(route.path)) ? LONG_TIMEOUT : fallback;
}
