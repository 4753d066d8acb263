import { type Generated } from 'kysely';
import { type DefaultText, type DefaultTime, type Time } from '../../db/columns.js';

/** Wrong passwords in a row, by the account typed. */
export interface LoginFailureTable {
  account: string;
  count: number;
  lastTime: Time;
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
