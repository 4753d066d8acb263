import { sql } from 'kysely';
import { type Executor } from '../../db/database.js';
import { KILLED } from '../killed.js';
import { runTaskJob } from './enqueueRun.js';

/**
 * Ends the runs that nothing will go on with, as failed: their job is gone, or was given back after its last attempt. As
 * long as they counted as open their task would skip every time. A run and its job are added in one transaction, and a
 * run ends before its job does, so none that goes on is met.
 */
export async function failKilledRuns(db: Executor): Promise<void> {
  // the view of the jobs leaves out what they were given
  await sql`
    update scheduled_task_run run set state = 'failed', message = ${KILLED}, end_time = now()
    where state in ('waiting', 'running', 'retrying') and not exists (
      select from graphile_worker._private_jobs job
      join graphile_worker._private_tasks task on task.id = job.task_id
      where task.identifier = ${runTaskJob.name} and job.payload ->> 'runId' = run.id
        and (job.locked_at is not null or job.attempts < job.max_attempts))`.execute(db);
}
