import { type SourceKindSchema } from '@smart-admin/api-client/contract';
import { type Socket } from 'node:net';
import type * as z from 'zod';
import { type SourceReason } from '../SourceFailure.js';
import { type Dialect } from './Dialect.js';

export type SourceKindName = z.output<typeof SourceKindSchema>;

/** All that the server knows of a database system. One folder each; `sourceKinds.ts` lists them. */
export interface SourceKind {
  name: SourceKindName;
  dialect: Dialect;
  /** Loads the driver and makes a pool, which connects when it is first asked. */
  open(target: SourceTarget): Promise<SourcePool>;
  /** What an error of the driver means; undefined where it tells of no statement and no connection. */
  explain(error: unknown): { reason: SourceReason; detail: string } | undefined;
}

/** Where a source is and who asks it. */
export interface SourceTarget {
  /** As it was written down: certificates are issued for it. */
  host: string;
  /** What it was found to be; nothing else is connected to. */
  address: string;
  port: number;
  database: string;
  schema: string;
  user: string;
  password: string;
  tls: 'off' | 'required' | 'verified';
  certificate: string;
  timeoutSeconds: number;
  poolSize: number;
  /** A connection to the address, for drivers that would look the name up themselves. */
  dial: () => Socket;
}

/** Connections to one source. */
export interface SourcePool {
  /**
   * Does work on one connection in a transaction, which is rolled back where nothing may be written. Statements end after so
   * many seconds. Throws what the driver throws.
   */
  run<Answer>(options: RunOptions, work: (session: SourceSession) => Promise<Answer>): Promise<Answer>;
  end(): Promise<void>;
}

export interface RunOptions {
  isReadOnly: boolean;
  seconds: number;
}

/** One connection, as long as its work lasts. Values are texts, numbers and booleans; null for none. */
export interface SourceSession {
  query(statement: Statement): Promise<SourceRow[]>;
  /** Rows of a query, at most `size` at a time, so that memory stays the same for any number. */
  read(statement: Statement, size: number): AsyncGenerator<SourceRow[]>;
}

export type SourceRow = Record<string, unknown>;

/** A statement with the values that its places stand for. */
export interface Statement {
  text: string;
  values?: readonly unknown[];
}
