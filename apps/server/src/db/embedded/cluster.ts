import { execFile } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { lstat, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { giveTo, type ServiceAccount } from './account.js';
import { program } from './binaries.js';
import { EmbeddedError } from './embeddedError.js';
import { type Places } from './places.js';

const run = promisify(execFile);

/** Name of the only database role. */
export const ROLE = 'app';

/**
 * Creates the cluster when there is none (in a temporary folder that is renamed when whole, so a kill in between
 * leaves nothing half made) and checks that this PostgreSQL can open it.
 */
export async function ensureCluster(
  places: Places,
  programs: { bin: string; major: number },
  account?: ServiceAccount,
  { isDurable = true }: { isDurable?: boolean } = {},
) {
  const made = await readFile(join(places.data, 'PG_VERSION'), 'utf8').then(
    (text) => text.trim(),
    () => undefined,
  );
  if (made === undefined) return createCluster(places, programs, account, isDurable);
  if (Number(made) === programs.major) {
    // a restored copy may belong to whoever restored it
    if (account && (await lstat(places.data)).uid !== account.uid) await giveTo(account, places.data);
    return;
  }
  throw new EmbeddedError(
    `The database in ${places.data} was made by PostgreSQL ${made}, but this is PostgreSQL ${programs.major}, which cannot open it. Start the version that made it, take a backup there and restore it here.`,
  );
}

/** Password of the TCP transport, made at the first use and kept readable by us alone. */
export async function readPassword(places: Places): Promise<string> {
  const kept = await readFile(places.password, 'utf8').catch(() => undefined);
  if (kept) return kept;
  const password = randomBytes(24).toString('hex');
  await writeFile(places.password, password, { mode: 0o600 });
  return password;
}

async function createCluster(
  places: Places,
  programs: { bin: string; major: number },
  account: ServiceAccount | undefined,
  isDurable: boolean,
) {
  await removeLeftovers(places);
  const temporary = join(places.base, `new-${randomUUID()}`);
  const passwordFile = `${temporary}.password`;
  await writeFile(passwordFile, await readPassword(places), { mode: 0o600 });
  await giveTo(account, passwordFile);
  // the built-in provider knows upper and lower case of every script and never changes with the system's library
  const locale = programs.major >= 17 ? ['--locale-provider=builtin', '--builtin-locale=C.UTF-8'] : [];
  const owner = account && { uid: account.uid, gid: account.gid };
  try {
    await run(
      program(programs.bin, 'initdb'),
      [
        '-D',
        temporary,
        '-U',
        ROLE,
        '-E',
        'UTF8',
        '--locale=C',
        ...locale,
        '--auth-local=trust',
        '--auth-host=scram-sha-256',
        `--pwfile=${passwordFile}`,
        '--no-instructions',
        ...(isDurable ? [] : ['--no-sync']),
      ],
      { ...owner, cwd: '/', env: { PATH: '/usr/bin:/bin', TZ: 'UTC' } },
    );
  } catch (error) {
    const { stderr } = error as { stderr?: string };
    throw new EmbeddedError(
      `PostgreSQL could not create its database in ${places.base}: ${stderr?.trim() || String(error)}`,
      { cause: error },
    );
  } finally {
    await rm(passwordFile, { force: true });
  }
  await rename(temporary, places.data);
}

async function removeLeftovers(places: Places) {
  const names = await readdir(dirname(places.data));
  for (const name of names.filter((entry) => entry.startsWith('new-'))) {
    await rm(join(places.base, name), { recursive: true, force: true });
  }
}
