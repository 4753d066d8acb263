import { type PlateColour, type VehicleKind } from '@smart-admin/api-client/contract';
import { type ColumnType, type Generated } from 'kysely';
import {
  type AuditColumns,
  type DefaultJson,
  type DefaultText,
  type Mark,
  type NullableTime,
  type Sound,
  type Time,
  type RevisedColumns,
} from '../../../db/columns.js';

export interface ParkingListedPlateTable extends AuditColumns, RevisedColumns {
  id: string;
  list: 'free' | 'monthly' | 'black';
  plate: string;
  plateColour: Generated<PlateColour>;
  placeId: string;
  organizeId: string;
  startsAt: Time;
  endsAt: Time;
  holder: DefaultText;
  sound: Sound;
  phone: DefaultText;
  reason: DefaultText;
  /** The kind of a card, by whose price it is renewed; empty for one that costs nothing. */
  cardKindId: DefaultText;
  /** Vehicles of a card that may stand there at the same time. */
  cardSpaces: Generated<number>;
  /** Further plates of a card. */
  morePlates: DefaultJson<string[]>;
  /** Times between an end and a renewal that came later: nobody has paid for them. */
  gaps: DefaultJson<CardGap[]>;
  enabledMark: Mark;
  /** The end that the office was told of. */
  toldEnd: NullableTime;
}

/** Moments are epoch milliseconds. */
export interface CardGap {
  from: number;
  to: number;
}

/** A kind of monthly cards; the price is fen for a month. */
export interface ParkingCardKindTable extends AuditColumns, RevisedColumns {
  id: string;
  fullName: string;
  sound: Sound;
  placeId: string;
  organizeId: string;
  vehicle: ColumnType<VehicleKind, VehicleKind | undefined, VehicleKind>;
  price: number;
  description: DefaultText;
  enabledMark: Mark;
}

/** What a payment of a card is for. */
export interface ParkingCardRenewalTable {
  paymentId: string;
  cardId: string;
  months: number;
  /** End of the card before and after it; null until it is paid. */
  fromTime: NullableTime;
  toTime: NullableTime;
  refundedMonths: Generated<number>;
}

declare module '../../../db/tables.js' {
  interface Tables {
    parkingCardKind: ParkingCardKindTable;
    parkingCardRenewal: ParkingCardRenewalTable;
    parkingListedPlate: ParkingListedPlateTable;
  }
}
