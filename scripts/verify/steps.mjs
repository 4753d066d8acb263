// The steps of `npm test` as data. `code` is what the whole run exits with when the step is the first that failed;
// `limit` is in seconds, about ten times what the step takes on a quick machine and five on a slow one: it says that
// something hangs, never that it is slow.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const reporter = fileURLToPath(new URL('./summaryReporter.mjs', import.meta.url));

/**
 * Gates look at the code; lanes run beside each other, because most gates use one core. A gate that `needs` another is
 * not run where that one failed. What needs nothing stands where the lanes end at the same time.
 */
export const GATES = [
  [
    { name: 'types', code: 10, limit: 900, command: ['run', 'typecheck'] },
    { name: 'lint', code: 11, limit: 900, command: ['run', 'lint'] },
    { name: 'boundaries', code: 13, limit: 300, command: ['run', 'deps'] },
  ],
  [
    { name: 'build', code: 15, limit: 900, command: ['run', 'build'] },
    script('reports', 16, 300, 'api-report.mjs', '--check'),
    script('compiled', 17, 120, 'check-compiled.mjs'),
    script('packages', 18, 300, 'check-packages.mjs'),
    { name: 'size', code: 19, limit: 300, needs: 'build', command: ['run', 'size'] },
    { name: 'format', code: 12, limit: 600, command: ['exec', 'prettier', '--check', '--log-level', 'warn', '.'] },
    { name: 'unused', code: 14, limit: 600, command: ['run', 'unused'] },
  ],
];

/** Suites run one after the other and use all cores, but for lanes. Those with `repeat` run the files that failed once more, alone. */
export const SUITES = [
  vitest('unit', 30, 1_200, ['node', 'dom']),
  vitest('api', 31, 1_800, ['api']),
  vitest('stories', 32, 1_800, ['storybook', 'storybook-vi']),
  {
    name: 'e2e',
    code: 34,
    limit: 3_600,
    kind: 'playwright',
    command: ['exec', 'playwright', 'test', '--reporter=line,json'],
    reportTo: (file) => ({ PLAYWRIGHT_JSON_OUTPUT_FILE: file }),
    // what the first pass left to look at stays
    repeat: (files) => [
      '--workers=1',
      '--trace=retain-on-failure',
      '--output=test-results/again',
      ...files.map(escapePattern),
    ],
  },
  // what is left mostly waits: for a database that comes back, for the registry, for one core that writes files
  [
    // never run twice: a write that was lost is lost
    [{ name: 'crash', code: 35, limit: 900, command: ['--filter', '@smart-admin/server', 'run', 'crash'] }],
    [
      { name: 'storybook', code: 33, limit: 900, command: ['run', 'build-storybook'] },
      {
        name: 'consumer',
        code: 36,
        limit: 900,
        command: ['exec', 'node', '--import', 'tsx', 'scripts/check-consumer.mjs'],
      },
    ],
  ],
];

export const TIME_LIMIT_CODE = 40;
export const TOO_MANY_FLAKY_CODE = 41;
export const MOST_FLAKY = 3;

function script(name, code, limit, file, ...args) {
  return { name, code, limit, needs: 'build', command: ['exec', 'node', join('scripts', file), ...args] };
}

function vitest(name, code, limit, projects) {
  return {
    name,
    code,
    limit,
    kind: 'vitest',
    command: [
      'exec',
      'vitest',
      'run',
      ...projects.flatMap((project) => ['--project', project]),
      '--reporter=dot',
      `--reporter=${reporter}`,
    ],
    reportTo: (file) => ({ SUMMARY_FILE: file }),
    repeat: (files) => ['--maxWorkers=1', '--no-file-parallelism', ...files],
  };
}

/** Playwright takes names of files as patterns. */
function escapePattern(file) {
  return file.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
