import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { totalmem } from 'node:os';
import { join } from 'node:path';
import { type ServiceAccount } from './account.js';
import { program } from './binaries.js';
import { EmbeddedError } from './embeddedError.js';
import { type Places } from './places.js';
import {
  childrenOf,
  commandLine,
  isAlive,
  processesIn,
  processorTime,
  waitUntil,
  waitWhileMoving,
} from './processes.js';

const LOG_LIMIT = 10 * 1024 * 1024;

/** What `postmaster.pid` says about a running server, or undefined when none runs on this cluster. */
export async function findPostmaster(data: string): Promise<Postmaster | undefined> {
  const path = join(data, 'postmaster.pid');
  const lines = (await readFile(path, 'utf8').catch(() => '')).split('\n').map((line) => line.trim());
  const pid = Math.abs(Number(lines[0]));
  if (!pid || !isAlive(pid)) return undefined;
  // after a restart of the machine the number may belong to any other program
  if (!(await commandLine(pid)).includes('postgres')) return undefined;
  return { pid, port: Number(lines[3]), sockets: lines[4] ?? '', ready: lines[7] === 'ready' };
}

/**
 * Removes the `postmaster.pid` and the socket of a dead server. PostgreSQL does so itself, except when the number still exists: as a
 * process that ended but was never asked for its result, or as another program's. What the dead server left running is
 * waited for and then ended, because a new server must not work beside it.
 */
export async function clearDeadPostmaster({ data, sockets }: Places): Promise<void> {
  const path = join(data, 'postmaster.pid');
  if (!existsSync(path) || (await findPostmaster(data))) return;
  await waitUntil(async () => (await processesIn(data)).length === 0, 5_000);
  for (const pid of await processesIn(data)) send(pid, 'SIGKILL');
  await waitUntil(async () => (await processesIn(data)).length === 0, 5_000);
  await rm(path, { force: true });
  for (const name of await readdir(sockets))
    if (name.startsWith('.s.PGSQL.')) await rm(join(sockets, name), { force: true });
}

/** Starts a server of its own process group, so that it outlives us; resolves when it accepts connections. */
export async function startPostmaster(options: StartOptions): Promise<Postmaster> {
  const { places, account } = options;
  await clearDeadPostmaster(places);
  await rotateLog(places.log);
  const log = await open(places.log, 'a');
  const settings = Object.entries(settingsOf(options)).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const owner = account && { uid: account.uid, gid: account.gid };
  const child = spawn(program(options.bin, 'postgres'), ['-D', places.data, ...settings], {
    ...owner,
    cwd: '/',
    detached: true,
    // a file, not a pipe: an orphan must not keep a dead one
    stdio: ['ignore', log.fd, log.fd],
    env: { TZ: 'UTC', PATH: '/usr/bin:/bin' },
  });
  const spawned = await Promise.race([once(child, 'spawn'), once(child, 'error')]);
  await log.close();
  if (spawned[0] instanceof Error)
    throw new EmbeddedError(`PostgreSQL cannot be started: ${spawned[0].message}`, { cause: spawned[0] });
  child.unref();
  const pid = child.pid ?? 0;
  let found: Postmaster | undefined;
  const { signal, onWait, patience = 60_000 } = options;
  await waitWhileMoving(
    async () => {
      if (child.exitCode !== null || child.signalCode !== null || signal?.aborted) return true;
      found = await findPostmaster(places.data);
      return found?.pid === pid && found?.ready === true;
    },
    { patience, movement: () => movementOf(pid, places), onWait },
  );
  if (found?.ready && found.pid === pid && !signal?.aborted) return found;
  // nobody else knows of it
  if (isAlive(pid)) await stopPostmaster(pid);
  signal?.throwIfAborted();
  throw new EmbeddedError(`PostgreSQL did not start. The end of its log ${places.log}:\n${await tail(places.log)}`);
}

/** What differs while a server works on becoming ready. */
export async function movementOf(pid: number, { log }: Places): Promise<string> {
  const size = await stat(log).then(
    (entry) => entry.size,
    () => 0,
  );
  return `${size} ${await processorTime(pid)}`;
}

/**
 * Stops a server: politely, then at once (it recovers at the next start), then by force together with its children.
 * Tells which step it took.
 */
export async function stopPostmaster(pid: number, patience = 5_000): Promise<'SIGINT' | 'SIGQUIT' | 'SIGKILL'> {
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    send(pid, signal);
    if (await waitUntil(() => !isAlive(pid), patience)) return signal;
  }
  const family = [pid, ...(await childrenOf(pid))];
  for (const member of family) send(member, 'SIGKILL');
  // a child that survives would make the next start refuse
  if (await waitUntil(() => family.every((member) => !isAlive(member)), patience)) return 'SIGKILL';
  throw new EmbeddedError(`PostgreSQL (process ${pid}) cannot be stopped, not even by force.`);
}

export interface Postmaster {
  pid: number;
  port: number;
  sockets: string;
  ready: boolean;
}

export interface StartOptions {
  places: Places;
  bin: string;
  major: number;
  account?: ServiceAccount | undefined;
  /** Loopback port of the TCP transport; undefined means socket only. */
  port?: number | undefined;
  /** Milliseconds without any movement after which a start counts as failed. Default 60 s. */
  patience?: number | undefined;
  /** Aborted when nobody wants it any more; what was started is ended then. */
  signal?: AbortSignal | undefined;
  /** Called every few seconds while it is waited for. */
  onWait?: (() => void) | undefined;
  /** `false` waits for no disk. Default true. */
  isDurable?: boolean | undefined;
}

function settingsOf({ places, major, port, isDurable = true }: StartOptions): Record<string, string | number> {
  return {
    listen_addresses: port === undefined ? '' : '127.0.0.1',
    port: port ?? 5432,
    unix_socket_directories: process.platform === 'win32' ? '' : places.sockets,
    unix_socket_permissions: '0700',
    shared_buffers: `${sharedBuffers()}MB`,
    max_connections: 200,
    max_wal_size: '1GB',
    jit: 'off',
    shared_preload_libraries: 'pg_stat_statements',
    // statements that define things may hold secrets
    'pg_stat_statements.track_utility': 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // no helper processes for reading: fewer parts that can hang when we are killed
    ...(major >= 18 ? { io_method: 'sync' } : {}),
    ...(isDurable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  };
}

/**
 * Megabytes that PostgreSQL keeps of its files: an eighth of the memory, because the server and the system need theirs, at
 * least what PostgreSQL takes by itself. Memory is taken as it is used.
 */
function sharedBuffers(): number {
  const limit = process.constrainedMemory();
  const bytes = limit > 0 ? Math.min(limit, totalmem()) : totalmem();
  return Math.min(1_024, Math.max(128, Math.floor(bytes / 8 / 2 ** 20)));
}

function send(pid: number, signal: NodeJS.Signals) {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

async function rotateLog(path: string) {
  const size = await stat(path).then(
    (entry) => entry.size,
    () => 0,
  );
  if (size > LOG_LIMIT) await rename(path, `${path}.old`);
}

async function tail(path: string): Promise<string> {
  return (await readFile(path, 'utf8').catch(() => '')).split('\n').slice(-15).join('\n');
}
