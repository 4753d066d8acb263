// `pnpm check`: all gates, and the tests that what changed since main asks for, so that a slice is known to be good before
// the whole run. `--gates` leaves the tests out.
import { execFileSync } from 'node:child_process';
import { globSync } from 'tinyglobby';
import { affectedTests } from './check/affectedTests.mjs';
import { cleanEnvironment, findPnpm, root } from './setup.mjs';
import { verify } from './verify.mjs';
import { SUITES } from './verify/steps.mjs';

const BASE = 'main';

const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
const changed = [
  ...new Set([...git('diff', '--name-only', BASE), ...git('ls-files', '--others', '--exclude-standard')]),
];
const env = cleanEnvironment();
const suites = process.argv.includes('--gates')
  ? []
  : [byImports('unit'), byImports('stories'), byPaths('api'), byPaths('e2e')];
process.exit(await verify(findPnpm(env), env, [], suites.filter(Boolean)));

/** Tests whose imports lead to what changed. */
function byImports(name) {
  return withArguments(name, ['--changed', BASE, '--passWithNoTests']);
}

/** Tests that see the product from outside. */
function byPaths(name) {
  const pattern = { api: 'apps/server/test/*.test.ts', e2e: 'e2e/*.spec.ts' }[name];
  const { files, skipped } = affectedTests(changed, globSync(pattern, { cwd: root }).sort());
  if (skipped > 0) console.log(`# ${name}: ${skipped} more files concern the change; npm test runs them`);
  return files.length > 0 ? withArguments(name, files) : undefined;
}

function withArguments(name, args) {
  const step = SUITES.find((each) => each.name === name);
  return { ...step, command: [...step.command, ...args] };
}
