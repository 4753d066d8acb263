import { type DefaultTime } from '../../db/columns.js';

export interface StoredFileTable {
  /** Random name under which it is kept. */
  name: string;
  type: string;
  originalName: string;
  size: number;
  contentType: string;
  userId: string;
  creatorTime: DefaultTime;
}
