import { type DefaultTime, type Json, type Time } from '../db/columns.js';

/**
 * A job that waited, or was under way, when a backup was made: in backups alone, and in a database that one was put into until
 * the server is started there.
 */
export interface KeptJobTable {
  name: string;
  payload: Json<unknown>;
  queue: string | null;
  key: string | null;
  runAt: Time;
  maxAttempts: number;
  /** Whether it was in its last attempt, so that nothing does it again. */
  isSpent: boolean;
}

/** When the server was first started on a database that a backup had been put into; no row for any other. */
export interface RestorationTable {
  /** There is one. */
  id: true;
  time: DefaultTime;
}

declare module '../db/tables.js' {
  interface Tables {
    keptJob: KeptJobTable;
    restoration: RestorationTable;
  }
}
