import { type Route } from './routeTypes.js';

/** Ordinary calls are given up after this many milliseconds. */
export const DEFAULT_TIMEOUT = 30_000;
/** Uploads and downloads. */
export const TRANSFER_TIMEOUT = 1_000_000;

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

/** Milliseconds after which a call is given up: its own, or that of its kind. */
export function timeoutOf(route: Route, fallback = DEFAULT_TIMEOUT): number {
  if (route.encoding === 'multipart' || route.response === 'file') return TRANSFER_TIMEOUT;
  return route.timeout ?? fallback;
}
