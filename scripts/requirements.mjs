// `pnpm requirements`: which rows of docs/requirements.md a test names at the start of its title, per section.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';
import { root } from './setup.mjs';

const ID = /(?:[A-Z]\d(?:\.\d+)?|F-[A-Z]{2}|[A-Z]\d)-\d{2}/;
const rows = [
  ...readFileSync(join(root, 'docs/requirements.md'), 'utf8').matchAll(
    /^\| ((?:[A-Z]+\d*(?:\.\d+)?|F-[A-Z]{2})-\d{2}) \| (.*?) \|/gm,
  ),
].map(([, id, text]) => ({ id, text }));
const proven = new Map();
const files = globSync(
  [
    'packages/*/src/**/*.{test,stories}.{ts,tsx}',
    'apps/*/{src,test}/**/*.test.{ts,tsx}',
    'e2e/**/*.spec.ts',
    'scripts/**/*.test.ts',
  ],
  { cwd: root },
);
for (const file of files) {
  const source = readFileSync(join(root, file), 'utf8');
  for (const [, title] of source.matchAll(/\b(?:it|test)(?:\.each\([^)]*\))?\(\s*['"`]([^'"`]+)/g)) {
    for (const word of title.split(' ')) {
      if (!new RegExp(`^${ID.source}$`).test(word)) break;
      proven.set(word, [...(proven.get(word) ?? []), file]);
    }
  }
}

const unknown = [...proven.keys()].filter((id) => !rows.some((row) => row.id === id));
for (const id of unknown)
  console.error(`${id} is on a test but not in docs/requirements.md (${proven.get(id).join(', ')})`);

const sections = groupBy(rows, sectionOf);
for (const [section, list] of sections) {
  const done = list.filter((row) => proven.has(row.id));
  console.log(`${section}: ${done.length} of ${list.length}`);
  if (process.argv.includes('--missing'))
    for (const row of list) if (!proven.has(row.id)) console.log(`  ${row.id} ${row.text}`);
}
console.log(
  `all: ${rows.filter((row) => proven.has(row.id)).length} of ${rows.length} rows have a test (--missing lists the others)`,
);
process.exit(unknown.length > 0 ? 1 : 0);

function sectionOf(row) {
  return row.id.slice(0, row.id.lastIndexOf('-'));
}

function groupBy(list, key) {
  const groups = new Map();
  for (const item of list) groups.set(key(item), [...(groups.get(key(item)) ?? []), item]);
  return groups;
}
