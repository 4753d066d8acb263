import { type Generated } from 'kysely';
import {
  type AuditColumns,
  type DefaultJson,
  type DefaultText,
  type Mark,
  type NullableTime,
  type RevisedColumns,
} from '../../db/columns.js';

/** By what another program calls the API as its owner. */
export interface ApiKeyTable extends AuditColumns, RevisedColumns {
  id: string;
  fullName: string;
  /** Stays when the owner is deleted, so that the key is refused by name. */
  ownerId: string;
  access: 'read' | 'all';
  reach: 'all' | 'pages';
  pageIds: DefaultJson<string[]>;
  /** Calls that an instance takes from it in a minute. */
  perMinute: Generated<number>;
  expiresTime: NullableTime;
  /** Addresses and networks, one a line; empty for all. */
  addresses: DefaultText;
  description: DefaultText;
  enabledMark: Mark;
  /** The first characters of the key. */
  prefix: string;
  /** SHA-256 of the key; the key itself is never stored. */
  keyHash: string;
  lastUsedTime: NullableTime;
  lastUsedIp: DefaultText;
}

declare module '../../db/tables.js' {
  interface Tables {
    apiKey: ApiKeyTable;
  }
}
