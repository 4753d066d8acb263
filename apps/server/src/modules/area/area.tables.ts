import { type DefaultText, type Mark, type Sound, type RevisedColumns } from '../../db/columns.js';

export interface AreaTable extends RevisedColumns {
  id: string;
  /** `-1` is the root. */
  parentId: string;
  fullName: string;
  sound: Sound;
  enCode: string;
  description: DefaultText;
  enabledMark: Mark;
  sortCode: number;
}

declare module '../../db/tables.js' {
  interface Tables {
    area: AreaTable;
  }
}
