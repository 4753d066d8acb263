import { type Generated } from 'kysely';
import { type DefaultText, type DefaultTime, type NullableTime, type Time } from '../../db/columns.js';

/** Wrong passwords: with one name from one address; `''` stands for every name or every address. */
export interface LoginFailureTable {
  /** As typed, in lower case. */
  name: string;
  address: string;
  /** Those over all names or addresses count less as time passes. */
  count: number;
  lastTime: Time;
  lockedAt: NullableTime;
}

/** Where a user has signed in from. */
export interface KnownAddressTable {
  userId: string;
  address: string;
  lastTime: DefaultTime;
}

export interface CaptchaTable {
  /** Time stamp that the page chose. */
  id: string;
  code: string;
  expiresAt: Time;
}

export interface SmsCodeTable {
  mobile: string;
  codeHash: string;
  tries: Generated<number>;
  sentAt: Time;
  expiresAt: Time;
  /** Codes that were sent since then. */
  sentCount: Generated<number>;
  countedSince: DefaultTime;
}

export interface ScanTicketTable {
  id: string;
  /** Who confirmed it; empty while it waits. */
  userId: DefaultText;
  expiresAt: Time;
}

/** A visitor who asks for an account. */
export interface AccountApplicationTable {
  id: string;
  mobile: string;
  company: string;
  contact: string;
  ipAddress: DefaultText;
  creatorTime: DefaultTime;
}

declare module '../../db/tables.js' {
  interface Tables {
    accountApplication: AccountApplicationTable;
    captcha: CaptchaTable;
    knownAddress: KnownAddressTable;
    loginFailure: LoginFailureTable;
    scanTicket: ScanTicketTable;
    smsCode: SmsCodeTable;
  }
}
