import { type ColumnType } from 'kysely';
import { type DefaultTime, type Json } from '../db/columns.js';

/** What a call that a client had named answered, for its repetition. */
export interface AnsweredCallTable {
  userId: string;
  key: string;
  /** Hash of what was sent. */
  fingerprint: string;
  /** Null until the call has ended. */
  answer: ColumnType<unknown, string | undefined, string>;
  creatorTime: DefaultTime;
}

/** A change of a thing that people change in forms, kept for a while. */
export interface NounChangeTable {
  /** Name of its table. */
  noun: string;
  recordId: string;
  /** Revision that the change made. */
  revision: number;
  userId: string;
  /** Fields that it changed. */
  fields: string[];
  /** Their values before it; a long one is left out. */
  undo: Json<Record<string, unknown>>;
  creatorTime: DefaultTime;
}

declare module '../db/tables.js' {
  interface Tables {
    answeredCall: AnsweredCallTable;
    nounChange: NounChangeTable;
  }
}
