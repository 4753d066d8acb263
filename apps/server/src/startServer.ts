import { type AddressInfo } from 'node:net';
import { createApp, type App } from './app.js';
import { connect } from './db/connect.js';
import { createDatabase } from './db/database.js';
import { createPool } from './db/createPool.js';
import { migrate } from './db/migrate.js';
import { replaceDemoPasswords } from './db/seed/replaceDemoPasswords.js';
import { seed } from './db/seed/seed.js';
import { type Env } from './env.js';
import { migrateJobs } from './jobs/migrateJobs.js';
import { startJobs } from './jobs/startJobs.js';

/** Starts database, schema, first contents, jobs and HTTP. Resolves when it serves. */
export async function startServer(env: Env, adminDir: string): Promise<RunningServer> {
  const address = await connect(env);
  const stops: (() => Promise<unknown>)[] = [address.stop];
  const stop = async () => {
    for (const step of stops.reverse().splice(0)) await step();
  };
  try {
    const running: { app?: App } = {};
    const pool = createPool({ ...address.config, max: env.DATABASE_POOL }, (error) =>
      running.app?.http.log.warn({ err: error }, 'a database connection was lost'),
    );
    stops.push(() => pool.end());
    const db = createDatabase(pool);
    await migrateJobs(pool);
    await migrate(db);
    await seed(db, env);
    await replaceDemoPasswords(db, env);
    const app = await createApp({ env, pool, databaseConfig: address.config, adminDir });
    running.app = app;
    const { http, deps } = app;
    stops.push(() => http.close());
    stops.push(await startJobs(address.config, deps));
    await http.listen({ host: env.HOST, port: env.PORT });
    const { port } = http.server.address() as AddressInfo;
    const host = env.HOST.includes(':') ? `[${env.HOST}]` : env.HOST;
    return { url: `http://${host}:${port}`, app, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

export interface RunningServer {
  /** Where it answers. */
  url: string;
  app: App;
  /** Finishes running calls and jobs, then leaves the database. */
  stop: () => Promise<void>;
}
