import { type AuditColumns, type DefaultText, type Mark, type Sound, type RevisedColumns } from '../../db/columns.js';

export interface UserGroupTable extends AuditColumns, RevisedColumns {
  id: string;
  fullName: string;
  sound: Sound;
  enCode: string;
  /** Key of the dictionary groupType. */
  type: DefaultText;
  description: DefaultText;
  enabledMark: Mark;
  sortCode: number;
}

declare module '../../db/tables.js' {
  interface Tables {
    userGroup: UserGroupTable;
  }
}
