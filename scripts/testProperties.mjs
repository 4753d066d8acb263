// `pnpm test:property`: the tests of properties with a seed of their own each time, which `npm test` fixes; what they find
// names its seed.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';
import { cleanEnvironment, findPnpm, root, run } from './setup.mjs';

const files = globSync('{packages,apps}/*/src/**/*.test.ts', { cwd: root }).filter((path) =>
  readFileSync(join(root, path), 'utf8').includes("from 'fast-check'"),
);
const env = { ...cleanEnvironment(), PROPERTY_SEED: 'free' };
process.exit(run(findPnpm(env), ['exec', 'vitest', 'run', '--project', 'node', ...files], { env }));
