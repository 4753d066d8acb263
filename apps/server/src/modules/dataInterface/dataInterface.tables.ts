import { type InterfaceBodySchema } from '@smart-admin/api-client/contract';
import { type ColumnType, type Generated } from 'kysely';
import type * as z from 'zod';
import {
  type AuditColumns,
  type DefaultText,
  type DefaultTime,
  type Mark,
  type Sound,
  type RevisedColumns,
} from '../../db/columns.js';

type Body = z.output<typeof InterfaceBodySchema>;

/** A list that is read as it is and written as JSON text. */
type JsonList<T> = ColumnType<T, string | undefined, string>;

export interface DataInterfaceTable extends AuditColumns, RevisedColumns {
  id: string;
  fullName: string;
  sound: Sound;
  enCode: string;
  category: DefaultText;
  kind: Body['kind'];
  access: ColumnType<Body['access'], Body['access'] | undefined, Body['access']>;
  roleIds: JsonList<string[]>;
  parameters: JsonList<Body['parameters']>;
  /** Data source of the statement; '' for the platform's own database. */
  sourceId: DefaultText;
  sql: DefaultText;
  method: ColumnType<Body['method'], Body['method'] | undefined, Body['method']>;
  url: DefaultText;
  headers: JsonList<Body['headers']>;
  requestBody: DefaultText;
  auth: ColumnType<Body['auth'], Body['auth'] | undefined, Body['auth']>;
  authName: DefaultText;
  /** See SecretBox.ts; empty without one. */
  encryptedSecret: DefaultText;
  staticData: DefaultText;
  script: DefaultText;
  dataPath: DefaultText;
  filter: DefaultText;
  columns: JsonList<Body['columns']>;
  cacheSeconds: Generated<number>;
  timeoutSeconds: Generated<number>;
  rowLimit: Generated<number>;
  description: DefaultText;
  enabledMark: Mark;
  sortCode: number;
}

/** One call of an interface. */
export interface DataInterfaceLogTable {
  id: string;
  interfaceId: string;
  userId: string;
  userName: string;
  cause: InterfaceCause;
  /** JSON, cut. */
  parameters: DefaultText;
  /** Milliseconds. */
  duration: number;
  /** Rows of the answer; null when it was no list. */
  rows: number | null;
  isCached: Mark;
  error: DefaultText;
  creatorTime: DefaultTime;
}

export type InterfaceCause = 'response' | 'list' | 'info' | 'preview' | 'task' | 'button' | 'print' | 'flow' | 'portal';
/** An interface as it is written down. */
export type InterfaceBody = Body;
export type InterfaceParameter = Body['parameters'][number];
/** Values of parameters by name; null where none was given. */
export type ParameterValues = Readonly<Record<string, string | number | boolean | null>>;

declare module '../../db/tables.js' {
  interface Tables {
    dataInterface: DataInterfaceTable;
    dataInterfaceLog: DataInterfaceLogTable;
  }
}
