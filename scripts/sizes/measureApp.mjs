// JavaScript that a browser loads before a page of the admin is usable, gzip, against its budget.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from './setup.mjs';

const ADMIN = buildIn('apps/admin/dist');
const SCAN = buildIn('apps/admin/dist/scan');
const LOGIN = ['index.html', 'src/public/login/LoginPage.tsx'];
const HOME = [...LOGIN, 'src/app/MainFrame.tsx', 'src/pages/home/Page.tsx'];

/** A call that no first page makes. */
const ANY_PAGES_CALL = '/api/permission/Role/{id}';

/** Pages behind printed codes: each step is opened by an address of its own. */
const PLATE = ['index.html', '../src/parking/PlateStep.tsx'];
const ORDER = ['index.html', '../src/parking/OrderStep.tsx'];
const SCREEN = ['index.html', '../src/parking/LotScreen.tsx'];

const failed = [
  budget(ADMIN, 'login', LOGIN, 158),
  budget(ADMIN, 'login + home', HOME, 279),
  budget(SCAN, 'scanned code', PLATE, 90),
  budget(SCAN, 'scanned order', ORDER, 90),
  budget(SCAN, 'lot screen', SCREEN, 90),
].some((fits) => !fits);
process.exit(failed ? 1 : 0);

function budget({ dist, manifest }, name, entries, limit) {
  const files = [...new Set(entries.flatMap((entry) => closure(manifest, entry)))];
  const sizes = files.map((file) => [file, gzipSync(readFileSync(join(dist, file)), { level: 9 }).length / 1000]);
  const total = sizes.reduce((sum, [, size]) => sum + size, 0);
  console.log(`${name}: ${total.toFixed(1)} kB gzip of ${limit} kB${total > limit ? '  OVER' : ''}`);
  if (total > limit || process.argv.includes('--files')) {
    for (const [file, size] of sizes.sort(([, one], [, other]) => other - one))
      console.log(`  ${size.toFixed(1).padStart(6)} ${file}`);
  }
  const table = files.find((file) => readFileSync(join(dist, file), 'utf8').includes(ANY_PAGES_CALL));
  if (table) console.log(`  ${table} carries calls of pages: the first page makes its own by app/frameApi.ts`);
  return total <= limit && !table;
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
