import { type AuditColumns, type DefaultText, type Mark, type Sound, type RevisedColumns } from '../../db/columns.js';

export interface RoleTable extends AuditColumns, RevisedColumns {
  id: string;
  fullName: string;
  sound: Sound;
  enCode: string;
  /** 1: belongs to no organisation. */
  globalMark: Mark;
  description: DefaultText;
  enabledMark: Mark;
  sortCode: number;
}

export interface RoleOrganizeTable {
  roleId: string;
  organizeId: string;
}

declare module '../../db/tables.js' {
  interface Tables {
    role: RoleTable;
    roleOrganize: RoleOrganizeTable;
  }
}
