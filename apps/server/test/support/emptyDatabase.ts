import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { createPool } from '../../src/db/createPool.js';
import { createDatabase, type Database } from '../../src/db/database.js';

/** A new database with nothing in it. */
export async function emptyDatabase(): Promise<EmptyDatabase> {
  const { template: _template, ...connection } = inject('postgres');
  const database = `t_${randomBytes(6).toString('hex')}`;
  const root = new pg.Client({ ...connection, database: 'postgres' });
  await root.connect();
  await root.query(`create database ${database}`);
  await root.end();
  const config = { ...connection, database };
  const pool = createPool({ ...config, max: 4 }, { timeZone: 'UTC', onError: () => undefined });
  const client = await pool.connect();
  const close = async () => {
    client.release();
    await pool.end();
  };
  return { config, client, db: createDatabase(pool), close };
}

export interface EmptyDatabase {
  config: pg.PoolConfig;
  client: pg.PoolClient;
  db: Database;
  close: () => Promise<void>;
}
