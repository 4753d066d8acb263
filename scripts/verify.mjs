// `npm test`: every proof there is, in the order in which failures are cheapest; ends with "N passed, N failed".
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { findChromium, root, run } from './setup.mjs';

const REPORTS = join(root, 'node_modules/.cache/reports');

/** Exit code: 0 when everything passed. `only` narrows to the steps named. */
export function verify(pnpm, env, only = []) {
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });
  env.CHROMIUM_PATH = findChromium(env);
  const total = { passed: 0, failed: 0 };
  const failures = [];
  for (const step of STEPS) {
    if (only.length > 0 && !only.includes(step.name)) continue;
    const started = Date.now();
    const code = run(pnpm, step.command, { env: { ...env, ...step.env } });
    const counted = step.count?.() ?? { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
    // a runner that died before it reported has failed, whatever it counted
    if (code !== 0 && counted.failed === 0) counted.failed = 1;
    total.passed += counted.passed;
    total.failed += counted.failed;
    if (counted.failed > 0) failures.push(step.name, ...(step.failed?.() ?? []));
    console.log(
      `# ${step.name}: ${counted.passed} passed, ${counted.failed} failed, ${((Date.now() - started) / 1000).toFixed(1)} s`,
    );
  }
  for (const failure of failures) console.log(`# failed: ${failure}`);
  console.log(`${total.passed} passed, ${total.failed} failed`);
  return total.failed > 0 || total.passed === 0 ? 1 : 0;
}

const vitest = (name, projects) => ({
  name,
  command: [
    'exec',
    'vitest',
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${join(REPORTS, `${name}.json`)}`,
  ],
  count: () => {
    const report = readReport(name);
    return { passed: report?.numPassedTests ?? 0, failed: (report?.numFailedTests ?? 0) + failedFiles(report) };
  },
  failed: () => failedTests(readReport(name)),
});

const STEPS = [
  { name: 'types', command: ['run', 'typecheck'] },
  { name: 'lint', command: ['run', 'lint'] },
  { name: 'format', command: ['exec', 'prettier', '--check', '--log-level', 'warn', '.'] },
  { name: 'boundaries', command: ['run', 'deps'] },
  { name: 'unused', command: ['run', 'unused'] },
  { name: 'build', command: ['run', 'build'] },
  { name: 'reports', command: ['exec', 'node', 'scripts/api-report.mjs', '--check'] },
  { name: 'compiled', command: ['exec', 'node', 'scripts/check-compiled.mjs'] },
  { name: 'packages', command: ['exec', 'node', 'scripts/check-packages.mjs'] },
  { name: 'consumer', command: ['exec', 'node', '--import', 'tsx', 'scripts/check-consumer.mjs'] },
  { name: 'size', command: ['run', 'size'] },
  vitest('unit', ['node', 'dom']),
  vitest('api', ['api']),
  vitest('stories', ['storybook', 'storybook-vi']),
  { name: 'storybook', command: ['run', 'build-storybook'] },
  {
    name: 'e2e',
    command: ['exec', 'playwright', 'test', '--reporter=line,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: join(REPORTS, 'e2e.json') },
    count: () => {
      const { stats } = readReport('e2e') ?? {};
      return { passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0), failed: stats?.unexpected ?? 0 };
    },
  },
  { name: 'crash', command: ['run', 'test:crash'] },
];

function readReport(name) {
  const path = join(REPORTS, `${name}.json`);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}

/** Files that broke before their first test. */
function failedFiles(report) {
  return (report?.testResults ?? []).filter(
    (file) => file.status === 'failed' && file.assertionResults.every((test) => test.status !== 'failed'),
  ).length;
}

/** `file › title: first line of the message` of each failed test, so that the last lines of a long log say what to mend. */
function failedTests(report) {
  return (report?.testResults ?? []).flatMap((file) => {
    const name = relative(root, file.name);
    if (file.status === 'failed' && file.assertionResults.every((test) => test.status !== 'failed'))
      return [`${name}: ${firstLine(file.message)}`];
    return file.assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => `${name} › ${test.title}: ${firstLine(test.failureMessages[0])}`);
  });
}

const firstLine = (message = '') => message.split('\n', 1)[0].slice(0, 300);
