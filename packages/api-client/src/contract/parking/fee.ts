import * as z from 'zod';
import { TimeSchema } from '../schemas.js';
import { FenSchema, PlateColourSchema, ReductionKindSchema, ReductionSourceSchema } from './vocabulary.js';

/** Time of day, `08:00`; `24:00` ends a day. */
export const TimeOfDaySchema = z.string().regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/);
/** Day of the calendar, `2026-10-01`. */
export const DaySchema = z.string().regex(/^\d{4}-\d\d-\d\d$/);
export const VehicleKindSchema = z.enum(['small', 'large', 'motorcycle']);
/** A holiday is one of the tariff's own list, and wins over the day of the week. */
export const DayKindSchema = z.enum(['workday', 'weekend', 'holiday']);

const MinutesSchema = z.number().int().min(1).max(1_000_000);

export const ChargeStepSchema = z.object({
  /** Minutes that this step lasts; absent in the last one. */
  for: MinutesSchema.optional(),
  /** Minutes of a unit. */
  unit: MinutesSchema,
  /** Fen for a unit. */
  price: FenSchema,
});

/** What a period of a day costs. */
export const ChargeSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('free') }),
  /** A price for each stay, or for each occurrence of the period that a stay touches. */
  z.object({ kind: z.literal('once'), price: FenSchema, per: z.enum(['stay', 'period']) }),
  /**
   * Prices by unit, step after step. Minutes are counted over the whole stay, or anew in each occurrence of the period. A
   * unit that has begun is paid (`up`), or only one that is over (`down`).
   */
  z.object({
    kind: z.literal('steps'),
    steps: z.array(ChargeStepSchema).min(1).max(20),
    counted: z.enum(['stay', 'period']),
    rounding: z.enum(['up', 'down']),
  }),
]);

/** Hours of the day with a price of their own. */
export const TariffPeriodSchema = z.object({
  /** Shown to the driver. */
  name: z.string().trim().max(50),
  from: TimeOfDaySchema,
  /** Not after `from` means on the next day. */
  to: TimeOfDaySchema,
  /** Kinds of the day on which it begins. Absent: all. */
  days: z.array(DayKindSchema).max(3).optional(),
  charge: ChargeSchema,
  /** The most that one occurrence costs, in fen. */
  cap: FenSchema.optional(),
});

/** What vehicles of some kinds and plate colours pay. */
export const VehicleRateSchema = z.object({
  /** Shown to the driver. */
  name: z.string().trim().max(50),
  /** Absent: every kind. */
  vehicleKinds: z.array(VehicleKindSchema).max(3).optional(),
  /** Absent: every colour. */
  plateColours: z.array(PlateColourSchema).max(5).optional(),
  free: z
    .object({
      minutes: z.number().int().min(0).max(1440),
      /** They stay free in a longer stay; otherwise a longer stay is charged from its beginning. */
      alwaysFree: z.boolean(),
    })
    .optional(),
  /** The first that covers a moment is taken; moments that none covers are free. */
  periods: z.array(TariffPeriodSchema).max(24),
  /** In fen: of a day of the calendar, of each 24 hours from the entry, of the stay. */
  caps: z
    .object({ perDay: FenSchema.optional(), per24Hours: FenSchema.optional(), perStay: FenSchema.optional() })
    .optional(),
});

/** Prices of one version of a tariff. */
export const TariffPricesSchema = z.object({
  /** IANA name; hours and days are those of its clocks. */
  timeZone: z.string().max(50).default('Asia/Shanghai'),
  calendar: z
    .object({
      /** Public holidays. */
      holidays: z.array(DaySchema).max(400),
      /** Saturdays and Sundays that are worked. */
      workdays: z.array(DaySchema).max(100),
    })
    .optional(),
  /** Minutes within which a paid vehicle leaves without a new charge. */
  graceMinutes: z.number().int().min(0).max(240),
  /** The first that fits the vehicle is taken; a vehicle that none fits parks free. */
  rates: z.array(VehicleRateSchema).min(1).max(30),
});

/** A part of a stay with one price, or one reason for being free. Amounts are fen. */
export const FeeSegmentSchema = z.object({
  from: TimeSchema,
  to: TimeSchema,
  minutes: z.number().int(),
  /** Name of the period. */
  period: z.string().optional(),
  /** Set when it is free. */
  free: z
    .enum(['innerLot', 'monthlyCard', 'freeList', 'freeUntil', 'freeMinutes', 'reducedMinutes', 'noCharge'])
    .optional(),
  /** Of the inner lot, the card or the list. */
  freeName: z.string().optional(),
  /** Minutes of a unit; absent for a price per stay or period. */
  unit: z.number().int().optional(),
  /** Fen for a unit. */
  price: FenSchema.optional(),
  units: z.number().int().optional(),
  /** Before caps. */
  fullAmount: FenSchema,
  /** After caps. */
  amount: FenSchema,
  /** What held the amount below the full one: the last of them, where several did. */
  cappedBy: z.enum(['period', 'day', '24hours', 'stay']).optional(),
});

/** Why a stay costs what it costs. */
export const FeeEvidenceSchema = z.object({
  version: z.number().int(),
  /** Name of the vehicle rate; absent when none fitted. */
  rate: z.string().optional(),
  timeZone: z.string(),
  /** First and last minute that count: seconds at both ends are the driver's. */
  from: TimeSchema,
  to: TimeSchema,
  minutes: z.number().int(),
  chargedMinutes: z.number().int(),
  graceMinutes: z.number().int(),
  /** In their order, without gaps. */
  segments: z.array(FeeSegmentSchema),
  amount: FenSchema,
});

/** A reduction that was given, in the order in which they count. */
export const AppliedReductionSchema = z.object({
  source: ReductionSourceSchema,
  /** Who gave it, as people read it. */
  name: z.string(),
  kind: ReductionKindSchema,
  value: z.number().int(),
  /** Fen that it took away. */
  amount: FenSchema,
  time: TimeSchema,
});

/** Why an order costs what it costs: the fee of the stay, and what was taken from it. */
export const OrderEvidenceSchema = z.object({
  tariffName: z.string(),
  fee: FeeEvidenceSchema,
  reductions: z.array(AppliedReductionSchema),
});

export type TariffPrices = z.infer<typeof TariffPricesSchema>;
export type VehicleRate = z.infer<typeof VehicleRateSchema>;
export type TariffPeriod = z.infer<typeof TariffPeriodSchema>;
export type Charge = z.infer<typeof ChargeSchema>;
export type ChargeStep = z.infer<typeof ChargeStepSchema>;
export type FeeEvidence = z.infer<typeof FeeEvidenceSchema>;
export type FeeSegment = z.infer<typeof FeeSegmentSchema>;
export type AppliedReduction = z.infer<typeof AppliedReductionSchema>;
export type OrderEvidence = z.infer<typeof OrderEvidenceSchema>;
export type VehicleKind = z.infer<typeof VehicleKindSchema>;
export type DayKind = z.infer<typeof DayKindSchema>;
