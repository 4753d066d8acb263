import { type AnyEndpoint } from '@smart-admin/api-client/contract';
import { type Executor } from '../db/database.js';
import { type Caller, type Client } from '../rights/caller.js';
import { type FieldChange, type OperationDetail } from './operationDetail.js';

/** What calls did, as staff read it later. */
export interface OperationLog {
  /**
   * Writes down a call that changed something or took data out, and notes one that only read. Never throws: what the
   * call did is done.
   */
  write(operation: Operation): Promise<void>;
  /** Fields that differ between two states of a record; what they refer to is kept by its names of now. */
  changesBetween(db: Executor, states: RecordStates): Promise<FieldChange[]>;
}

export interface Operation {
  endpoint: AnyEndpoint;
  caller: Caller;
  client: Client;
  url: string;
  /** Milliseconds. */
  duration: number;
  resultCode: number;
  /** Parameters of the path. */
  params: Readonly<Record<string, string>>;
  /** What the call said of itself. */
  detail: OperationDetail;
}

export interface RecordStates {
  before: Readonly<Record<string, unknown>>;
  after: Readonly<Record<string, unknown>>;
  /** Table that `parentId` refers to. Default: none. */
  parents?: string | undefined;
}
