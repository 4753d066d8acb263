import * as z from 'zod';
import { pages } from '../../pages/index.js';
import { crudEndpoints } from '../crudEndpoints.js';
import { endpoint } from '../endpoint.js';
import {
  AuditSchema,
  DescriptionSchema,
  EnabledMarkSchema,
  EnCodeSchema,
  FullNameSchema,
  IdSchema,
  ListQuerySchema,
  MarkFilterSchema,
  pageOf,
  TimeSchema,
} from '../schemas.js';

/** Minute, hour, day of month, month, day of week. */
const CronSchema = z
  .string()
  .trim()
  .min(9)
  .max(200)
  .regex(/^\S+( +\S+){4}$/);
/** IANA name. */
const TimeZoneSchema = z.string().min(1).max(64);

/** What a task does: asks a data interface, sends a notice or a message template, begins a data sync, cleans up, keeps a backup, or (`system`) what the server does by itself. */
const TaskKindSchema = z.enum(['interface', 'notice', 'template', 'sync', 'cleanUp', 'backup', 'system']);

/** What a clean-up deletes: lines of the log, calls of interfaces, deliveries of messages, runs of tasks, the recycle bins. */
export const CleanUpTargetSchema = z.enum(['logs', 'interfaceCalls', 'deliveries', 'runs', 'bins']);
const CleanUpDaysSchema = z.number().int().min(1).max(3_650);

export const TaskRunStateSchema = z.enum(['waiting', 'running', 'retrying', 'done', 'failed', 'skipped']);

const TaskBodySchema = z.object({
  fullName: FullNameSchema,
  enCode: EnCodeSchema,
  description: DescriptionSchema,
  cron: CronSchema,
  /** Absent: the zone of the server (TIME_ZONE). */
  timeZone: z.union([TimeZoneSchema, z.literal('')]).default(''),
  kind: TaskKindSchema,
  /** The data interface that is asked, and the values of its parameters. */
  interfaceId: z.union([IdSchema, z.literal('')]).default(''),
  parameters: z
    .array(z.object({ name: z.string().trim().min(1).max(50), value: z.string().max(2_000).default('') }))
    .max(50)
    .default([]),
  /** The message template that is sent; `parameters` are the values of its placeholders, `noticeUserIds` receive it. */
  templateId: z.union([IdSchema, z.literal('')]).default(''),
  /** The data sync that is begun; how it ends is in its own runs. */
  syncId: z.union([IdSchema, z.literal('')]).default(''),
  /** What is deleted once it is older than so many days. */
  cleanUp: z.object({ target: CleanUpTargetSchema, days: CleanUpDaysSchema }).nullable().default(null),
  /** How many of its backups a task keeps. */
  backupKeep: z.number().int().min(1).max(100).default(7),
  /** The notice that is sent, and to whom. */
  noticeTitle: z.string().trim().max(200).default(''),
  noticeText: z.string().max(5_000).default(''),
  noticeUserIds: z.array(IdSchema).max(500).default([]),
  /** Seconds that an attempt may take. */
  timeoutSeconds: z.number().int().min(1).max(10_800).default(600),
  /** Attempts of a run altogether; the pauses between them grow. */
  maxAttempts: z.number().int().min(1).max(25).default(3),
  enabledMark: EnabledMarkSchema.default(1),
});

export const TaskResultSchema = z
  .object({ rows: z.number().int(), receivers: z.number().int(), tables: z.number().int(), size: z.number().int() })
  .partial();

const TaskRunSchema = z.object({
  id: z.string(),
  cause: z.enum(['schedule', 'manual']),
  state: TaskRunStateSchema,
  dueTime: TimeSchema,
  startTime: TimeSchema.nullable(),
  endTime: TimeSchema.nullable(),
  attempts: z.number().int(),
  /** Why the last attempt failed. */
  message: z.string(),
  /** What it has done so far: rows deleted, people written to, tables that a sync copies. */
  result: TaskResultSchema.nullable(),
  /** Who asked for a manual run. */
  userName: z.string(),
});

const path = '/api/system/Task';
const page = pages.task;

export const task = {
  ...crudEndpoints({
    path,
    page,
    body: TaskBodySchema,
    record: {
      ...AuditSchema.shape,
      /** 1: belongs to the server and cannot be removed. */
      systemMark: EnabledMarkSchema,
      /** Null for a pattern that never comes again. */
      nextRunTime: TimeSchema.nullable(),
      /** The latest run that is not waiting; null when there was none. */
      lastRunTime: TimeSchema.nullable(),
      lastRunState: TaskRunStateSchema.nullable(),
    },
    query: { enabledMark: MarkFilterSchema },
    calls: {
      list: 'Scheduled tasks, paged',
      create: 'Creates a task; its first time follows from its pattern',
      update: 'Changes a task; of a task of the server only its times and limits',
      read: 'One task',
      changes: 'Its last changes',
      remove: 'Deletes a task with the log of its runs; tasks of the server stay',
      updateState: 'Starts a stopped task and stops a started one; times that passed are not made up for',
    },
  }),
  run: endpoint({
    method: 'POST',
    once: true,
    path: `${path}/{id}/Actions/Run`,
    permission: page.button('btn_edit'),
    summary: 'Runs a task at once, started or not, after a run that is under way; answers the id of the run',
    data: IdSchema,
  }),
  runs: endpoint({
    method: 'GET',
    path: `${path}/{id}/Runs`,
    permission: page.permission,
    summary: 'Runs of a task, the latest first, paged',
    query: ListQuerySchema.extend({ state: TaskRunStateSchema.optional() }),
    data: pageOf(TaskRunSchema),
  }),
  nextTimes: endpoint({
    method: 'GET',
    path: `${path}/NextTimes`,
    permission: page.permission,
    summary: 'The next five moments of a pattern; none for one that never comes',
    query: z.object({ cron: CronSchema, timeZone: z.union([TimeZoneSchema, z.literal('')]).default('') }),
    data: z.object({ times: z.array(TimeSchema), timeZone: TimeZoneSchema }),
  }),
  cleanUpCount: endpoint({
    method: 'GET',
    path: `${path}/CleanUps/{target}`,
    permission: page.permission,
    summary: 'How many rows a clean-up would delete now; 403 for what the caller may not delete themselves',
    query: z.object({ days: z.coerce.number().pipe(CleanUpDaysSchema) }),
    data: z.object({ rows: z.number().int() }),
  }),
};
