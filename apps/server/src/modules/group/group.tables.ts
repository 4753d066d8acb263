import { type AuditColumns, type DefaultText, type Mark } from '../../db/columns.js';

export interface UserGroupTable extends AuditColumns {
  id: string;
  fullName: string;
  enCode: string;
  /** Key of the dictionary groupType. */
  type: DefaultText;
  description: DefaultText;
  enabledMark: Mark;
  sortCode: number;
}
