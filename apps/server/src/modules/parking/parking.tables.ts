import {
  type BerthKind,
  type OrderEvidence,
  type OrderStatus,
  type PlateColour,
  type ReductionKind,
  type ShiftFigures,
  type Sighting,
  type TariffPrices,
  type VehicleKind,
  type WaitingReason,
} from '@smart-admin/api-client/contract';
import { type ColumnType, type Generated } from 'kysely';
import {
  type AuditColumns,
  type DefaultText,
  type DefaultTime,
  type Json,
  type Mark,
  type NullableTime,
  type Sound,
  type Time,
  type RevisedColumns,
} from '../../db/columns.js';

/** Columns of what has a name and a code. */
export interface NamedColumns extends AuditColumns, RevisedColumns {
  id: string;
  fullName: string;
  sound: Sound;
  enCode: string;
  description: DefaultText;
  enabledMark: Mark;
  sortCode: number;
}

type NullableJson<T> = ColumnType<T | null, string | null | undefined, string | null>;

export type ParkingTariffTable = NamedColumns;

export interface ParkingTariffVersionTable extends AuditColumns {
  id: string;
  tariffId: string;
  version: number;
  startsAt: Time;
  prices: Json<TariffPrices>;
}

/** A lot, or a road with berths. */
export interface ParkingPlaceTable extends NamedColumns {
  kind: 'lot' | 'road';
  organizeId: string;
  /** The lot that it lies in; empty for none. */
  parentId: DefaultText;
  tariffId: string;
  spaces: Generated<number>;
  /** Vehicles that are there now, moved with every entry and exit. */
  occupied: Generated<number>;
  address: DefaultText;
}

/** A lane with its barrier, and who waits there. */
export interface ParkingLaneTable extends NamedColumns {
  placeId: string;
  organizeId: string;
  direction: 'in' | 'out' | 'both';
  deviceNo: DefaultText;
  cameraNo: DefaultText;
  opensByItself: Generated<boolean>;
  takesUnlicensed: Generated<boolean>;
  remoteOpen: Generated<boolean>;
  remoteSeconds: Generated<number>;
  displayText: DefaultText;
  waitingOrderId: DefaultText;
  /** Plate that the camera read; empty when nobody waits. */
  waitingPlate: DefaultText;
  waitingPlateColour: Generated<PlateColour>;
  waitingReason: ColumnType<WaitingReason | '', WaitingReason | '' | undefined, WaitingReason | ''>;
  waitingSince: NullableTime;
}

export interface ParkingBerthTable extends AuditColumns, RevisedColumns {
  id: string;
  placeId: string;
  organizeId: DefaultText;
  /** Its number, unique within the road. */
  fullName: string;
  sound: Sound;
  kind: ColumnType<BerthKind, BerthKind | undefined, BerthKind>;
  description: DefaultText;
  enabledMark: Mark;
  /** Why it is out of use. */
  reason: DefaultText;
  /** The open order of the vehicle on it; empty when it is free. */
  orderId: DefaultText;
}

/** Somebody who works on a road, or on berths of it. */
export interface ParkingInspectorTable extends AuditColumns, RevisedColumns {
  id: string;
  userId: string;
  placeId: string;
  organizeId: string;
  wholeRoad: Generated<boolean>;
  /** Berths, where it is not the whole road. */
  berthIds: Generated<string[]>;
}

/** A stay with what it costs; amounts in fen. */
export interface ParkingOrderTable {
  id: string;
  number: string;
  placeId: string;
  placeKind: 'lot' | 'road';
  organizeId: string;
  berth: DefaultText;
  plate: string;
  plateColour: Generated<PlateColour>;
  vehicle: ColumnType<VehicleKind, VehicleKind | undefined, VehicleKind>;
  status: ColumnType<OrderStatus, OrderStatus | undefined, OrderStatus>;
  entryTime: Time;
  exitTime: NullableTime;
  entry: NullableJson<Sighting>;
  exit: NullableJson<Sighting>;
  /** Version of the tariff that was in force at the entry. */
  tariffVersionId: DefaultText;
  /** Why the fee is what it is, as of the last time when it was fixed: paid, or left. */
  evidence: NullableJson<OrderEvidence>;
  fee: Generated<number>;
  reduced: Generated<number>;
  paid: Generated<number>;
  refunded: Generated<number>;
  /** Fen of a stay that left unpaid which nobody asks for any more. */
  waived: Generated<number>;
  /** Until when the vehicle may leave; null while something is due. */
  leaveBefore: NullableTime;
  /** 1 when it left without paying. */
  escaped: Mark;
  closeReason: DefaultText;
  /** Made by the page with which somebody without a plate was let in; empty for all others. */
  ticketKey: DefaultText;
  inspectorId: DefaultText;
  /** The run of simulated traffic that made it; empty for a real one. */
  simulationId: DefaultText;
  creatorTime: DefaultTime;
  lastModifyTime: NullableTime;
}

/** The course of an order, in lines. */
export interface ParkingOrderEventTable {
  id: string;
  orderId: string;
  time: DefaultTime;
  kind: string;
  text: DefaultText;
  userId: DefaultText;
}

export interface ParkingReductionCodeTable extends AuditColumns, RevisedColumns {
  id: string;
  fullName: string;
  sound: Sound;
  placeId: string;
  organizeId: string;
  use: ColumnType<'driver' | 'staff', 'driver' | 'staff' | undefined, 'driver' | 'staff'>;
  kind: ReductionKind;
  value: number;
  startsAt: Time;
  endsAt: Time;
  maxUses: number;
  used: Generated<number>;
  description: DefaultText;
  enabledMark: Mark;
}

/** Columns of who gives reductions by their own rule. */
export interface ReducingColumns extends NamedColumns {
  placeId: string;
  organizeId: string;
  contact: DefaultText;
  phone: DefaultText;
  kind: ReductionKind;
  value: number;
  expiresAt: NullableTime;
}

export interface ParkingMerchantTable extends ReducingColumns {
  /** What a reduction costs the merchant; null: what it takes away. */
  price: number | null;
  usesPerStay: Generated<number>;
  /** Moves with `parking_merchant_entry` alone. */
  balance: Generated<number>;
}

export interface ParkingMerchantEntryTable {
  id: string;
  merchantId: string;
  kind: 'topUp' | 'reduction' | 'expiry' | 'refund';
  amount: number;
  /** Balance after it. */
  balance: number;
  /** Until when it prolonged the agreement; null where it did not. */
  expiresAt: NullableTime;
  orderId: DefaultText;
  note: DefaultText;
  key: DefaultText;
  userId: DefaultText;
  creatorTime: DefaultTime;
}

export interface ParkingCompanyTable extends ReducingColumns {
  usesPerDay: Generated<number>;
  plates: Json<string[]>;
}

/** A reduction that an order was given. */
export interface ParkingReductionTable {
  id: string;
  orderId: string;
  source: 'code' | 'merchant' | 'company' | 'staff';
  sourceId: DefaultText;
  name: string;
  kind: ReductionKind;
  value: number;
  /** Fen that it took away, as of the last time when the fee was fixed. */
  amount: Generated<number>;
  /** Fen that its merchant paid for it. */
  price: Generated<number>;
  /** Whether that is what it takes away, which is known when the stay has ended. */
  followsFee: Generated<boolean>;
  /** Made by the page that asked for it; empty without one. */
  key: DefaultText;
  reason: DefaultText;
  userId: DefaultText;
  creatorTime: DefaultTime;
}

/** An opening of a barrier. */
export interface ParkingOpeningTable {
  id: string;
  laneId: string;
  orderId: DefaultText;
  /** Plate that waited when it was ordered from afar; empty for nobody. */
  plate: DefaultText;
  plateColour: Generated<PlateColour>;
  cause: 'entry' | 'paid' | 'free' | 'remote' | 'manual';
  reason: DefaultText;
  state: ColumnType<'waiting' | 'done' | 'lapsed', 'waiting' | 'done' | 'lapsed' | undefined, 'done' | 'lapsed'>;
  lapsesAt: NullableTime;
  userId: DefaultText;
  time: DefaultTime;
}

/** A stay that cannot be as it is stored. */
export interface ParkingFindingTable {
  id: string;
  kind: 'noExit' | 'impossibleDuration' | 'similarPlate' | 'twoPlaces';
  state: ColumnType<FindingState, FindingState | undefined, FindingState>;
  orderId: string;
  organizeId: string;
  otherOrderId: DefaultText;
  proposedExit: NullableTime;
  proposedDue: Generated<number>;
  reason: DefaultText;
  userId: DefaultText;
  creatorTime: DefaultTime;
}

type FindingState = 'open' | 'accepted' | 'dismissed';

/** A shift of somebody who takes money; its figures are written when it ends. */
export interface ParkingShiftTable {
  id: string;
  placeId: string;
  organizeId: string;
  booth: DefaultText;
  userId: string;
  startedAt: DefaultTime;
  endedAt: NullableTime;
  startingCash: Generated<number>;
  payments: Generated<number>;
  /** Cash taken, and of it what was given back. */
  cash: Generated<number>;
  cashRefunded: Generated<number>;
  countedCash: ColumnType<number | null, number | null | undefined, number | null>;
  /** What was counted beyond what had to be there; kept by the database. */
  difference: ColumnType<number | null, never, never>;
  figures: NullableJson<ShiftFigures>;
  note: DefaultText;
  leftCash: Generated<number>;
  /** To whom it was handed over; empty for nobody. */
  successorId: DefaultText;
  /** The shift that this one took over; empty for none. */
  previousId: DefaultText;
  /** Whoever ended it for its person; empty when they did. */
  endedBy: DefaultText;
  reviewedAt: NullableTime;
  reviewerId: DefaultText;
  reviewNote: DefaultText;
}

declare module '../../db/tables.js' {
  interface Tables {
    parkingBerth: ParkingBerthTable;
    parkingCompany: ParkingCompanyTable;
    parkingFinding: ParkingFindingTable;
    parkingInspector: ParkingInspectorTable;
    parkingLane: ParkingLaneTable;
    parkingMerchant: ParkingMerchantTable;
    parkingMerchantEntry: ParkingMerchantEntryTable;
    parkingOpening: ParkingOpeningTable;
    parkingOrder: ParkingOrderTable;
    parkingOrderEvent: ParkingOrderEventTable;
    parkingPlace: ParkingPlaceTable;
    parkingReduction: ParkingReductionTable;
    parkingReductionCode: ParkingReductionCodeTable;
    parkingShift: ParkingShiftTable;
    parkingTariff: ParkingTariffTable;
    parkingTariffVersion: ParkingTariffVersionTable;
  }
}
