import { createHash } from 'node:crypto';
import { chmod, chown, lstat, mkdir, realpath } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type ServiceAccount } from './account.js';
import { EmbeddedError } from './embeddedError.js';

/**
 * Creates and names the folders of the embedded database. They stand in `dataDir/postgres`; when PostgreSQL runs as
 * another account that cannot reach that folder, they stand in `/var/lib/smart-admin-<hash>` instead.
 */
export async function preparePlaces(dataDir: string, account: ServiceAccount | undefined): Promise<Places> {
  await mkdir(dataDir, { recursive: true });
  const wanted = join(await realpath(dataDir), 'postgres');
  const hash = createHash('sha256').update(wanted).digest('hex').slice(0, 12);
  const base = account && !(await isReachable(dirname(wanted))) ? `/var/lib/smart-admin-${hash}` : wanted;
  await mkdir(base, { recursive: true });
  // the folder alone: what a running server keeps in it is its own
  if (account) await chown(base, account.uid, account.gid);
  const sockets = await prepareSocketDir(join(base, 'run'), hash, account);
  return {
    base,
    data: join(base, 'data'),
    sockets,
    clients: join(base, 'clients'),
    log: join(base, 'postgres.log'),
    lock: join(base, 'start.lock'),
    binaries: join(base, 'programs'),
    password: join(base, 'password'),
  };
}

export interface Places {
  base: string;
  /** The cluster itself. */
  data: string;
  /** Private folder of the socket; its path is short enough for a socket address. */
  sockets: string;
  /** One file for each process that uses the server. */
  clients: string;
  log: string;
  lock: string;
  /** Copy of the programs, when one is needed. */
  binaries: string;
  /** Password of the TCP transport. */
  password: string;
}

/** Every folder above may be passed by others. */
async function isReachable(path: string): Promise<boolean> {
  for (let folder = path; folder !== dirname(folder); folder = dirname(folder)) {
    if (((await lstat(folder)).mode & 0o001) === 0) return false;
  }
  return true;
}

/** A socket address holds about 107 bytes: a deep data folder gets its socket in the temporary folder. */
async function prepareSocketDir(inside: string, hash: string, account: ServiceAccount | undefined): Promise<string> {
  const owner = account?.uid ?? process.getuid?.() ?? 0;
  const fits = Buffer.byteLength(join(inside, '.s.PGSQL.5432.lock')) <= 100;
  const path = fits ? inside : join(tmpdir(), `smart-admin-${owner}-${hash}`);
  await mkdir(path, { recursive: true, mode: 0o700 });
  if (account) await chown(path, account.uid, account.gid);
  const entry = await lstat(path);
  if (!entry.isDirectory() || (process.getuid && entry.uid !== owner)) {
    throw new EmbeddedError(`${path} belongs to somebody else; remove it or set DATA_DIR to a shorter path.`);
  }
  await chmod(path, 0o700);
  return path;
}
