import { sql } from 'kysely';
import { type JobDeps } from './handleJob.js';

/**
 * Puts the jobs that a backup has brought along back into the queue, once: what waits in a restored database would otherwise
 * wait for ever. Call it before anybody can add others, which those with the same key would replace. A job that was in its last
 * attempt is not done again; what it has left open is ended, as after a crash.
 */
export async function takeUpKeptJobs(deps: JobDeps): Promise<void> {
  const { db, jobs, log } = deps;
  await sql`
    with taken as (delete from kept_job where not is_spent returning *)
    select graphile_worker.add_jobs(specs) from (
      select array_agg((name, payload, queue, run_at, max_attempts, key, null, null)::graphile_worker.job_spec) as specs
      from taken
    ) as added where specs is not null`.execute(db);
  const spent = await db.selectFrom('keptJob').select(['name', 'payload']).execute();
  for (const { name, payload } of spent) {
    try {
      const handler = jobs.get(name);
      await db.transaction().execute(async (trx) => {
        await handler?.killed?.(trx, handler.job.schema.parse(payload), deps);
      });
    } catch (error) {
      // it is not worth a server that does not start
      log.error({ err: error, job: name }, 'what a job of a backup has left open could not be ended');
    }
  }
  await db.deleteFrom('keptJob').execute();
}
