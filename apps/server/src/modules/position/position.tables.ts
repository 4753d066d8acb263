import { type AuditColumns, type DefaultText, type Mark, type Sound, type RevisedColumns } from '../../db/columns.js';

export interface PositionTable extends AuditColumns, RevisedColumns {
  id: string;
  organizeId: string;
  fullName: string;
  sound: Sound;
  enCode: string;
  /** Key of the dictionary positionType. */
  type: DefaultText;
  description: DefaultText;
  enabledMark: Mark;
  sortCode: number;
}

declare module '../../db/tables.js' {
  interface Tables {
    position: PositionTable;
  }
}
