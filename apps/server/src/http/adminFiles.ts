import fastifyStatic from '@fastify/static';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { handleUnknownPath } from './errorHandler.js';

/**
 * Serves the built admin: files with a hash in their name are kept for a year, pages are asked for again each time.
 * Any other GET that is not below /api gets the page that belongs to it, because routes are the browser's.
 */
export async function registerAdminFiles(app: FastifyInstance, folder: string): Promise<void> {
  const built = existsSync(join(folder, 'index.html'));
  if (built) {
    await app.register(fastifyStatic, {
      root: folder,
      wildcard: false,
      index: false,
      preCompressed: true,
      setHeaders: (reply, path) => {
        reply.header('cache-control', isHashed(path) ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  }
  app.setNotFoundHandler((request: FastifyRequest, reply: FastifyReply) => {
    const path = request.url.split('?')[0] ?? '';
    const isPage =
      ['GET', 'HEAD'].includes(request.method) &&
      !/^\/(api|websocket|metrics|healthz|readyz)(\/|$)/.test(path) &&
      !/\/assets\//.test(path);
    if (!isPage || !built) return handleUnknownPath(request, reply);
    return reply.sendFile('index.html');
  });
}

/** Vite puts a hash before the extension of everything in assets/. */
function isHashed(path: string): boolean {
  return /[\\/]assets[\\/].*-[\w-]{8}\.\w+(\.(br|gz))?$/.test(path);
}
