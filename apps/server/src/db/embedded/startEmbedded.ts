import { randomUUID } from 'node:crypto';
import { createServer } from 'node:net';
import pg from 'pg';
import { findServiceAccount, type ServiceAccount } from './account.js';
import { findBinaries, type FindBinariesOptions } from './binaries.js';
import { hasClients, registerClient } from './clients.js';
import { ensureCluster, readPassword, ROLE } from './cluster.js';
import { EmbeddedError } from './embeddedError.js';
import { preparePlaces, type Places } from './places.js';
import { findPostmaster, movementOf, startPostmaster, stopPostmaster, type Postmaster } from './postmaster.js';
import { prepareBinaries } from './prepareBinaries.js';
import { isAlive, waitWhileMoving } from './processes.js';
import { withStartLock } from './startLock.js';

/**
 * Gives a running PostgreSQL whose data stands under `dataDir`: starts one, or adopts the one that another process
 * uses or that a killed one left behind. Throws an `EmbeddedError` that says what to do.
 */
export async function startEmbedded(options: StartEmbeddedOptions): Promise<EmbeddedPostgres> {
  const account = await findServiceAccount();
  const places = await preparePlaces(options.dataDir, account);
  const transport = options.transport ?? (process.platform === 'win32' ? 'tcp' : 'socket');
  const bringUp = async (port?: number) => {
    const running = await adopt(places, transport, options);
    return {
      adopted: running !== undefined,
      ...(running ?? (await start(places, options, { transport, account, port }))),
    };
  };
  return withStartLock(places.lock, async () => {
    const unregister = await registerClient(places.clients, randomUUID());
    try {
      let postmaster = await bringUp();
      return {
        connection: await connectionTo(postmaster, places, transport),
        get pid() {
          return postmaster.pid;
        },
        adopted: postmaster.adopted,
        logFile: places.log,
        isRunning: () => isAlive(postmaster.pid),
        restart: async () => {
          // whoever is connected looks for it where it was
          postmaster = await withStartLock(places.lock, () => bringUp(postmaster.port));
        },
        stop: () => stop(places, unregister),
      };
    } catch (error) {
      await unregister();
      throw error;
    }
  });
}

export interface StartEmbeddedOptions extends FindBinariesOptions {
  /** Folder that holds the `postgres` folder of the cluster. */
  dataDir: string;
  /** Private unix socket, or loopback TCP with a password. Default socket, on Windows tcp. */
  transport?: 'socket' | 'tcp';
  /** `false` for a database that is thrown away: nothing waits for the disk, and a crash of the machine may break it. Default true. */
  isDurable?: boolean;
  /** Aborted when nobody wants it any more: then it throws, and ends what it started. */
  signal?: AbortSignal | undefined;
  /** Told every few seconds what is waited for. */
  onWait?: ((text: string) => void) | undefined;
}

export interface EmbeddedPostgres {
  /** How `pg` reaches it; add `database`. */
  connection: { host: string; port: number; user: string; password?: string };
  pid: number;
  /** It ran already. */
  adopted: boolean;
  logFile: string;
  /** Whether the process of the server lives. */
  isRunning: () => boolean;
  /** Starts a server that died again, unless another process did so already. Throws an `EmbeddedError`. */
  restart: () => Promise<void>;
  /** Leaves the server; the last process that leaves stops it. */
  stop: () => Promise<void>;
}

/** Milliseconds for which a server that is ready may answer nobody, without anything moving. */
const ANSWER_PATIENCE = 20_000;

function waiting({ log }: Places, onWait: StartEmbeddedOptions['onWait']): (() => void) | undefined {
  return onWait && (() => onWait(`PostgreSQL is not ready yet; its log is ${log}.`));
}

/** Milliseconds for each way to stop it: whoever stops us waits ten seconds. */
const STOP_PATIENCE = 2_000;

type Transport = NonNullable<StartEmbeddedOptions['transport']>;

async function adopt(
  places: Places,
  transport: Transport,
  { signal, onWait }: StartEmbeddedOptions,
): Promise<Postmaster | undefined> {
  const running = await findPostmaster(places.data);
  if (!running) return undefined;
  // it may be recovering from a crash
  const answers = await waitWhileMoving(
    async () => {
      signal?.throwIfAborted();
      const now = await findPostmaster(places.data);
      return now === undefined || (now.ready && (await canConnect(now, places, transport)));
    },
    { patience: ANSWER_PATIENCE, movement: () => movementOf(running.pid, places), onWait: waiting(places, onWait) },
  );
  const now = await findPostmaster(places.data);
  if (answers) return now;
  // alive but useless, for example half stopped: only a new one helps
  if (now) await stopPostmaster(now.pid);
  return undefined;
}

async function start(
  places: Places,
  options: StartEmbeddedOptions,
  {
    transport,
    account,
    port: wanted,
  }: { transport: Transport; account: ServiceAccount | undefined; port: number | undefined },
): Promise<Postmaster> {
  const programs = await prepareBinaries(await findBinaries(options), account, places.binaries);
  await ensureCluster(places, programs, account, options);
  const port = transport === 'tcp' ? (wanted ?? (await freePort())) : undefined;
  const { isDurable, signal } = options;
  signal?.throwIfAborted();
  const onWait = waiting(places, options.onWait);
  const postmaster = await startPostmaster({ places, account, port, isDurable, signal, onWait, ...programs });
  const answers = await waitWhileMoving(() => canConnect(postmaster, places, transport), {
    ...{ patience: ANSWER_PATIENCE, onWait },
    movement: () => movementOf(postmaster.pid, places),
  });
  if (!answers) {
    await stopPostmaster(postmaster.pid);
    throw new EmbeddedError(`PostgreSQL started but refuses connections; see ${places.log}.`);
  }
  return postmaster;
}

async function stop(places: Places, unregister: () => Promise<void>) {
  await withStartLock(places.lock, async () => {
    await unregister();
    if (await hasClients(places.clients)) return;
    const running = await findPostmaster(places.data);
    if (running) await stopPostmaster(running.pid, STOP_PATIENCE);
  });
}

async function connectionTo(postmaster: Postmaster, places: Places, transport: Transport) {
  if (transport === 'socket') return { host: places.sockets, port: postmaster.port, user: ROLE };
  return { host: '127.0.0.1', port: postmaster.port, user: ROLE, password: await readPassword(places) };
}

async function canConnect(postmaster: Postmaster, places: Places, transport: Transport): Promise<boolean> {
  const client = new pg.Client({
    ...(await connectionTo(postmaster, places, transport)),
    database: 'postgres',
    connectionTimeoutMillis: 2_000,
  });
  // a server that stops in this moment must not end the process
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (typeof address === 'object' && address) return address.port;
  throw new EmbeddedError('There is no free port on 127.0.0.1.');
}
