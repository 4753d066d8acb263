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
  listOf,
  ListQuerySchema,
  MarkFilterSchema,
  NothingSchema,
  pageOf,
  SortCodeSchema,
  TimeSchema,
} from '../schemas.js';

const NameSchema = z.string().min(1).max(128);

/** A table that is copied. */
export const SyncTableSchema = z.object({
  sourceTable: NameSchema,
  /** Made where it is not there. */
  targetTable: NameSchema,
  /**
   * `append` adds every row, `upsert` changes rows whose key is there and adds the others, `replace` takes the rows of the
   * target away first and puts them back where it fails.
   */
  way: z.enum(['append', 'upsert', 'replace']),
  /** Columns that have another name in the target; the others go to those of the same name. */
  columns: z
    .array(z.object({ source: NameSchema, /** Empty leaves the column out. */ target: z.string().max(128) }))
    .max(200)
    .default([]),
});

const DataSyncBodySchema = z.object({
  fullName: FullNameSchema,
  enCode: EnCodeSchema,
  sourceId: IdSchema,
  targetId: IdSchema,
  tables: z.array(SyncTableSchema).min(1).max(50),
  description: DescriptionSchema,
  enabledMark: EnabledMarkSchema.default(1),
  sortCode: SortCodeSchema,
});

export const SyncProblemSchema = z.enum([
  'sourceMissing',
  'targetMade',
  'notAllowed',
  'sourceColumnMissing',
  'columnMissing',
  'typeDiffers',
  'narrower',
  'valueMissing',
  'noKey',
  'keyKind',
  'noColumns',
  'hasRows',
]);

/** `cancelled` by somebody, `failed` where at least one table was not copied as a whole. */
export const SyncStateSchema = z.enum(['waiting', 'running', 'done', 'failed', 'cancelled']);

/** What became of a table; counts are of rows. */
export const SyncResultSchema = z.object({
  sourceTable: z.string(),
  targetTable: z.string(),
  state: SyncStateSchema,
  read: z.number().int(),
  inserted: z.number().int(),
  updated: z.number().int(),
  /** Without a value for the key. */
  skipped: z.number().int(),
  failed: z.number().int(),
  /** Milliseconds. */
  duration: z.number().int(),
  /** The first ones. */
  errors: z.array(z.string()),
});

const path = '/api/system/DataSync';
const page = pages.dataSync;

export const dataSync = {
  ...crudEndpoints({
    path,
    page,
    body: DataSyncBodySchema,
    record: { ...AuditSchema.shape },
    row: {
      /** Empty for a source that is gone. */
      sourceName: z.string(),
      targetName: z.string(),
      lastState: z.union([SyncStateSchema, z.literal('')]),
      lastTime: TimeSchema.nullable(),
    },
    query: { enabledMark: MarkFilterSchema },
    calls: {
      list: 'Data syncs with how their last run ended, paged',
      create: 'Creates a data sync',
      update: 'Changes a data sync',
      read: 'One data sync',
      changes: 'Its last changes',
      remove: 'Deletes a data sync with its runs',
      updateState: 'Enables a disabled data sync and disables an enabled one',
    },
  }),
  check: endpoint({
    method: 'POST',
    path: `${path}/Actions/Check`,
    permission: page.permission,
    summary: 'What stands against copying these tables, before any row is',
    logName: false,
    body: DataSyncBodySchema.pick({ sourceId: true, targetId: true, tables: true }),
    data: listOf(
      z.object({
        sourceTable: z.string(),
        targetTable: z.string(),
        problems: z.array(
          z.object({
            kind: SyncProblemSchema,
            /** An `error` keeps the table from being copied. */
            level: z.enum(['error', 'warning', 'info']),
            message: z.string(),
          }),
        ),
      }),
    ),
  }),
  execute: endpoint({
    method: 'POST',
    once: true,
    path: `${path}/{id}/Actions/Execute`,
    permission: page.button('btn_run'),
    summary: 'Checks the tables and begins to copy them in the background; answers the id of the run',
    // looking at the tables of two databases takes its time (C9-33)
    timeout: 100_000,
    data: IdSchema,
  }),
  runs: endpoint({
    method: 'GET',
    path: `${path}/{id}/Runs`,
    permission: page.permission,
    summary: 'Runs of a data sync, the newest first; the last 50 are kept',
    query: ListQuerySchema,
    data: pageOf(
      z.object({
        id: IdSchema,
        state: SyncStateSchema,
        userName: z.string(),
        tables: z.array(SyncResultSchema),
        message: z.string(),
        creatorTime: TimeSchema,
        startedTime: TimeSchema.nullable(),
        endedTime: TimeSchema.nullable(),
      }),
    ),
  }),
  cancel: endpoint({
    method: 'POST',
    path: `${path}/{id}/Runs/{runId}/Actions/Cancel`,
    permission: page.button('btn_run'),
    summary: 'Ends a run after the rows that are under way; what was copied stays but for a table that is replaced',
    data: NothingSchema,
  }),
};
