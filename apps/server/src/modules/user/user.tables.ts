import { type Generated } from 'kysely';
import {
  type AuditColumns,
  type DefaultText,
  type DefaultTime,
  type Mark,
  type NullableTime,
  type Sound,
  type RevisedColumns,
} from '../../db/columns.js';
import { type MembershipKind } from '../../rights/holders.js';

export interface UserTable extends AuditColumns, RevisedColumns {
  id: string;
  account: string;
  realName: string;
  sound: Sound;
  /** argon2id of the SHA-256 that the browser sends. */
  passwordHash: string;
  gender: Generated<number>;
  mobilePhone: DefaultText;
  email: DefaultText;
  headIcon: DefaultText;
  signature: DefaultText;
  managerId: DefaultText;
  /** Main organisation; also one of the memberships. */
  organizeId: string;
  /** Main position or empty; also one of the memberships. */
  positionId: DefaultText;
  entryDate: NullableTime;
  description: DefaultText;
  enabledMark: Mark;
  lockMark: Mark;
  lockTime: NullableTime;
  /** When the password became what it is. */
  passwordTime: DefaultTime;
  /** Their password is one that somebody else knows, or too old. */
  mustChangePassword: Mark;
  sortCode: Generated<number>;
  theme: DefaultText;
  language: DefaultText;
  portalId: DefaultText;
  lastLoginTime: NullableTime;
  lastLoginIp: DefaultText;
  lastLoginPlace: DefaultText;
  /** The sign-in before the last one. */
  prevLoginTime: NullableTime;
  prevLoginIp: DefaultText;
  prevLoginPlace: DefaultText;
}

/** A user belongs to an organisation, position, role or group. */
export interface MembershipTable {
  kind: MembershipKind;
  targetId: string;
  userId: string;
  sortCode: Generated<number>;
}

/** A password that somebody had before. */
export interface PasswordHistoryTable {
  userId: string;
  passwordHash: string;
  usedUntil: DefaultTime;
}

declare module '../../db/tables.js' {
  interface Tables {
    membership: MembershipTable;
    passwordHistory: PasswordHistoryTable;
    userAccount: UserTable;
  }
}
