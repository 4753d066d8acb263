import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { lineOf, outcomeOf, readReport, slowestFiles } from './reports.mjs';
import { settle } from './secondPass.mjs';

const file = (path: string, passed: number, ...titles: string[]) => ({
  path,
  passed,
  seconds: passed,
  failures: titles.map((title) => ({ title, message: 'no' })),
});

it('reads journeys of nested groups, those that failed with their message, and errors outside of tests', () => {
  const spec = (title: string, ok: boolean, message?: string) => ({
    title,
    ok,
    tests: [{ status: ok ? 'expected' : 'unexpected', results: [{ duration: 500, error: message && { message } }] }],
  });
  const path = join(mkdtempSync(join(tmpdir(), 'sa-report-')), 'e2e.json');
  writeFileSync(
    path,
    JSON.stringify({
      config: { rootDir: '/project/e2e' },
      suites: [
        {
          file: 'log.spec.ts',
          specs: [spec('opens', true)],
          suites: [{ specs: [spec('closes', false, '\u001b[31mTimed out\u001b[39m\nmore')] }],
        },
      ],
      errors: [{ message: 'the worker ended', location: { file: '/project/e2e/users.spec.ts' } }],
    }),
  );
  const report = readReport('playwright', path, '/project');
  expect(outcomeOf(report).passed).toBe(1);
  expect(outcomeOf(report).failures.map(lineOf)).toEqual([
    'e2e/log.spec.ts > closes: Timed out',
    'e2e/users.spec.ts: unhandled: the worker ended',
  ]);
  expect(slowestFiles(report)).toEqual(['1.0 s e2e/log.spec.ts']);
});

it('counts files that ran twice by their second run, and keeps what the second pass did not reach', () => {
  const first = { files: [file('a', 3, 'x'), file('b', 1, 'y'), file('c', 5)], errors: [] };
  const again = { files: [file('a', 4)], errors: [] };
  const settled = settle(first, again, ['a', 'b']);
  expect(settled.passed).toBe(4 + 1 + 5);
  expect(settled.failures.map(lineOf)).toEqual(['b > y: no']);
  expect(settled.flaky.map(lineOf)).toEqual(['a > x: no']);
  expect(settle(first, undefined, ['a', 'b'])).toMatchObject({
    passed: 9,
    failures: [{ path: 'a' }, { path: 'b' }],
    flaky: [],
  });
});
