import compress from '@fastify/compress';
import formbody from '@fastify/formbody';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import { type FastifyInstance } from 'fastify';
import { configuredHosts, type Env } from '../env.js';
import { ApiError } from '../errors/apiError.js';
import { t } from '../errors/errors.messages.js';
import { isTooDeep } from './jsonDepth.js';

/** Largest body of an ordinary call, in bytes; files have limits of their own. */
export const BODY_LIMIT = 10 * 1024 * 1024;

/** Headers, limits and body formats of every call. */
export async function registerSecurity(app: FastifyInstance, env: Env): Promise<void> {
  const elsewhere = [...new Set(Object.values(configuredHosts(env)).map((host) => new URL(host).origin))];
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
        // widgets position themselves by inline styles
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...elsewhere],
        fontSrc: ["'self'", 'data:'],
        mediaSrc: ["'self'", 'blob:'],
        connectSrc: ["'self'", ...elsewhere],
        workerSrc: ["'self'", 'blob:'],
        // menu entries of type 7 embed addresses that the administrator typed
        frameSrc: ["'self'", 'https:', 'http:'],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'self'"],
      },
    },
    // whoever ends TLS in front of us decides about it
    strictTransportSecurity: false,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'same-origin' },
  });
  await app.register(compress, {
    global: true,
    threshold: 1024,
    encodings: ['gzip', 'br'],
    brotliOptions: { params: { 0: 4 } },
  });
  await app.register(formbody, { bodyLimit: 256 * 1024 });
  await app.register(multipart, { limits: { files: 1, fields: 50, fieldSize: 256 * 1024 } });
  if (env.RATE_LIMIT > 0) {
    await app.register(rateLimit, {
      global: true,
      max: env.RATE_LIMIT,
      timeWindow: 60_000,
      errorResponseBuilder: (_request, { ttl }) => new ApiError(429, t('tooMany', { seconds: Math.ceil(ttl / 1_000) })),
    });
  }
  acceptEmptyJson(app);
  // by this number an answer is found in the log
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    // answers hold what only the caller may see; files say for themselves how long they may be kept
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
    done();
  });
}

/** A call without input may still say that it sends JSON. */
function acceptEmptyJson(app: FastifyInstance) {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body);
    if (text.length === 0) done(null, undefined);
    else if (isTooDeep(text)) done(new ApiError(400, t('malformed')));
    else parse(request, text, done);
  });
}
