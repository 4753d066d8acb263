import { type FastifyError, type FastifyReply, type FastifyRequest } from 'fastify';
import { dbErrorKind, type DbErrorKind } from '../db/dbError.js';
import { ApiError } from '../errors/apiError.js';
import { t } from '../errors/errors.messages.js';
import { isDiskFull } from '../errors/isDiskFull.js';
import { requestLocale } from './requestLocale.js';

/**
 * Answers an error as `{code, msg, data}`: HTTP 200 for what the caller did, 4xx for broken transport, 500 for our own
 * faults, which are logged in full and told only by their number.
 */
export function handleError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const locale = requestLocale(request);
  const known = toApiError(error);
  if (known) {
    const status = TRANSPORT.has(known.code) ? known.code : 200;
    return reply.status(status).send({
      code: known.code,
      msg: known.text(locale),
      data: typeof known.data === 'function' ? known.data(locale) : known.data,
    });
  }
  request.log.error({ err: error }, 'a call failed');
  return reply.status(500).send({ code: 500, msg: t('internal', { id: request.id })(locale), data: null });
}

/** Answers an unknown path below /api. */
export function handleUnknownPath(request: FastifyRequest, reply: FastifyReply) {
  const path = request.url.split('?')[0]?.slice(0, 200) ?? '';
  return reply.status(404).send({ code: 404, msg: t('unknownPath', { path })(requestLocale(request)), data: null });
}

/** The error as the caller is told it, or undefined for a fault of ours. */
export function toApiError(error: unknown): ApiError | undefined {
  if (error instanceof ApiError) return error;
  const kind = dbErrorKind(error);
  if (kind) return fromDatabase(kind);
  const { code = '', statusCode = 500 } = (
    typeof error === 'object' && error !== null ? error : {}
  ) as Partial<FastifyError>;
  if (isDiskFull(error)) return new ApiError(503, t('diskFull'));
  // whatever walks a value walks off its stack only where the value was sent that deep
  if (error instanceof RangeError && error.message.includes('call stack')) return new ApiError(400, t('malformed'));
  const { limit } = error as { limit?: number };
  if (statusCode === 413 || code === 'FST_REQ_FILE_TOO_LARGE')
    return new ApiError(413, t('tooLarge', { limit: limit ?? '10 MB' }));
  if (statusCode === 415 || code === 'FST_INVALID_MULTIPART_CONTENT_TYPE') return new ApiError(415, t('mediaType'));
  if (statusCode >= 400 && statusCode < 500) return new ApiError(400, t('malformed'));
  return undefined;
}

/** Codes that are also the HTTP status: a program's key is no good, the call did not arrive whole, or cannot be taken. */
const TRANSPORT = new Set<number>([401, 413, 415, 503]);

function fromDatabase(kind: DbErrorKind): ApiError {
  if (kind === 'duplicate') return new ApiError(409, t('duplicate'));
  if (kind === 'referenced') return new ApiError(409, t('referenced'));
  if (kind === 'invalid') return new ApiError(400, t('invalid'));
  if (kind === 'tooMuch') return new ApiError(400, t('tooMuch'));
  if (kind === 'full') return new ApiError(503, t('diskFull'));
  if (kind === 'busy') return new ApiError(409, t('busy'));
  return new ApiError(503, t('unavailable'));
}
