// JavaScript that a browser loads before a page of the admin is usable, gzip, against its budget.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from './setup.mjs';

const dist = join(root, 'apps/admin/dist');
const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
const LOGIN = ['index.html', 'src/public/login/LoginPage.tsx'];
const HOME = [...LOGIN, 'src/app/MainFrame.tsx', 'src/pages/home/Page.tsx'];

const failed = [budget('login', LOGIN, 157), budget('login + home', HOME, 268)].some((fits) => !fits);
process.exit(failed ? 1 : 0);

function budget(name, entries, limit) {
  const files = [...new Set(entries.flatMap((entry) => closure(entry)))];
  const sizes = files.map((file) => [file, gzipSync(readFileSync(join(dist, file)), { level: 9 }).length / 1000]);
  const total = sizes.reduce((sum, [, size]) => sum + size, 0);
  console.log(`${name}: ${total.toFixed(1)} kB gzip of ${limit} kB${total > limit ? '  OVER' : ''}`);
  if (total > limit || process.argv.includes('--files')) {
    for (const [file, size] of sizes.sort(([, one], [, other]) => other - one))
      console.log(`  ${size.toFixed(1).padStart(6)} ${file}`);
  }
  return total <= limit;
}

/** Files that an entry needs before it runs. */
function closure(key, seen = new Set()) {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`the build has no ${key}`);
  if (seen.has(key)) return [];
  seen.add(key);
  return [chunk.file, ...(chunk.imports ?? []).flatMap((next) => closure(next, seen))].filter((file) =>
    file.endsWith('.js'),
  );
}
