import { createPool } from '../../apps/server/src/db/createPool.js';
import { connect } from '../../apps/server/src/db/connect.js';
import { type FileServers } from './FileServers.js';

/** Works on the database of the server that answers, in one transaction: what no call could bring about in the time of a test. */
export async function withDatabase(servers: FileServers, work: (database: Statements) => Promise<void>): Promise<void> {
  const onError = (error: unknown) => {
    throw error;
  };
  // the database of a server is shared by whoever works in its folder
  const address = await connect({ DATABASE_URL: undefined, DATA_DIR: servers.data, EMBEDDED_FSYNC: 'off' }, onError);
  const pool = createPool({ ...address.config, max: 1 }, { timeZone: 'UTC', onError });
  const client = await pool.connect();
  try {
    await client.query('begin');
    await work({ query: (text, values) => client.query(text, values) });
    await client.query('commit');
  } finally {
    client.release();
    await pool.end();
    await address.stop();
  }
}

interface Statements {
  /** Sends one statement; values stand for `$1`, `$2` in it. */
  query: (text: string, values?: unknown[]) => Promise<{ rows: Record<string, unknown>[] }>;
}
