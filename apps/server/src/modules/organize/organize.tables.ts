import { type AuditColumns, type DefaultText, type Mark, type Sound, type RevisedColumns } from '../../db/columns.js';

/** Companies and departments in one tree. */
export interface OrganizeTable extends AuditColumns, RevisedColumns {
  id: string;
  /** `-1` is the root. */
  parentId: string;
  category: 'company' | 'department';
  /** The company itself, or the one that a department belongs to, whatever its depth. */
  companyId: string;
  /** Ids from the root down to this one: `/1/2/`; everything below has it as a prefix. */
  path: string;
  fullName: string;
  sound: Sound;
  enCode: string;
  shortName: DefaultText;
  managerId: DefaultText;
  telephone: DefaultText;
  address: DefaultText;
  description: DefaultText;
  enabledMark: Mark;
  sortCode: number;
}

/** Who administrates a company and everything below it. */
export interface OrganizeAdministratorTable {
  organizeId: string;
  userId: string;
}

declare module '../../db/tables.js' {
  interface Tables {
    organize: OrganizeTable;
    organizeAdministrator: OrganizeAdministratorTable;
  }
}
