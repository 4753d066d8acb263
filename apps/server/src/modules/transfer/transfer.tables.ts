import { type DefaultText, type DefaultTime, type Json, type NullableTime } from '../../db/columns.js';
import { type ColumnType, type Generated } from 'kysely';

/** An import or export that is done in the background. */
export interface TransferTable {
  id: string;
  userId: string;
  kind: 'import' | 'export' | 'takeBack';
  /** What its rows are: `users`, or `model:` with the id of a model. */
  target: string;
  state: ColumnType<TransferState, TransferState | undefined, TransferState>;
  fileName: DefaultText;
  /** Language that whoever began it reads. */
  locale: string;
  /** What was asked for, as its job understands it. */
  request: Json<unknown>;
  total: Generated<number>;
  done: Generated<number>;
  refused: Generated<number>;
  problem: DefaultText;
  /** Where its file is kept; '' without one. */
  storageKey: DefaultText;
  creatorTime: DefaultTime;
  endTime: NullableTime;
}

export type TransferState = 'waiting' | 'running' | 'done' | 'cancelled' | 'failed';

/** A row of a file that an import refused. */
export interface TransferRefusalTable {
  transferId: string;
  /** As spreadsheets number it. */
  rowNumber: number;
  /** Its texts in the order of the file's columns. */
  cells: Json<string[]>;
  problem: string;
}

/** A record that an import has made. */
export interface TransferTakenTable {
  transferId: string;
  recordId: string;
}

/** What a person last took the columns of their files for. */
export interface ImportMappingTable {
  userId: string;
  target: string;
  /** Field by header, '' for columns that were left out. */
  fields: Json<Record<string, string>>;
}

declare module '../../db/tables.js' {
  interface Tables {
    importMapping: ImportMappingTable;
    transfer: TransferTable;
    transferRefusal: TransferRefusalTable;
    transferTaken: TransferTakenTable;
  }
}
