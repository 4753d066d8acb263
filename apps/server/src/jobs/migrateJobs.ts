import { Logger, runMigrations } from 'graphile-worker';
import { type Pool } from 'pg';

/** Brings the tables of the job runner up to date, so that jobs can be added before one runs. */
export async function migrateJobs(pool: Pool): Promise<void> {
  await runMigrations({ pgPool: pool, logger: new Logger(() => () => undefined) });
}
