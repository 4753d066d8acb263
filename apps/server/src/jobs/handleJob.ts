import type * as z from 'zod';
import { type DatabaseTransaction } from '../db/database.js';
import { type Deps } from '../deps.js';
import { type JobDefinition } from './defineJob.js';
import { type RunResult } from './schedule/schedule.tables.js';

/**
 * Binds a job to the code that does it. That code may run again after a failure, so it must be able to. `killed` ends what
 * a job has left open that was killed with its server in its last attempt: nothing runs it again.
 */
export function handleJob<Schema extends z.ZodType>(
  job: JobDefinition<Schema>,
  run: (deps: JobDeps, payload: z.output<Schema>, attempt: JobAttempt) => Promise<unknown>,
  { killed }: { killed?: (trx: DatabaseTransaction, payload: z.output<Schema>, deps: JobDeps) => Promise<void> } = {},
): JobHandler {
  return { job, run: run as JobHandler['run'], killed: killed as JobHandler['killed'] };
}

export interface JobHandler {
  job: JobDefinition;
  run: (deps: JobDeps, payload: unknown, attempt: JobAttempt) => Promise<unknown>;
  killed: ((trx: DatabaseTransaction, payload: unknown, deps: JobDeps) => Promise<void>) | undefined;
}

export interface JobAttempt {
  /** Fires when the time is over or the server stops: give up then. */
  signal: AbortSignal;
  /** Names the work, the same in all its attempts: what is made under it is not made again. */
  workId: string;
  /** 1 for the first. */
  number: number;
  /** Whether nothing will try again. */
  isLast: boolean;
  /** Writes down what has been done so far, for the log of a scheduled task. */
  note: (result: RunResult) => Promise<void>;
}

/** What jobs work with. */
export type JobDeps = Deps;
