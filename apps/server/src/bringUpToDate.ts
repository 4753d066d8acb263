import type pg from 'pg';
import { createDatabase } from './db/database.js';
import { createPool } from './db/createPool.js';
import { type Env } from './env.js';
import { markRestored } from './jobs/restoration.js';
import { migrateJobs } from './jobs/migrateJobs.js';
import { migrate } from './migrations/migrate.js';

/**
 * Brings the queue of jobs and the schema up to date. Changes of large tables, and waiting for another server that makes them,
 * take as long as they take.
 */
export async function bringUpToDate(
  config: pg.PoolConfig,
  { TIME_ZONE: timeZone }: Pick<Env, 'TIME_ZONE'>,
): Promise<void> {
  const limits = { statement_timeout: 0, idle_in_transaction_session_timeout: 0 };
  // a connection that breaks rejects the statement that needs it
  const pool = createPool({ ...config, ...limits, max: 3 }, { timeZone, onError: () => undefined });
  const db = createDatabase(pool);
  try {
    await markRestored(db);
    await migrateJobs(pool);
    await migrate(db);
  } finally {
    await pool.end();
  }
}
