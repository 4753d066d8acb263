import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isAlive, startMark } from './processes.js';

/** Notes that this process uses the server. Returns the function that removes the note. */
export async function registerClient(folder: string, name: string): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, `${process.pid}-${name}`);
  await writeFile(path, `${process.pid} ${await startMark(process.pid)}`);
  return () => rm(path, { force: true });
}

/** Whether any living process uses the server; notes of dead ones are removed. */
export async function hasClients(folder: string): Promise<boolean> {
  let living = false;
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    const [pid, mark] = (await readFile(path, 'utf8').catch(() => '')).split(' ');
    if (pid && isAlive(Number(pid)) && (mark ?? '') === (await startMark(Number(pid)))) living = true;
    else await rm(path, { force: true });
  }
  return living;
}
