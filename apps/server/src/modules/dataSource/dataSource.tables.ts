import { type DataSourceBodySchema } from '@smart-admin/api-client/contract';
import { type Generated } from 'kysely';
import type * as z from 'zod';
import { type AuditColumns, type DefaultText, type Mark, type RevisedColumns, type Sound } from '../../db/columns.js';

/** A source as it is written down. */
export type DataSourceBody = z.output<typeof DataSourceBodySchema>;

/** A database that the server connects to. */
export interface DataSourceTable extends AuditColumns, RevisedColumns {
  id: string;
  fullName: string;
  sound: Sound;
  enCode: string;
  kind: DataSourceBody['kind'];
  host: string;
  port: number;
  database: string;
  schemaName: DefaultText;
  userName: DefaultText;
  /** See SecretBox.ts; empty without one. */
  encryptedPassword: DefaultText;
  tls: DataSourceBody['tls'];
  certificate: DefaultText;
  timeoutSeconds: Generated<number>;
  poolSize: Generated<number>;
  isReadOnly: Generated<boolean>;
  description: DefaultText;
  enabledMark: Mark;
  /** 1 for the platform's own database. */
  systemMark: Mark;
  sortCode: number;
}

declare module '../../db/tables.js' {
  interface Tables {
    dataSource: DataSourceTable;
  }
}
