import { type FastifyInstance } from 'fastify';
import { type AddressInfo } from 'node:net';
import { createApp, type App } from './app.js';
import { bringUpToDate } from './bringUpToDate.js';
import { connect } from './db/connect.js';
import { createDatabase, type Database } from './db/database.js';
import { createPool } from './db/createPool.js';
import { replaceDemoPasswords } from './seed/replaceDemoPasswords.js';
import { seed } from './seed/seed.js';
import { type Env } from './env.js';
import { enqueue } from './jobs/enqueue.js';
import { startJobs } from './jobs/startJobs.js';
import { takeUpKeptJobs } from './jobs/takeUpKeptJobs.js';
import { seedHistoryJob } from './modules/parking/seed/seedHistoryJob.js';

/** Starts database, schema, first contents, jobs and HTTP. Resolves when it serves. */
export async function startServer(env: Env, options: StartOptions): Promise<RunningServer> {
  const { signal } = options;
  const address = await connect(env, options.onDatabaseGone, options);
  const stops: (() => Promise<unknown>)[] = [address.stop];
  const stop = async () => {
    const failures: unknown[] = [];
    // whatever fails, the database is stopped
    for (const step of stops.reverse().splice(0)) await step().catch((error: unknown) => failures.push(error));
    if (failures.length) throw failures[0];
  };
  try {
    const running: { app?: App } = {};
    const pool = createPool(
      { ...address.config, max: env.DATABASE_POOL },
      {
        timeZone: env.TIME_ZONE,
        onError: (error) => running.app?.http.log.warn({ err: error }, 'a database connection was lost'),
      },
    );
    // queries of calls that were cut off end with the database
    stops.push(() => within(POOL_MILLISECONDS, pool.end()));
    const db = createDatabase(pool);
    for (const step of [
      () => bringUpToDate(address.config, env),
      async () => {
        const isNew = await seed(db, env);
        if (isNew && env.SEED === 'demo' && env.HISTORY_DAYS > 0) await enqueueHistory(db, env.HISTORY_DAYS);
      },
      () => replaceDemoPasswords(db, env),
    ]) {
      signal.throwIfAborted();
      await step();
    }
    const app = await createApp({
      env,
      pool,
      databaseConfig: address.config,
      isDatabaseUp: address.isUp,
      adminDir: options.adminDir,
    });
    running.app = app;
    await app.deps.texts.read();
    const { http, deps } = app;
    const parts = [() => closeHttp(http)];
    stops.push(() => within(PARTS_MILLISECONDS, Promise.all(parts.map((part) => part()))));
    await takeUpKeptJobs(deps);
    parts.push(await startJobs(address.config, deps));
    signal.throwIfAborted();
    await http.listen({ host: env.HOST, port: env.PORT });
    const { port } = http.server.address() as AddressInfo;
    const host = env.HOST.includes(':') ? `[${env.HOST}]` : env.HOST;
    return { url: `http://${host}:${port}`, app, stop };
  } catch (error) {
    // why it does not start matters more than what then cannot be stopped
    await stop().catch(() => undefined);
    throw error;
  }
}

export interface StartOptions {
  /** Folder of the built admin. */
  adminDir: string;
  /** Gives a start up between its steps; it then rejects with the reason of the signal. */
  signal: AbortSignal;
  /** Told every few seconds what a start waits for. */
  onWait?: (text: string) => void;
  /** The embedded database died and could not be started again. */
  onDatabaseGone: (error: unknown) => void;
}

export interface RunningServer {
  /** Where it answers. */
  url: string;
  app: App;
  /** Finishes running calls and jobs as far as they end within seconds, then leaves the database; about 10 s at most. */
  stop: () => Promise<void>;
}

/** Milliseconds for calls and jobs to end, then for what they were doing in the database. */
const PARTS_MILLISECONDS = 3_000;
const POOL_MILLISECONDS = 500;

async function enqueueHistory(db: Database, days: number): Promise<void> {
  await db.transaction().execute((trx) => enqueue(trx, seedHistoryJob, { days }));
}

/** Lets running calls end; clients that keep theirs open are cut off. */
async function closeHttp(http: FastifyInstance): Promise<void> {
  const cut = setTimeout(() => http.server.closeAllConnections(), PARTS_MILLISECONDS - 1_000);
  try {
    await http.close();
  } finally {
    clearTimeout(cut);
  }
}

/** Waits for work, but no longer than the time; what it does later concerns nobody. */
async function within(milliseconds: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const end = new Promise<void>((resolve) => (timer = setTimeout(resolve, milliseconds)));
  try {
    await Promise.race([work, end]);
  } finally {
    clearTimeout(timer);
  }
}
