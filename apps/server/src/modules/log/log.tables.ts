import { type ColumnType } from 'kysely';
import { type DefaultText, type DefaultTime } from '../../db/columns.js';
import { type Reason } from '../../errors/apiError.js';
import { type FieldChange } from '../../http/operationDetail.js';

/** One call that changed something, one that did not, one sign-in, or one error that the interface reported. */
export interface OperationLogTable {
  id: string;
  userId: DefaultText;
  userName: DefaultText;
  category: 'login' | 'operation' | 'request' | 'error';
  /** Text of lines that are not made of parts: errors, and what was written before there were any. */
  description: DefaultText;
  /** What was done: see `operationMessages`; '' where `description` says it. */
  verb: DefaultText;
  /** Why it was refused, where that is known by a code. */
  reason: ColumnType<Reason | null, string | undefined, string>;
  /** Page whose records it is about; '' for none. */
  noun: DefaultText;
  recordId: DefaultText;
  /** Name of the record at that time. */
  recordName: DefaultText;
  changes: ColumnType<FieldChange[], string | undefined, string>;
  requestMethod: DefaultText;
  requestUrl: DefaultText;
  ipAddress: DefaultText;
  ipPlace: DefaultText;
  platform: DefaultText;
  requestDuration: number;
  resultCode: number;
  creatorTime: DefaultTime;
}

declare module '../../db/tables.js' {
  interface Tables {
    operationLog: OperationLogTable;
  }
}
