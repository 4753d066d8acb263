import { type AuditColumns, type DefaultText, type Mark, type RevisedColumns, type Sound } from '../../db/columns.js';

/** Tables that are copied from one source to another. */
export interface DataSyncTable extends AuditColumns, RevisedColumns {
  id: string;
  fullName: string;
  sound: Sound;
  enCode: string;
  sourceId: string;
  targetId: string;
  description: DefaultText;
  enabledMark: Mark;
  sortCode: number;
}

declare module '../../db/tables.js' {
  interface Tables {
    dataSync: DataSyncTable;
  }
}
