// Builds the admin and the server when a source is newer than the last build.
import { mkdirSync, readdirSync, statSync, utimesSync, writeFileSync, existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root, run } from './setup.mjs';

const STAMP = join(root, 'node_modules/.cache/build-stamp');
const INPUTS = ['packages', 'apps', 'pnpm-lock.yaml', 'tsconfig.base.json', 'tooling'];
const OUTPUTS = ['apps/server/dist/main.js', 'apps/admin/dist/index.html'];

/** Exit code of the build, 0 when nothing was stale. */
export function buildIfStale(pnpm, env) {
  const stale =
    OUTPUTS.some((path) => !existsSync(join(root, path))) ||
    !existsSync(STAMP) ||
    newest(INPUTS) > statSync(STAMP).mtimeMs;
  if (!stale) return 0;
  console.log('building ...');
  const started = new Date();
  const code = run(pnpm, ['--filter', '@smart-admin/admin', '--filter', '@smart-admin/server', 'run', 'build'], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (code !== 0) return code;
  mkdirSync(dirname(STAMP), { recursive: true });
  writeFileSync(STAMP, '');
  utimesSync(STAMP, started, started);
  return 0;
}

function newest(paths) {
  let latest = 0;
  const visit = (path) => {
    const info = statSync(path);
    if (!info.isDirectory()) {
      latest = Math.max(latest, info.mtimeMs);
      return;
    }
    for (const name of readdirSync(path)) {
      if (!['node_modules', 'dist', 'test', '.data'].includes(name)) visit(join(path, name));
    }
  };
  for (const path of paths) visit(join(root, path));
  return latest;
}
