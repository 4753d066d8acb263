// `pnpm fix`: writes whatever can be written, to be read in review: lint and format, routes of the contract, reports of the
// public API, recorded sizes.
import { cleanEnvironment, findPnpm, run } from './setup.mjs';

const STEPS = [
  ['exec', 'eslint', '.', '--cache', '--cache-location', 'node_modules/.cache/eslint/', '--fix'],
  ['--filter', '@smart-admin/api-client', 'run', 'routes'],
  ['run', 'build'],
  ['exec', 'node', 'scripts/api-report.mjs'],
  ['exec', 'node', 'scripts/sizes.mjs', '--record'],
  ['exec', 'prettier', '--write', '--log-level', 'warn', '.'],
];
const env = cleanEnvironment();
const pnpm = findPnpm(env);
// each goes on from what the one before wrote; what it cannot mend, `pnpm check` says
const failed = STEPS.filter((step) => run(pnpm, step, { env }) !== 0);
for (const step of failed) console.error(`could not be written: pnpm ${step.join(' ')}`);
process.exit(failed.length > 0 ? 1 : 0);
