import { type FastifyRequest } from 'fastify';

const NAME = 'smart_file';
const PATH = '/api/file/';
/** Seconds; renewed with every load of the app, and worth nothing when the session has ended. */
const LIFETIME = 8 * 3600;

/** Cookie by which images, videos and links of the app reach files; no other call looks at it. */
export function fileCookie(request: FastifyRequest, token: string): string {
  const secure = request.protocol === 'https' ? '; Secure' : '';
  return `${NAME}=${token}; Path=${PATH}; Max-Age=${token ? LIFETIME : 0}; HttpOnly; SameSite=Strict${secure}`;
}

/** Token in the cookie of a download; '' without one. */
export function readFileCookie(request: FastifyRequest): string {
  const found = /(?:^|;\s*)smart_file=([\w-]{1,200})(?:;|$)/.exec(request.headers.cookie ?? '');
  return found?.[1] ?? '';
}
