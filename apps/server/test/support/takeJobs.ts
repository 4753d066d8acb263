import { sql } from 'kysely';
import { runJob } from './runJob.js';
import { type TestApp } from './startTestApp.js';

export interface TakenJob {
  name: string;
  payload: unknown;
}

/** Takes the jobs of a name out of the queue that are due. */
export async function takeJobs(app: TestApp, name: string): Promise<TakenJob[]> {
  const { rows } = await sql<{ id: string; payload: unknown }>`
    select j.id, j.payload from graphile_worker._private_jobs j
    join graphile_worker._private_tasks k on k.id = j.task_id
    where k.identifier = ${name} and j.attempts < j.max_attempts order by j.id`.execute(app.db);
  await sql`select graphile_worker.complete_jobs(${rows.map(({ id }) => id)}::bigint[])`.execute(app.db);
  return rows.map(({ payload }) => ({ name, payload }));
}

/** Does the jobs of a name that are due, and those that they add. */
export async function workOff(app: TestApp, name: string): Promise<void> {
  for (let jobs = await takeJobs(app, name); jobs.length > 0; jobs = await takeJobs(app, name))
    for (const { payload } of jobs) await runJob(app, name, payload);
}
