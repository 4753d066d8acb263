import { chown, lstat, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { EmbeddedError } from './embeddedError.js';

/**
 * The account that PostgreSQL runs as: `postgres` or `nobody` when we are root (it refuses root), otherwise undefined,
 * which means our own.
 */
export async function findServiceAccount(passwdFile = '/etc/passwd'): Promise<ServiceAccount | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const lines = (await readFile(passwdFile, 'utf8')).split('\n').map((line) => line.split(':'));
  for (const name of ['postgres', 'nobody']) {
    const line = lines.find((fields) => fields[0] === name);
    if (line?.[2] && line[3]) return { name, uid: Number(line[2]), gid: Number(line[3]) };
  }
  throw new EmbeddedError(
    'PostgreSQL refuses to run as root and there is neither an account "postgres" nor "nobody". Start the server as another user, or set DATABASE_URL.',
  );
}

/** Gives a folder and everything in it to the account; does nothing without one. */
export async function giveTo(account: ServiceAccount | undefined, path: string): Promise<void> {
  if (!account) return;
  const entry = await lstat(path);
  if (entry.isSymbolicLink()) return;
  if (entry.uid !== account.uid) await chown(path, account.uid, account.gid);
  if (!entry.isDirectory()) return;
  for (const name of await readdir(path)) await giveTo(account, join(path, name));
}

export interface ServiceAccount {
  name: string;
  uid: number;
  gid: number;
}
