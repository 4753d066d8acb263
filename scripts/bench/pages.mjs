// What the benchmarks in Chromium share: production builds of small pages, a server for them, and the figures.
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { root } from '../setup.mjs';

/**
 * Builds `<source>/<page>.jsx` of each page into `<out>/<page>`, with the packages as they are published: from their
 * `dist`. Each by itself, as an application would: built together, what two pages share becomes dozens of small files.
 */
export async function buildPages({ source, pages, out, alias = [] }) {
  for (const page of pages) await buildPage({ source, page, out: join(out, page), alias });
}

function buildPage({ source, page, out, alias }) {
  return build({
    root: source,
    // its chunks load each other from below the page
    base: `/${page}/`,
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
    // amis writes media queries for Internet Explorer, which minifiers refuse otherwise
    css: { lightningcss: { errorRecovery: true } },
    build: {
      outDir: out,
      emptyOutDir: true,
      target: 'es2022',
      manifest: true,
      rolldownOptions: { input: { [page]: join(source, `${page}.jsx`) } },
    },
  });
}

/** Serves built pages at `/<page>`; `close` ends it. */
export async function servePages(out) {
  const server = createServer((request, response) => {
    const [page, ...rest] = decodeURIComponent(new URL(request.url, 'http://localhost').pathname).slice(1).split('/');
    if (rest.length === 0 && existsSync(join(out, page, '.vite/manifest.json'))) {
      const manifest = JSON.parse(readFileSync(join(out, page, '.vite/manifest.json'), 'utf8'));
      const { files, styles } = neededBy(manifest, `${page}.jsx`);
      const links = [
        ...styles.map((file) => `<link rel="stylesheet" href="/${page}/${file}">`),
        // as Vite writes them for a page of HTML
        ...files.map((file) => `<link rel="modulepreload" href="/${page}/${file}">`),
      ];
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(
        `<!doctype html><html lang="zh-CN"><head><title>${page}</title>${links.join('')}</head><body><div id="root"></div><script type="module" src="/${page}/${files[0]}"></script></body></html>`,
      );
      return;
    }
    const file = join(out, page, ...rest);
    if (rest.length === 0 || !existsSync(file)) {
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

/** Code and styles that a page loads at once: its own file first, then what that imports. */
function neededBy(manifest, key, seen = new Set()) {
  if (seen.has(key)) return { files: [], styles: [] };
  seen.add(key);
  const { file, imports = [], css = [] } = manifest[key];
  const needed = imports.map((next) => neededBy(manifest, next, seen));
  return {
    files: [file, ...needed.flatMap(({ files }) => files)],
    styles: [...needed.flatMap(({ styles }) => styles), ...css],
  };
}

export function percentile(list, part) {
  const sorted = list.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * part) - 1)];
}

export function median(list) {
  return Math.round(percentile(list, 0.5));
}
