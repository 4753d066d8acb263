import { type DefaultText, type Mark } from '../../db/columns.js';

export interface AreaTable {
  id: string;
  /** `-1` is the root. */
  parentId: string;
  fullName: string;
  enCode: string;
  description: DefaultText;
  enabledMark: Mark;
  sortCode: number;
}
