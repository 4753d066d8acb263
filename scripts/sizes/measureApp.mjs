// JavaScript that a browser loads before a page of the admin is usable, gzip.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from '../setup.mjs';

const LOGIN = ['index.html', 'src/public/login/LoginPage.tsx'];
const HOME = [...LOGIN, 'src/app/MainFrame.tsx', 'src/pages/home/Page.tsx'];

const LIST = [...LOGIN, 'src/app/MainFrame.tsx', 'src/pages/permission/user/Page.tsx'];
/** A browser asks for six at a time: more files than this are more time, whatever they weigh. */
const MOST_FILES = 60;

/** A call that no first page makes. */
const ANY_PAGES_CALL = '/api/permission/Role/{id}';

/** Pages behind printed codes: each step is opened by an address of its own. */
const PLATE = ['index.html', '../src/parking/PlateStep.tsx'];
const ORDER = ['index.html', '../src/parking/OrderStep.tsx'];
const SCREEN = ['index.html', '../src/parking/LotScreen.tsx'];

/** Sizes of the built admin as `{ name, kB, parts, problem }`: parts are its files, largest first. */
export function measureApp() {
  const admin = buildIn('apps/admin/dist');
  const scan = buildIn('apps/admin/dist/scan');
  return [
    measure(admin, 'login', LOGIN),
    measure(admin, 'login + home', HOME),
    measure(admin, 'login + list', LIST, { isFirst: false }),
    measure(scan, 'scanned code', PLATE),
    measure(scan, 'scanned order', ORDER),
    measure(scan, 'lot screen', SCREEN),
  ];
}

/** A page that is the first somebody sees (`isFirst`) carries no calls of others. */
function measure({ dist, manifest }, name, entries, { isFirst = true } = {}) {
  const files = [...new Set(entries.flatMap((entry) => closure(manifest, entry)))];
  const parts = files
    .map((file) => ({ name: file, kB: gzipSync(readFileSync(join(dist, file)), { level: 9 }).length / 1000 }))
    .sort((one, other) => other.kB - one.kB);
  return { name, parts, kB: parts.reduce((sum, part) => sum + part.kB, 0), problem: problemOf(dist, files, isFirst) };
}

function problemOf(dist, files, isFirst) {
  if (files.length > MOST_FILES)
    return `${files.length} files, at most ${MOST_FILES} may be: tooling/planChunks.ts plans them`;
  if (!isFirst) return undefined;
  const table = files.find((file) => readFileSync(join(dist, file), 'utf8').includes(ANY_PAGES_CALL));
  return table && `${table} carries calls of pages: the first page makes its own by app/frameApi.ts`;
}

/** Files that an entry needs before it runs. */
function closure(manifest, key, seen = new Set()) {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`the build has no ${key}`);
  if (seen.has(key)) return [];
  seen.add(key);
  return [chunk.file, ...(chunk.imports ?? []).flatMap((next) => closure(manifest, next, seen))].filter((file) =>
    file.endsWith('.js'),
  );
}

function buildIn(folder) {
  const dist = join(root, folder);
  return { dist, manifest: JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) };
}
