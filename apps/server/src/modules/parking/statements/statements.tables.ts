import { type StatementKind, type StatementProvider, type StatementResult } from '@smart-admin/api-client/contract';
import { type DefaultText, type DefaultTime, type NullableTime, type Time } from '../../../db/columns.js';

/** What a provider says of a day; one of a day and provider. */
export interface ParkingStatementTable {
  id: string;
  provider: StatementProvider;
  /** `2026-11-25`, on China's calendar. */
  day: string;
  fileName: string;
  /** SHA-256 of the file in hex. */
  contentHash: string;
  merchant: DefaultText;
  userId: string;
  creatorTime: DefaultTime;
  comparedTime: DefaultTime;
}

/** A payment or refund as a provider and we have it, in fen; refunds are below zero. */
export interface ParkingStatementItemTable {
  id: string;
  statementId: string;
  provider: StatementProvider;
  kind: StatementKind;
  /** The batch of payments, or the refund. */
  number: string;
  providerNumber: DefaultText;
  time: Time;
  theirs: number | null;
  ours: number | null;
  result: StatementResult;
  /** Of the places that it is of; empty where they are several, or none is known: only who sees all rows sees it. */
  organizeId: DefaultText;
  placeId: DefaultText;
  orderId: DefaultText;
  settledTime: NullableTime;
  settledUserId: DefaultText;
  settleReason: DefaultText;
}

declare module '../../../db/tables.js' {
  interface Tables {
    parkingStatement: ParkingStatementTable;
    parkingStatementItem: ParkingStatementItemTable;
  }
}
