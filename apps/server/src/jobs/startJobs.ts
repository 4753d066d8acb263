import { Logger, parseCronItems, run } from 'graphile-worker';
import pg from 'pg';
import { type Deps } from '../deps.js';
import { cleanFiles } from '../modules/file/cleanFiles.js';
import { cleanExpired } from './cleanExpired.js';

/** Starts the job runner of this instance; instances share the jobs, each runs once. Returns how to stop it. */
export async function startJobs(
  config: pg.PoolConfig,
  deps: Pick<Deps, 'db' | 'log' | 'files' | 'hashes' | 'env'>,
): Promise<() => Promise<void>> {
  const { db, log, env } = deps;
  // its own pool: the runner reads times as Date
  const pool = new pg.Pool({ ...config, max: 3, application_name: 'smart-admin-jobs' });
  pool.on('error', (error) => log.warn({ err: error }, 'a connection of the job runner was lost'));
  // the runner demands a handler on each connection too
  pool.on('connect', (client) =>
    client.on('error', (error) => log.debug({ err: error }, 'a connection of the job runner ended')),
  );
  const runner = await run({
    pgPool: pool,
    concurrency: 2,
    noHandleSignals: true,
    logger: new Logger(() => (level, message) => {
      if (level === 'error') log.error(message);
      else if (level === 'warning') log.warn(message);
      else log.debug(message);
    }),
    taskList: {
      cleanExpired: () => cleanExpired(db),
      cleanFiles: () => cleanFiles(deps, { uploadHours: env.UPLOAD_HOURS, importDays: env.IMPORT_DAYS }),
    },
    parsedCronItems: parseCronItems([
      { task: 'cleanExpired', match: '*/10 * * * *', options: { backfillPeriod: 0, maxAttempts: 3 } },
      { task: 'cleanFiles', match: '20 * * * *', options: { backfillPeriod: 0, maxAttempts: 3 } },
    ]),
  });
  return async () => {
    await runner.stop();
    await pool.end();
  };
}
