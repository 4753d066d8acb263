import pg from 'pg';
import { createDatabase } from '../../src/db/database.js';
import { createPool } from '../../src/db/createPool.js';
import { migrate } from '../../src/migrations/migrate.js';
import { migrateJobs } from '../../src/jobs/migrateJobs.js';
import { seed } from '../../src/seed/seed.js';

/** Run by globalSetup in a process of its own: creates the seeded database that test files copy. */
const [connectionText = '', template = ''] = process.argv.slice(2);
const connection = JSON.parse(connectionText) as pg.ClientConfig;
const client = new pg.Client({ ...connection, database: 'postgres' });
await client.connect();
await client.query(`create database ${template}`);
await client.end();
const pool = createPool(
  { ...connection, database: template },
  {
    timeZone: 'UTC',
    onError: (error) => {
      throw error;
    },
  },
);
const db = createDatabase(pool);
await migrateJobs(pool);
await migrate(db);
await seed(db, { SEED: 'demo' });
await pool.end();
