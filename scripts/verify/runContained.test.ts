import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { runContained } from './runContained.mjs';

const run = (program: string, limit = 60) =>
  runContained(process.execPath, ['--eval', program], { cwd: process.cwd(), env: process.env, name: 'test', limit });

it('gives the code and what was written, and removes the folder that the command had for itself', async () => {
  const { code, output, isHung } = await run(
    `require('node:fs').writeFileSync(process.env.TMPDIR + '/left', ''); console.log(process.env.TMPDIR); console.error('why'); process.exitCode = 3`,
  );
  expect({ code, isHung }).toEqual({ code: 3, isHung: false });
  const [folder, reason] = output.trim().split('\n');
  expect(reason).toBe('why');
  expect(folder).toContain('sa-test-');
  expect(existsSync(folder ?? '')).toBe(false);
});

it('ends a command that hangs, with all that it started', async () => {
  const { code, output, isHung } = await run(
    `console.log(require('node:child_process').spawn(process.execPath, ['--eval', 'setInterval(() => {}, 1000)']).pid); setInterval(() => {}, 1000)`,
    1,
  );
  expect({ code, isHung }).toEqual({ code: 1, isHung: true });
  expect(isRunning(Number(output))).toBe(false);
});

it.runIf(process.platform === 'linux')('ends what was left in another group, such as a database', async () => {
  const { code, output } = await run(
    `const child = require('node:child_process').spawn(process.execPath, ['--eval', 'setInterval(() => {}, 1000)', process.env.TMPDIR], { detached: true, stdio: 'inherit', env: {} });
     child.unref();
     console.log(child.pid);`,
  );
  expect(code).toBe(0);
  expect(isRunning(Number(output))).toBe(false);
});

/** A process that has ended and was not yet asked for its result does not run. */
function isRunning(pid: number): boolean {
  if (!existsSync(`/proc/${pid}/stat`)) return false;
  return !/\) [ZX] /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
}
