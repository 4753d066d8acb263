import { randomUUID } from 'node:crypto';
import { link, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { EmbeddedError } from './embeddedError.js';
import { isAlive, startMark, waitUntil } from './processes.js';

/**
 * Runs `work` while no other process runs its own with the same lock file. A lock whose owner died is taken over.
 * Throws an `EmbeddedError` when a living owner keeps it longer than `patience` milliseconds.
 */
export async function withStartLock<T>(path: string, work: () => Promise<T>, patience = 60_000): Promise<T> {
  const mine = `${path}.${randomUUID()}`;
  await writeFile(mine, `${process.pid} ${await startMark(process.pid)}`);
  try {
    const taken = await waitUntil(async () => (await take(mine, path)) || (await takeOver(mine, path)), patience);
    if (!taken)
      throw new EmbeddedError(`Another process keeps ${path} for longer than ${patience} ms: ${await read(path)}.`);
  } finally {
    await rm(mine, { force: true });
  }
  try {
    return await work();
  } finally {
    await rm(path, { force: true });
  }
}

/** A hard link appears at once with its content, so nobody ever reads a half-written lock. */
async function take(mine: string, path: string): Promise<boolean> {
  try {
    await link(mine, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Removes a dead owner's lock; the takeover file lets only one process at a time judge and remove. */
async function takeOver(mine: string, path: string): Promise<boolean> {
  if (!(await ownerIsDead(path))) return false;
  const judge = `${path}.takeover`;
  if (!(await take(mine, judge))) {
    const age = await stat(judge).then(
      (entry) => Date.now() - entry.ctimeMs,
      () => 0,
    );
    if (age > 10_000) await rm(judge, { force: true });
    return false;
  }
  try {
    if (!(await ownerIsDead(path))) return false;
    await rm(path, { force: true });
    return await take(mine, path);
  } finally {
    await rm(judge, { force: true });
  }
}

/** A missing lock has no dead owner: it is simply free. */
async function ownerIsDead(path: string): Promise<boolean> {
  const [pid, mark] = (await read(path)).split(' ');
  if (!pid) return false;
  return !isAlive(Number(pid)) || (mark ?? '') !== (await startMark(Number(pid)));
}

async function read(path: string): Promise<string> {
  return readFile(path, 'utf8').catch(() => '');
}
