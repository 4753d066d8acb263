import * as z from 'zod';
import { pages } from '../../pages/index.js';
import { crudEndpoints } from '../crudEndpoints.js';
import { endpoint } from '../endpoint.js';
import {
  AuditSchema,
  DescriptionSchema,
  EnabledMarkSchema,
  FullNameSchema,
  IdSchema,
  ListQuerySchema,
  MarkFilterSchema,
  NothingSchema,
  pageOf,
  TimeSchema,
} from '../schemas.js';
import { VehicleKindSchema } from './fee.js';
import { ReasonSchema } from './orders.js';
import { sheetEndpoint } from './reductions.js';
import { FenSchema, PaymentStateSchema, PayMethodSchema, PlateColourSchema, PlateSchema } from './vocabulary.js';

const placeQuery = { placeId: IdSchema.optional(), enabledMark: MarkFilterSchema };

/** Whole months of a card that are paid at once. */
export const MonthsSchema = z.number().int().min(1).max(24);

/** Kinds of monthly cards with their prices: one for each place and kind of vehicle. */
export const cardKind = crudEndpoints({
  path: '/api/parking/CardKind',
  page: pages.parkingCardKind,
  body: z.object({
    fullName: FullNameSchema,
    placeId: IdSchema,
    vehicle: VehicleKindSchema.default('small'),
    /** Fen for a month. */
    price: FenSchema.min(1),
    description: DescriptionSchema,
    enabledMark: EnabledMarkSchema.default(1),
  }),
  record: { ...AuditSchema.shape, placeName: z.string() },
  query: placeQuery,
  calls: {
    list: 'Kinds of monthly cards, paged',
    selector: 'Enabled kinds of cards',
    create: 'Creates a kind of card',
    update: 'Changes a kind; what was paid stays as it was',
    read: 'One kind',
    remove: 'Deletes a kind that no card is of',
    updateState: 'Enables a disabled kind and disables an enabled one',
  },
});

/** A renewal of a card: what was paid for it, and of it given back. */
export const RenewalSchema = z.object({
  id: IdSchema,
  number: z.string(),
  months: z.number().int(),
  amount: FenSchema,
  refunded: FenSchema,
  /** Months that were taken back. */
  refundedMonths: z.number().int(),
  /** Of what is left, whole months that have not begun. */
  unusedMonths: z.number().int(),
  method: PayMethodSchema,
  state: PaymentStateSchema,
  /** The end of the card before and after it; null until it is paid. */
  fromTime: TimeSchema.nullable(),
  toTime: TimeSchema.nullable(),
  operatorName: z.string(),
  creatorTime: TimeSchema,
});

const KeySchema = z.string().regex(/^[\w-]{16,64}$/);
const page = pages.parkingPlateList;

/** Vehicles that are let in by other rules: free, by a monthly card, or not at all. */
export const listedPlate = {
  ...crudEndpoints({
    path: '/api/parking/ListedPlate',
    page,
    body: z.object({
      list: z.enum(['free', 'monthly', 'black']),
      plate: PlateSchema,
      plateColour: PlateColourSchema.default(5),
      /** The place that it holds for. */
      placeId: IdSchema,
      startsAt: TimeSchema,
      endsAt: TimeSchema,
      holder: z.string().trim().max(50).default(''),
      phone: z
        .string()
        .trim()
        .max(30)
        .regex(/^[\d+\- ]*$/)
        .default(''),
      reason: z.string().trim().max(200).default(''),
      /** By whose price a card is renewed; empty for one that costs nothing. */
      cardKindId: IdSchema.or(z.literal('')).default(''),
      /** Vehicles of a card that may stand there at the same time; the next one pays as a visitor. */
      cardSpaces: z.number().int().min(1).max(50).default(1),
      /** Further plates of a card, of whatever colour. */
      morePlates: z.array(PlateSchema).max(50).default([]),
      enabledMark: EnabledMarkSchema.default(1),
    }),
    record: {
      ...AuditSchema.shape,
      placeName: z.string(),
      cardKindName: z.string(),
      /** Fen for a month; null for a card that costs nothing. */
      cardPrice: FenSchema.nullable(),
    },
    query: {
      ...placeQuery,
      list: z.enum(['free', 'monthly', 'black']).optional(),
      /** `soon`: within 7 days. */
      expiry: z.enum(['valid', 'soon', 'expired']).optional(),
    },
    calls: {
      list: 'Free vehicles, monthly cards and barred vehicles, paged',
      create: 'Lists a plate',
      update: 'Changes a listed plate',
      read: 'One listed plate',
      remove: 'Takes a plate off its list',
      batchRemove: 'Takes several plates off their lists',
      updateState: 'Enables a disabled one and disables an enabled one',
    },
  }),
  sheet: sheetEndpoint('/api/parking/ListedPlate', page),
  renew: endpoint({
    method: 'POST',
    once: true,
    path: '/api/parking/ListedPlate/{id}/Actions/Renew',
    permission: page.button('btn_edit'),
    summary:
      'Prolongs a monthly card that costs nothing by whole months, from its end or from now where it has ended; 409 for one that has a price',
    body: z.object({ months: MonthsSchema }),
    data: NothingSchema,
  }),
  quote: endpoint({
    method: 'GET',
    path: '/api/parking/ListedPlate/{id}/Renewal',
    permission: page.permission,
    summary: 'What a renewal costs and until when the card would hold',
    query: z.object({ months: z.coerce.number().pipe(MonthsSchema) }),
    data: z.object({ amount: FenSchema, endsAt: TimeSchema }),
  }),
  payRenewal: endpoint({
    method: 'POST',
    path: '/api/parking/ListedPlate/{id}/Actions/PayRenewal',
    permission: page.button('btn_collect'),
    summary: 'Takes the price of a renewal in cash and prolongs the card, once for each key',
    body: z.object({ months: MonthsSchema, amount: FenSchema.min(1), key: KeySchema }),
    data: NothingSchema,
  }),
  renewals: endpoint({
    method: 'GET',
    path: '/api/parking/ListedPlate/{id}/Renewals',
    permission: page.permission,
    summary: 'Renewals of a card that somebody paid or began to pay, paged, the newest first',
    query: ListQuerySchema,
    data: pageOf(RenewalSchema),
  }),
  refundRenewal: endpoint({
    method: 'POST',
    path: '/api/parking/ListedPlate/{id}/Actions/RefundRenewal',
    permission: page.button('btn_refund'),
    summary: 'Takes back whole months of a renewal that have not begun and gives back their price, once for each key',
    body: z.object({ paymentId: IdSchema, months: MonthsSchema, reason: ReasonSchema, key: KeySchema }),
    data: NothingSchema,
  }),
};

/** A monthly card as whoever scans its code sees it. */
export const PublicCardSchema = z.object({
  /** Names it for the browser of whoever pays. */
  number: z.string(),
  maskedPlate: z.string(),
  plateColour: PlateColourSchema,
  placeName: z.string(),
  kindName: z.string(),
  startsAt: TimeSchema,
  endsAt: TimeSchema,
  /** IANA name of the zone whose days its months are counted in. */
  timeZone: z.string(),
  /** Moment of the answer. */
  asOf: TimeSchema,
  state: z.enum(['valid', 'notYet', 'ended', 'disabled']),
  /** What can be paid; empty where the card is not renewed here. */
  choices: z.array(z.object({ months: z.number().int(), amount: FenSchema, endsAt: TimeSchema })),
  methods: z.array(PayMethodSchema.extract(['wechat', 'alipay'])),
});

export type Renewal = z.infer<typeof RenewalSchema>;
export type PublicCard = z.infer<typeof PublicCardSchema>;
