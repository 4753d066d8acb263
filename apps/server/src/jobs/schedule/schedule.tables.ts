import { type TaskResultSchema } from '@smart-admin/api-client/contract';
import type * as z from 'zod';
import { type ColumnType, type Generated } from 'kysely';
import {
  type AuditColumns,
  type RevisedColumns,
  type DefaultText,
  type DefaultTime,
  type Json,
  type Mark,
  type NullableTime,
  type Sound,
  type Time,
} from '../../db/columns.js';

/** A job at fixed times. */
export interface ScheduledTaskTable extends AuditColumns, RevisedColumns {
  id: string;
  fullName: string;
  enCode: string;
  sound: Sound;
  description: DefaultText;
  /** Minute, hour, day of month, month, day of week. */
  cron: string;
  /** IANA name. */
  timeZone: DefaultText;
  /** Name of the job. */
  job: string;
  payload: Json<unknown>;
  timeoutSeconds: Generated<number>;
  maxAttempts: Generated<number>;
  /** 1: belongs to the server and cannot be removed. */
  systemMark: Mark;
  enabledMark: Mark;
  /** Null for a pattern that never comes again. */
  nextRunTime: NullableTime;
}

/** One run of a task, with all its attempts. */
export interface ScheduledTaskRunTable {
  id: string;
  taskId: string;
  cause: 'schedule' | 'manual';
  /** `retrying` waits for its next attempt; `skipped` came while an earlier run was not over. */
  state: Generated<RunState>;
  dueTime: Time;
  startTime: NullableTime;
  endTime: NullableTime;
  attempts: Generated<number>;
  /** Why the last attempt failed. */
  message: DefaultText;
  /** What it has done so far; null for tasks that do not say. */
  result: ColumnType<RunResult | null, string | null | undefined, string | null>;
  /** Who asked for a manual run. */
  userId: DefaultText;
}

/** A worker of a living instance. */
export interface JobWorkerTable {
  id: string;
  seenTime: DefaultTime;
}

export type RunResult = z.infer<typeof TaskResultSchema>;
export type RunState = 'waiting' | 'running' | 'retrying' | 'done' | 'failed' | 'skipped';

declare module '../../db/tables.js' {
  interface Tables {
    jobWorker: JobWorkerTable;
    scheduledTask: ScheduledTaskTable;
    scheduledTaskRun: ScheduledTaskRunTable;
  }
}
