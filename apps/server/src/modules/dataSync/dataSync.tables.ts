import { type SyncResultSchema, type SyncStateSchema, type SyncTableSchema } from '@smart-admin/api-client/contract';
import { type ColumnType, type Generated } from 'kysely';
import type * as z from 'zod';
import {
  type AuditColumns,
  type DefaultJson,
  type DefaultText,
  type DefaultTime,
  type Mark,
  type NullableTime,
  type RevisedColumns,
  type Sound,
} from '../../db/columns.js';

export type SyncTable = z.output<typeof SyncTableSchema>;
export type SyncResult = z.output<typeof SyncResultSchema>;
export type SyncState = z.output<typeof SyncStateSchema>;

/** Tables that are copied from one source to another. */
export interface DataSyncTable extends AuditColumns, RevisedColumns {
  id: string;
  fullName: string;
  sound: Sound;
  enCode: string;
  sourceId: string;
  targetId: string;
  tables: ColumnType<SyncTable[], string, string>;
  description: DefaultText;
  enabledMark: Mark;
  sortCode: number;
}

/** One time that they were copied. */
export interface DataSyncRunTable {
  id: string;
  syncId: string;
  state: Generated<SyncState>;
  isCancelled: Generated<boolean>;
  userId: string;
  tables: DefaultJson<SyncResult[]>;
  message: DefaultText;
  creatorTime: DefaultTime;
  startedTime: NullableTime;
  endedTime: NullableTime;
}

declare module '../../db/tables.js' {
  interface Tables {
    dataSync: DataSyncTable;
    dataSyncRun: DataSyncRunTable;
  }
}
