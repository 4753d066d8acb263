// What the benchmarks in Chromium share: production builds of small pages, a server for them, and the figures.
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { root } from '../setup.mjs';

/** Builds `<source>/<page>.jsx` of each page into `out`, with the packages as they are published: from their `dist`. */
export async function buildPages({ source, pages, out, alias = [] }) {
  await build({
    root: source,
    configFile: false,
    logLevel: 'error',
    // what is published has been through the compiler
    plugins: [react({ compiler: true, include: /\.jsx$/ }), tailwindcss()],
    resolve: {
      alias: [
        ...alias,
        // one React for all of them
        { find: /^(react|react-dom)(\/.*)?$/, replacement: `${join(root, 'node_modules/$1')}$2` },
        {
          find: /^@smart-admin\/(ui|pickers|form-engine)\/(tailwind|styles)\.css$/,
          replacement: join(root, 'packages/$1/dist/$2.css'),
        },
        {
          find: /^@smart-admin\/(ui|pickers|form-engine)\/(?!.*\.css$)(.*)$/,
          replacement: join(root, 'packages/$1/dist/$2/index.js'),
        },
      ],
    },
    build: {
      outDir: out,
      emptyOutDir: true,
      target: 'es2022',
      manifest: true,
      rolldownOptions: { input: Object.fromEntries(pages.map((page) => [page, join(source, `${page}.jsx`)])) },
    },
  });
}

/** Serves built pages at `/<page>`; `close` ends it. */
export async function servePages(out) {
  const manifest = JSON.parse(readFileSync(join(out, '.vite/manifest.json'), 'utf8'));
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url, 'http://localhost').pathname).slice(1);
    const chunk = manifest[`${path}.jsx`];
    if (chunk) {
      const styles = stylesOf(manifest, `${path}.jsx`).map((file) => `<link rel="stylesheet" href="/${file}">`);
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(
        `<!doctype html><html lang="zh-CN"><head><title>${path}</title>${styles.join('')}</head><body><div id="root"></div><script type="module" src="/${chunk.file}"></script></body></html>`,
      );
      return;
    }
    const file = join(out, path);
    if (!path || !existsSync(file)) {
      response.statusCode = 404;
      response.end();
      return;
    }
    response.setHeader('content-type', extname(file) === '.css' ? 'text/css' : 'text/javascript');
    response.end(readFileSync(file));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { address: `http://127.0.0.1:${server.address().port}`, close: () => server.close() };
}

function stylesOf(manifest, key, seen = new Set()) {
  if (seen.has(key)) return [];
  seen.add(key);
  const chunk = manifest[key];
  return [...(chunk.imports ?? []).flatMap((next) => stylesOf(manifest, next, seen)), ...(chunk.css ?? [])];
}

export function percentile(list, part) {
  const sorted = list.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * part) - 1)];
}

export function median(list) {
  return Math.round(percentile(list, 0.5));
}
