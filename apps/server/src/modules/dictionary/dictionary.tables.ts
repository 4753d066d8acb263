import { type AuditColumns, type DefaultText, type Mark, type Sound, type RevisedColumns } from '../../db/columns.js';

export interface DictionaryTypeTable extends RevisedColumns {
  id: string;
  parentId: string;
  fullName: string;
  sound: Sound;
  enCode: string;
  isTree: Mark;
  description: DefaultText;
  sortCode: number;
}

export interface DictionaryDataTable extends AuditColumns, RevisedColumns {
  id: string;
  dictionaryTypeId: string;
  /** `0` is the root. */
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
    dictionaryData: DictionaryDataTable;
    dictionaryType: DictionaryTypeTable;
  }
}
