// `pnpm size`: what the built packages and pages weigh, gzip, against `sizes/recorded.json`. `--record` writes that file
// anew, to be read in review; `--parts` shows what each size is made of.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './setup.mjs';
import { compareSizes, recordSizes } from './sizes/compareSizes.mjs';
import { measureApp } from './sizes/measureApp.mjs';
import { measureForm } from './sizes/measureForm.mjs';

const RECORDED = join(root, 'scripts/sizes/recorded.json');
const PARTS = 20;

const measured = [...measurePackages(), ...measureApp(), await measureForm()];
if (process.argv.includes('--record')) writeFileSync(RECORDED, `${JSON.stringify(recordSizes(measured), null, 2)}\n`);
const results = compareSizes(measured, JSON.parse(readFileSync(RECORDED, 'utf8')));
for (const { name, line, hasFailed } of results) {
  console.log(line);
  if (!hasFailed && !process.argv.includes('--parts')) continue;
  const { parts = [] } = measured.find((each) => each.name === name) ?? {};
  for (const part of parts.slice(0, PARTS)) console.log(`${part.kB.toFixed(1).padStart(10)} ${part.name}`);
}
process.exit(results.some(({ hasFailed }) => hasFailed) ? 1 : 0);

/** Single imports from the published packages, listed in .size-limit.json. */
function measurePackages() {
  const { stdout, stderr, error } = spawnSync('size-limit', ['--json'], {
    cwd: root,
    env: { ...process.env, PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH}` },
    encoding: 'utf8',
  });
  if (error) throw error;
  try {
    return JSON.parse(stdout).map(({ name, size }) => ({ name, kB: size / 1000 }));
  } catch (cause) {
    throw new Error(`size-limit did not measure the packages:\n${stdout}${stderr}`, { cause });
  }
}
