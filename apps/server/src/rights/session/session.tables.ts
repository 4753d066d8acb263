import { type DefaultText, type DefaultTime, type NullableTime, type Time } from '../../db/columns.js';

export interface SessionTable {
  id: string;
  /** SHA-256 of the token; the token itself is never stored. */
  tokenHash: string;
  userId: string;
  ipAddress: DefaultText;
  ipPlace: DefaultText;
  platform: DefaultText;
  loginTime: DefaultTime;
  lastActiveTime: DefaultTime;
  expiresAt: Time;
  endedAt: NullableTime;
  /** Code that the token answers since then: 600, 601 or 602. */
  endedCode: number | null;
}

declare module '../../db/tables.js' {
  interface Tables {
    session: SessionTable;
  }
}
