import { type Generated } from 'kysely';
import { type DefaultJson, type NullableTime, type Time } from '../../db/columns.js';

export interface SecondFactorTable {
  userId: string;
  /** Base32, sealed for the user. */
  secret: string;
  /** Null until a code of the app has shown that it has the secret. */
  confirmedAt: NullableTime;
  /** Number of the last half minute whose code was used: each code works once. */
  lastStep: Generated<number>;
  /** SHA-256 of the recovery codes that are left. */
  recoveryHashes: DefaultJson<string[]>;
  /** Tries since the last right one, within the time of a lock. */
  failures: Generated<number>;
  failedAt: NullableTime;
}

/** Somebody who gave the right password and owes a code. */
export interface FactorTicketTable {
  /** SHA-256 of the ticket. */
  id: string;
  userId: string;
  tries: Generated<number>;
  expiresAt: Time;
}

declare module '../../db/tables.js' {
  interface Tables {
    factorTicket: FactorTicketTable;
    secondFactor: SecondFactorTable;
  }
}
