import { type Generated } from 'kysely';
import { type DefaultTime } from '../../db/columns.js';

/** A copy of the database that is kept as a file. */
export interface BackupTable {
  id: string;
  /** Code of the task that made it: each task keeps its own. '' for one that somebody asked for. */
  taskCode: string;
  fileName: string;
  state: Generated<'running' | 'done' | 'failed'>;
  /** Null until it is made. */
  storageKey: string | null;
  /** Bytes. */
  size: Generated<number>;
  tables: Generated<number>;
  rows: Generated<number>;
  creatorTime: DefaultTime;
}

declare module '../../db/tables.js' {
  interface Tables {
    backup: BackupTable;
  }
}
