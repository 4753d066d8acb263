import type * as z from 'zod';
import { type Deps } from '../deps.js';
import { type JobDefinition } from './defineJob.js';
import { type RunResult } from './schedule/schedule.tables.js';

/** Binds a job to the code that does it. That code may run again after a failure, so it must be able to. */
export function handleJob<Schema extends z.ZodType>(
  job: JobDefinition<Schema>,
  run: (deps: JobDeps, payload: z.output<Schema>, attempt: JobAttempt) => Promise<unknown>,
): JobHandler {
  return { job, run: run as JobHandler['run'] };
}

export interface JobHandler {
  job: JobDefinition;
  run: (deps: JobDeps, payload: unknown, attempt: JobAttempt) => Promise<unknown>;
}

export interface JobAttempt {
  /** Fires when the time is over or the server stops: give up then. */
  signal: AbortSignal;
  /** 1 for the first. */
  number: number;
  /** Whether nothing will try again. */
  isLast: boolean;
  /** Writes down what has been done so far, for the log of a scheduled task. */
  note: (result: RunResult) => Promise<void>;
}

/** What jobs work with. */
export type JobDeps = Deps;
