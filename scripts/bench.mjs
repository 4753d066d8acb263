// `pnpm bench [part] [argument …]`: measures server, widgets, pickers, forms, the designer, scanned pages, tabs, records, parking, screens, approvals and sockets one after the other, or one of them, and
// puts the figures into docs/benchmarks.md. What a part takes as arguments stands at its head.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { PARTS } from './bench/report.mjs';
import { buildIfStale } from './build.mjs';
import { cleanEnvironment, findPnpm, root, run } from './setup.mjs';

const [wanted, ...rest] = process.argv.slice(2);
const parts = Object.keys(PARTS);
if (wanted !== undefined && !parts.includes(wanted)) {
  console.error(`There is no part ${wanted}: ${parts.join(', ')}`);
  process.exit(2);
}
const env = cleanEnvironment();
const pnpm = findPnpm(env);
if (buildIfStale(pnpm, env) !== 0) process.exit(1);
// widgets and pickers are measured as they are published
if (run(pnpm, ['--filter', './packages/*', 'run', 'build'], { env, stdio: ['ignore', 'ignore', 'inherit'] }) !== 0)
  process.exit(1);
for (const part of wanted ? [wanted] : parts) {
  const script = join(root, 'scripts/bench', `${part}.mjs`);
  const { status } = spawnSync(
    process.execPath,
    ['--conditions=@smart-admin/source', '--import', 'tsx', script, ...rest],
    { cwd: root, env, stdio: 'inherit' },
  );
  if (status !== 0) process.exit(status ?? 1);
}
