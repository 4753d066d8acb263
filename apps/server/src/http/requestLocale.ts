import { resolveLocale, type Locale } from '@smart-admin/ui/messages';
import { type FastifyRequest } from 'fastify';

/** Language of the caller: the header `smart-language`, else the browser's `Accept-Language`, else Chinese. */
export function requestLocale(request: FastifyRequest): Locale {
  const chosen = request.headers['smart-language'];
  return resolveLocale(typeof chosen === 'string' ? chosen : undefined, request.headers['accept-language']);
}
