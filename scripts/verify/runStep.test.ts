import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { runStep } from './runStep.mjs';

let root: string;
let written: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'sa-step-'));
  written = '';
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

/** A suite whose runs report these, one after the other; each is the failed tests of the file `a.test.ts` and an exit code. */
function suite(...runs: { failures: { title: string; message: string }[]; code?: number }[]) {
  writeFileSync(join(root, 'runs'), '0');
  writeFileSync(
    join(root, 'suite.mjs'),
    `import { readFileSync, writeFileSync } from 'node:fs';
     const at = Number(readFileSync('runs', 'utf8'));
     writeFileSync('runs', String(at + 1));
     const { failures, code = failures.length > 0 ? 1 : 0 } = ${JSON.stringify(runs)}[at];
     const files = [{ path: process.cwd() + '/a.test.ts', seconds: 1, passed: 2 - failures.length, failures }];
     if (at === 0) files.push({ path: process.cwd() + '/b.test.ts', seconds: 1, passed: 5, failures: [] });
     writeFileSync(process.env.SUMMARY_FILE, JSON.stringify({ files, errors: [] }));
     console.log('asked for', process.argv.slice(2).join(' '));
     process.exit(code);`,
  );
  return {
    name: 'unit',
    code: 30,
    limit: 60,
    kind: 'vitest',
    command: ['suite.mjs'],
    reportTo: (file: string) => ({ SUMMARY_FILE: file }),
    repeat: (files: string[]) => ['again', ...files],
  };
}

const run = (step: object) =>
  runStep(step, {
    pnpm: process.execPath,
    root,
    env: process.env,
    reports: join(root, 'reports'),
    hungCode: 40,
    isAlone: true,
    write: (text: string) => {
      written += text;
    },
  });

const wrong = { title: 'counts', message: 'expected 1 to be 2\nat some line' };

it('counts what passed, and names nothing', async () => {
  expect(await run(suite({ failures: [] }))).toEqual({ name: 'unit', code: 0, passed: 7, failures: [], flaky: [] });
});

it('runs a file that failed once more, alone, and calls flaky what passes then', async () => {
  const result = await run(suite({ failures: [wrong] }, { failures: [] }));
  expect(result).toEqual({
    name: 'unit',
    code: 0,
    passed: 7,
    failures: [],
    flaky: ['unit a.test.ts > counts: expected 1 to be 2'],
  });
  expect(written).toContain('asked for again a.test.ts');
  expect(written).toContain('# unit: 7 passed, 0 failed, 1 flaky');
});

it('fails what fails again, by name', async () => {
  const result = await run(suite({ failures: [wrong] }, { failures: [wrong] }));
  expect(result).toMatchObject({
    code: 30,
    passed: 6,
    failures: ['unit a.test.ts > counts: expected 1 to be 2'],
    flaky: [],
  });
});

it('fails what passed at first and fails alone', async () => {
  const other = { title: 'adds', message: 'no' };
  const result = await run(suite({ failures: [wrong] }, { failures: [other] }));
  expect(result).toMatchObject({ failures: ['unit a.test.ts > adds: no'], flaky: [expect.stringContaining('counts')] });
});

it('runs nothing twice where more failed than chance explains, or a property does not hold', async () => {
  const many = Array.from({ length: 9 }, (_, index) => ({ title: `test ${index}`, message: 'no' }));
  expect((await run(suite({ failures: many }))).failures).toHaveLength(9);
  const counterexample = {
    title: 'holds',
    message: 'Error: Property failed after 3 tests\n{ seed: 7, path: "2" }\nmore',
  };
  expect((await run(suite({ failures: [counterexample] }))).failures).toEqual([
    'unit a.test.ts > holds: Error: Property failed after 3 tests { seed: 7, path: "2" }',
  ]);
});

it('fails a runner that is not content although every test passed, with the end of its output', async () => {
  const { failures } = await run(suite({ failures: [], code: 1 }));
  expect(failures).toEqual([expect.stringMatching(/^unit ended with 1 although every test passed[^]*asked for/)]);
});

it('fails a step whose report is missing or broken, and one that hangs', async () => {
  const step = suite({ failures: [] });
  writeFileSync(join(root, 'suite.mjs'), `console.log('the browser is gone'); process.exit(1);`);
  expect(await run(step)).toMatchObject({
    code: 30,
    passed: 0,
    failures: [expect.stringMatching(/^unit wrote no report[^]*the browser is gone/)],
  });
  writeFileSync(
    join(root, 'suite.mjs'),
    `import { writeFileSync } from 'node:fs';
     writeFileSync(process.env.SUMMARY_FILE + '.running', process.cwd() + '/stuck.test.ts');
     setInterval(() => {}, 1000);`,
  );
  // long enough for a busy machine to begin it
  expect(await run({ ...step, limit: 5 })).toMatchObject({
    code: 40,
    failures: [expect.stringMatching(/its limit is 5 s; these were running: stuck\.test\.ts/)],
  });
});

it('counts a step without a report as a whole', async () => {
  writeFileSync(join(root, 'gate.mjs'), `console.log('looked'); process.exit(Number(process.argv[2]));`);
  const gate = { name: 'lint', code: 11, limit: 60 };
  expect(await run({ ...gate, command: ['gate.mjs', '0'] })).toMatchObject({ code: 0, passed: 1 });
  expect(await run({ ...gate, command: ['gate.mjs', '2'] })).toMatchObject({
    code: 11,
    failures: [expect.stringMatching(/^lint ended with 2[^]*looked/)],
  });
});
