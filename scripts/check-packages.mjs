// The repository checks itself: every published entry resolves, packs and is valid; the root holds nothing else.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';
import { root } from './setup.mjs';

/** What may be tracked in the root; what tools leave there is their own affair. */
const ROOT_ENTRIES = new Set([
  '.changeset',
  '.ci',
  '.dependency-cruiser.cjs',
  '.github',
  '.gitignore',
  '.npmrc',
  '.prettierignore',
  '.prettierrc.json',
  '.size-limit.json',
  '.storybook',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'LICENSE',
  'README.md',
  'README.zh-CN.md',
  'apps',
  'docs',
  'e2e',
  'eslint.config.js',
  'knip.json',
  'package.json',
  'packages',
  'playwright.config.ts',
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
  'scripts',
  'tooling',
  'tsconfig.base.json',
  'tsconfig.json',
  'tsconfig.tools.json',
  'vitest.config.ts',
]);
const tracked = spawnSync('git', ['ls-files'], { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 });
if (tracked.status !== 0) throw new Error(`git does not list the files: ${tracked.stderr ?? tracked.error?.message}`);
const problems = [...new Set(tracked.stdout.split('\n').map((path) => path.split('/')[0]))]
  .filter((name) => name && !ROOT_ENTRIES.has(name))
  .map((name) => `${name} does not belong in the root`);

const pnpm = (args, options) => spawnSync('pnpm', args, { encoding: 'utf8', ...options });
for (const name of readdirSync(join(root, 'packages'))) {
  const folder = join(root, 'packages', name);
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  if (!existsSync(join(folder, 'README.md'))) problems.push(`packages/${name} has no README.md`);
  for (const [entry, target] of Object.entries(manifest.publishConfig.exports)) {
    for (const path of typeof target === 'string' ? [target] : Object.values(target)) {
      if (globSync(path.replace('./', ''), { cwd: folder }).length === 0)
        problems.push(`packages/${name}: export ${entry} -> ${path} is not built`);
    }
  }
  const lint = pnpm(['exec', 'publint', 'run', folder, '--strict'], { cwd: root });
  if (lint.status !== 0) problems.push(`publint packages/${name}\n${lint.stdout}${lint.stderr}`);
  const packed = pnpm(['pack', '--pack-destination', join(root, 'node_modules/.cache')], { cwd: folder });
  const tarball = /[^\s]+\.tgz/.exec(packed.stdout)?.[0];
  if (!tarball) {
    problems.push(`packages/${name} does not pack\n${packed.stdout}${packed.stderr}`);
    continue;
  }
  const styles = Object.keys(manifest.exports)
    .filter((entry) => entry.endsWith('.css'))
    .map((entry) => entry.slice(2));
  const types = pnpm(
    [
      'exec',
      'attw',
      tarball,
      '--profile',
      'esm-only',
      '--format',
      'ascii',
      '--exclude-entrypoints',
      ...styles,
      'package.json',
      './*',
    ],
    { cwd: root },
  );
  if (types.status !== 0) problems.push(`attw packages/${name}\n${types.stdout}${types.stderr}`);
  rmSync(tarball, { force: true });
}
for (const problem of problems) console.error(problem);
process.exit(problems.length > 0 ? 1 : 0);
