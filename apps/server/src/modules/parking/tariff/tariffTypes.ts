import {
  type FeeSegment,
  type PlateColour,
  type TariffPrices,
  type VehicleKind,
} from '@smart-admin/api-client/contract';

/** Prices of a tariff that a stay is charged by: those in force when it began. */
export interface TariffVersion {
  /** Named in the evidence of every fee. */
  version: number;
  prices: TariffPrices;
}

/** A stay as far as its price goes by it. Moments are epoch milliseconds. */
export interface TariffStay {
  entry: number;
  /** When it ended, or the moment at which somebody asks. */
  exit: number;
  vehicleKind: VehicleKind;
  plateColour: PlateColour;
  /** Times that are not charged; the first that covers a moment gives its reason. */
  exemptions?: readonly StayExemption[];
  /** Further minutes that are free, counted from the first one that is charged: reductions by time. */
  freeMinutes?: number;
}

export interface StayExemption {
  from: number;
  /** Absent: without end. */
  to?: number;
  reason: Extract<FreeReason, 'innerLot' | 'monthlyCard' | 'freeList' | 'freeUntil'>;
  /** Of the inner lot, the card or the list; shown to the driver. */
  name?: string;
}

export type FreeReason = NonNullable<FeeSegment['free']>;
export type CapKind = NonNullable<FeeSegment['cappedBy']>;
