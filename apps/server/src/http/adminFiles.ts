import { SCAN_PAGE, SCAN_PATHS, scanPageFile } from '@smart-admin/api-client/pages';
import fastifyStatic from '@fastify/static';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { handleUnknownPath } from './errorHandler.js';

/**
 * Serves the built admin: files with a hash in their name are kept for a year, pages are asked for again each time.
 * Any other GET that is not below /api gets the page that belongs to it, because routes are the browser's.
 */
export async function registerAdminFiles(app: FastifyInstance, { folder, hosts }: AdminFilesOptions): Promise<void> {
  const scanPages = new Map<string, string | undefined>(
    SCAN_PATHS.map((path) => [path, [scanPageFile(path), SCAN_PAGE].find((file) => existsSync(join(folder, file)))]),
  );
  const built = existsSync(join(folder, 'index.html'));
  if (built) {
    await app.register(fastifyStatic, {
      root: folder,
      index: false,
      preCompressed: true,
      setHeaders: (reply, path) => {
        reply.header('cache-control', isHashed(path) ? 'public, max-age=31536000, immutable' : 'no-cache');
        // the preview's frame is sandboxed: it has no origin of its own, and these files are public anyway
        reply.header('access-control-allow-origin', '*');
        reply.header('cross-origin-resource-policy', 'cross-origin');
        // by the file, not by its address, which can be spelt in many ways
        if (path.replace(/\.(br|gz)$/, '') === join(folder, PREVIEW_PAGE))
          reply.header('content-security-policy', PREVIEW_POLICY);
      },
    });
  }
  app.get('/preview/', (request, reply) => {
    if (!existsSync(join(folder, PREVIEW_PAGE))) return handleUnknownPath(request, reply);
    return reply.sendFile(PREVIEW_PAGE, { cacheControl: false });
  });
  app.setNotFoundHandler((request: FastifyRequest, reply: FastifyReply) => {
    const path = request.url.split('?')[0] ?? '';
    const isPage =
      ['GET', 'HEAD'].includes(request.method) &&
      !/^\/(api|websocket|metrics|healthz|readyz)(\/|$)/.test(path) &&
      !/\/assets\//.test(path);
    if (!isPage || !built) return handleUnknownPath(request, reply);
    const page = scanPages.get(path) ?? 'index.html';
    if (Object.keys(hosts).length === 0) return reply.sendFile(page);
    return reply
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(tellHosts(readFileSync(join(folder, page), 'utf8'), hosts));
  });
}

/** A page that carries the hosts which are configured, as `readHosts` of the client reads them. */
function tellHosts(html: string, hosts: Readonly<Record<string, string>>): string {
  const content = JSON.stringify(hosts).replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
  return html.replace(HOSTS_META, () => `<meta name="smart-hosts" content="${content}" />`);
}

const HOSTS_META = /<meta name="smart-hosts"[^>]*>/;

interface AdminFilesOptions {
  /** The built admin. */
  folder: string;
  /** Parts of the system that are reached elsewhere. */
  hosts: Readonly<Record<string, string>>;
}

const PREVIEW_PAGE = 'preview/index.html';

/**
 * The page that shows documents of strangers: scripts of ours only, no calls but for files, no frames, nothing sent. It
 * is sandboxed also when somebody opens its address by itself, so no document ever acts in the name of the app.
 */
const PREVIEW_POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "worker-src 'self' blob:",
  "style-src 'self' 'unsafe-inline' blob:",
  "img-src 'self' data: blob:",
  "media-src 'self' blob:",
  "font-src 'self' data: blob:",
  "connect-src 'self' data: blob:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  'sandbox allow-scripts allow-downloads',
].join('; ');

/** Vite puts a hash before the extension of everything in assets/. */
function isHashed(path: string): boolean {
  return /[\\/]assets[\\/].*-[\w-]{8}\.\w+(\.(br|gz))?$/.test(path);
}
