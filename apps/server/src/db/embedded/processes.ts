import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readdir, readFile, readlink, realpath } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Whether a process with this number runs, also when it belongs to somebody else. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return !isZombie(pid);
}

/** Ended, but its parent has not asked for the result yet. */
function isZombie(pid: number): boolean {
  if (process.platform !== 'linux') return false;
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).startsWith('Z');
  } catch {
    // gone since the question
    return true;
  }
}

/** A mark that tells a process from a later one with the same number; empty where the system does not tell. */
export async function startMark(pid: number): Promise<string> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // the program name in brackets may hold spaces; the start time is the 20th field after it
  return text.slice(text.lastIndexOf(')') + 2).split(' ')[19] ?? '';
}

/** Command line of a process, empty when it is gone. */
export async function commandLine(pid: number): Promise<string> {
  if (process.platform === 'linux') {
    const text = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    return text.split('\0').join(' ').trim();
  }
  if (process.platform === 'win32') return isAlive(pid) ? 'postgres' : '';
  return run('ps', ['-p', String(pid), '-o', 'command=']).then(
    ({ stdout }) => stdout.trim(),
    () => '',
  );
}

/** Numbers of the direct children of a process; empty where the system does not tell. */
export async function childrenOf(pid: number): Promise<number[]> {
  if (process.platform !== 'linux') return [];
  const numbers = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  const parents = await Promise.all(
    numbers.map(async (child) => {
      const text = await readFile(`/proc/${child}/stat`, 'utf8').catch(() => '');
      return Number(text.slice(text.lastIndexOf(')') + 2).split(' ')[1]);
    }),
  );
  return numbers.filter((_, index) => parents[index] === pid);
}

/** Numbers of the running processes that work in a folder; empty where the system does not tell. */
export async function processesIn(folder: string): Promise<number[]> {
  if (process.platform !== 'linux') return [];
  const wanted = await realpath(folder);
  const numbers = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  const folders = await Promise.all(numbers.map((pid) => readlink(`/proc/${pid}/cwd`).catch(() => '')));
  return numbers.filter((pid, index) => folders[index] === wanted && isAlive(pid));
}

/** Milliseconds of a processor that a process and its children have used; 0 where the system does not tell. */
export async function processorTime(pid: number): Promise<number> {
  if (process.platform !== 'linux') return 0;
  const times = await Promise.all(
    [pid, ...(await childrenOf(pid))].map(async (member) => {
      const text = await readFile(`/proc/${member}/stat`, 'utf8').catch(() => '');
      const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
      // user and system time, also of children that have ended, in hundredths of a second
      return [11, 12, 13, 14].reduce((sum, place) => sum + Number(fields[place] ?? 0), 0) * 10;
    }),
  );
  return times.reduce((sum, time) => sum + time, 0);
}

/**
 * Asks a condition until it holds; false when nothing has moved for so long: on a busy machine everything is slow, and a
 * recovery takes its time, but only what stands still hangs. `movement` answers anything that differs while something moves.
 */
export async function waitWhileMoving(
  condition: () => boolean | Promise<boolean>,
  { patience, movement, onWait }: MovingWait,
): Promise<boolean> {
  let told = Date.now();
  let moved = Date.now();
  let last = await movement();
  for (;;) {
    if (await waitUntil(condition, Math.min(patience, LOOK))) return true;
    const now = await movement();
    if (now !== last) moved = Date.now();
    last = now;
    if (Date.now() - moved >= patience) return false;
    if (Date.now() - told < TELL) continue;
    told = Date.now();
    onWait?.();
  }
}

interface MovingWait {
  /** Milliseconds without movement after which it hangs. */
  patience: number;
  movement: () => Promise<unknown>;
  /** Called every few seconds of waiting. */
  onWait?: (() => void) | undefined;
}

/** Milliseconds between two looks at what moves, and between two words about it. */
const LOOK = 500;
const TELL = 5_000;

/** Asks a condition every few milliseconds until it holds; false when the time is over. */
export async function waitUntil(condition: () => boolean | Promise<boolean>, milliseconds: number): Promise<boolean> {
  const end = Date.now() + milliseconds;
  while (!(await condition())) {
    if (Date.now() > end) return false;
    await new Promise((resolve) => setTimeout(resolve, 15));
  }
  return true;
}
