import { sql } from 'kysely';
import type * as z from 'zod';
import { type DatabaseTransaction } from '../db/database.js';
import { type JobDefinition } from './defineJob.js';

/**
 * Adds a job with the transaction; some instance does it after the commit, nobody after a rollback. Throws for a
 * payload that does not fit its schema.
 */
export function enqueue<Schema extends z.ZodType>(
  transaction: DatabaseTransaction,
  job: JobDefinition<Schema>,
  payload: z.input<Schema>,
  options: EnqueueOptions = {},
): Promise<void> {
  return enqueueAll(transaction, job, [{ payload, ...options }]);
}

/** Adds many jobs of one kind in few statements, no two of them with the same key. Throws as `enqueue` does. */
export async function enqueueAll<Schema extends z.ZodType>(
  transaction: DatabaseTransaction,
  job: JobDefinition<Schema>,
  jobs: readonly (EnqueueOptions & { payload: z.input<Schema> })[],
): Promise<void> {
  for (let start = 0; start < jobs.length; start += AT_ONCE) {
    const specs = jobs.slice(start, start + AT_ONCE).map(({ payload, runAt, key, queue, maxAttempts }) => ({
      ...{ identifier: job.name, payload: job.schema.parse(payload) },
      ...{ queue_name: queue, run_at: runAt, job_key: key, max_attempts: maxAttempts ?? job.maxAttempts },
    }));
    await sql`
      select graphile_worker.add_jobs(array(
        select json_populate_record(null::graphile_worker.job_spec, spec)
        from json_array_elements(${JSON.stringify(specs)}::json) spec))`.execute(transaction);
  }
}

/** Jobs of one statement. */
const AT_ONCE = 1_000;

export interface EnqueueOptions {
  /** Not before this time. Default at once. */
  runAt?: Date;
  /** A job that waits with the same key is replaced. */
  key?: string;
  /** Jobs of one queue run one after the other. Default none. */
  queue?: string;
  /** Attempts altogether. Default the job's. */
  maxAttempts?: number;
}
