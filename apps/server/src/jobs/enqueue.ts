import { sql } from 'kysely';
import type * as z from 'zod';
import { type DatabaseTransaction } from '../db/database.js';
import { type JobDefinition } from './defineJob.js';

/**
 * Adds a job with the transaction; some instance does it after the commit, nobody after a rollback. Throws for a
 * payload that does not fit its schema.
 */
export async function enqueue<Schema extends z.ZodType>(
  transaction: DatabaseTransaction,
  job: JobDefinition<Schema>,
  payload: z.input<Schema>,
  { runAt, key, queue, maxAttempts = job.maxAttempts }: EnqueueOptions = {},
): Promise<void> {
  await sql`
    select graphile_worker.add_job(
      identifier => ${job.name},
      payload => ${JSON.stringify(job.schema.parse(payload))}::json,
      queue_name => ${queue ?? null},
      run_at => ${runAt ?? null},
      max_attempts => ${maxAttempts},
      job_key => ${key ?? null})`.execute(transaction);
}

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
