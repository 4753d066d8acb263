import { sql } from 'kysely';
import { at } from '../db/columns.js';
import { type CleanUp } from './cleanUp.js';

const KEEP = 30 * 24 * 3_600_000;

/** Runs of scheduled tasks, and jobs that failed for good, after 30 days. */
export const cleanUpRuns: CleanUp = async ({ db }, now) => {
  await db
    .deleteFrom('scheduledTaskRun')
    .where('dueTime', '<', at(now - KEEP))
    .execute();
  await sql`
    select graphile_worker.complete_jobs(array(
      select id from graphile_worker.jobs where attempts >= max_attempts and updated_at < ${at(now - KEEP)}))`.execute(
    db,
  );
};
