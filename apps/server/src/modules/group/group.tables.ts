import { type AuditColumns, type DefaultText, type Mark, type Sound } from '../../db/columns.js';

export interface UserGroupTable extends AuditColumns {
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
