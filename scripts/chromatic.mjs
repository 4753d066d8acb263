// Visual review in Chromatic's cloud: runs only where a project token exists.
import { spawnSync } from 'node:child_process';

if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  console.log(
    'chromatic: CHROMATIC_PROJECT_TOKEN is not set, nothing uploaded (pictures on this machine: pnpm test:visual)',
  );
  process.exit(0);
}
const result = spawnSync(
  'chromatic',
  ['--storybook-build-dir', 'storybook-static', '--exit-zero-on-changes', ...process.argv.slice(2)],
  {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  },
);
process.exit(result.status ?? 1);
