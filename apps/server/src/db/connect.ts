import pg from 'pg';
import { EmbeddedWatch } from './embedded/EmbeddedWatch.js';
import { startEmbedded, type StartEmbeddedOptions } from './embedded/startEmbedded.js';
import { type Env } from '../env.js';

const DATABASE = 'smart_admin';

/**
 * Where the database is: the address given, or the embedded one, which is started (and given our database at the first
 * start). The embedded one is started again when it dies; `onGone` is called when that fails. `stop` leaves the embedded
 * one and does nothing to an external one. `waiting` says when to give up, and is told what is waited for.
 */
export async function connect(
  env: Pick<Env, 'DATABASE_URL' | 'DATA_DIR'> & Partial<Pick<Env, 'EMBEDDED_FSYNC'>>,
  onGone: (error: unknown) => void,
  waiting: Pick<StartEmbeddedOptions, 'signal' | 'onWait'> = {},
): Promise<DatabaseAddress> {
  if (env.DATABASE_URL) {
    return {
      config: { connectionString: env.DATABASE_URL },
      isUp: () => true,
      stop: () => Promise.resolve(),
    };
  }
  const server = await startEmbedded({ dataDir: env.DATA_DIR, isDurable: env.EMBEDDED_FSYNC !== 'off', ...waiting });
  try {
    await ensureDatabase(server.connection);
  } catch (error) {
    await server.stop();
    throw error;
  }
  const watch = new EmbeddedWatch(server, onGone);
  return {
    config: { ...server.connection, database: DATABASE },
    isUp: () => watch.isUp,
    stop: async () => {
      await watch.stop();
      await server.stop();
    },
  };
}

export interface DatabaseAddress {
  config: pg.PoolConfig;
  /** Whether the embedded one lives; nobody here looks after an external one. */
  isUp: () => boolean;
  stop: () => Promise<void>;
}

async function ensureDatabase(connection: pg.ClientConfig) {
  const client = new pg.Client({ ...connection, database: 'postgres' });
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [DATABASE]);
    if (!rowCount) await client.query(`create database ${DATABASE}`);
  } catch (error) {
    // two first starts at once: the other one created it
    if ((error as { code?: string }).code !== '42P04' && (error as { code?: string }).code !== '23505') throw error;
  } finally {
    await client.end();
  }
}
