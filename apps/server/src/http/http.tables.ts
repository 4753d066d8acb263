import { type ColumnType } from 'kysely';
import { type DefaultTime } from '../db/columns.js';

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
