import * as z from 'zod';
import { endpoint } from '../endpoint.js';
import { listOf, NothingSchema, TimeSchema } from '../schemas.js';
import { isTaxNumber } from './taxNumber.js';
import { MonthsSchema, PublicCardSchema } from './cards.js';
import { OrderEvidenceSchema } from './fee.js';
import {
  FenSchema,
  OrderStatusSchema,
  PaymentStateSchema,
  PayMethodSchema,
  PlaceKindSchema,
  PlateColourSchema,
  PlateSchema,
  ReductionKindSchema,
  SignedCodeSchema,
} from './vocabulary.js';

/** What stands behind a printed code. */
export const ScanTargetSchema = z.object({
  kind: z.enum(['lane', 'lot', 'road', 'berth', 'code', 'merchant', 'company', 'plateReduction']),
  /** What the page says above everything: name of the merchant, the company or the code; else of the place. */
  title: z.string(),
  placeName: z.string(),
  placeKind: PlaceKindSchema,
  /** What somebody gets by it; null where the code gives nothing. */
  reduction: z.object({ kind: ReductionKindSchema, value: z.number().int() }).nullable(),
  /** Whether it is valid now, else why not. */
  state: z.enum(['valid', 'notYet', 'expired', 'usedUp', 'disabled']),
  /** What somebody without a plate can do at the lane: get a ticket, or leave with theirs; null for nothing. */
  unlicensed: z.enum(['in', 'out']).nullable(),
  /** The vehicle that waits at the lane, or stands on the berth: nobody has to type its plate. */
  waiting: z.object({ order: SignedCodeSchema, maskedPlate: z.string(), plateColour: PlateColourSchema }).nullable(),
});

/** An order as whoever holds its signed code sees it. */
export const PublicOrderSchema = z.object({
  /** Signed code of the order; a new one with every answer, valid for half an hour. */
  order: SignedCodeSchema,
  number: z.string(),
  placeName: z.string(),
  placeKind: PlaceKindSchema,
  /** Number of the berth; empty in lots. */
  berth: z.string(),
  /** `粤B·**345`: what a driver knows their vehicle by, and nobody else learns. */
  maskedPlate: z.string(),
  plateColour: PlateColourSchema,
  status: OrderStatusSchema,
  entryTime: TimeSchema,
  exitTime: TimeSchema.nullable(),
  /** Moment of the figures. */
  asOf: TimeSchema,
  minutes: z.number().int(),
  fee: FenSchema,
  reduced: FenSchema,
  paid: FenSchema,
  /** What is to be paid now. */
  due: FenSchema,
  /** Until when the vehicle may leave; null when something is due or it has left. */
  leaveBefore: TimeSchema.nullable(),
  /** Until when the fee stays as it is; null when it does not grow. */
  feeGrowsAt: TimeSchema.nullable(),
  evidence: OrderEvidenceSchema,
  /** Pictures of the vehicle when it came and left, at addresses that open for some minutes. */
  photos: z.array(z.object({ seen: z.enum(['entry', 'exit']), time: TimeSchema, url: z.string() })),
  /** Stays that the vehicle left without paying. */
  arrears: z.array(z.object({ order: SignedCodeSchema, placeName: z.string(), entryTime: TimeSchema, due: FenSchema })),
  /** How it can be paid; none while nobody takes payments. */
  methods: z.array(PayMethodSchema.extract(['wechat', 'alipay'])),
  /** The mini-program of WeChat that may be opened from here: its original id and page; null for none. */
  miniProgram: z.object({ username: z.string(), path: z.string() }).nullable(),
  /** Whether an electronic invoice can be, or has been, asked for. */
  invoice: z.enum(['none', 'possible', 'requested', 'issued', 'refused', 'reversing']),
  /** Number and file of the invoice that was issued, or why none was; null before. */
  invoiceDetail: z.object({ number: z.string(), link: z.string(), reason: z.string() }).nullable(),
});

export const PaymentSchema = z.object({
  /** Signed code of the payment. */
  payment: SignedCodeSchema,
  state: PaymentStateSchema,
  amount: FenSchema,
  /** Where the provider's page is opened; empty when there is none. */
  redirect: z.string(),
});

/** Free spaces of a place, on the public screen. */
export const PlaceSpacesSchema = z.object({
  id: z.string(),
  name: z.string(),
  kind: PlaceKindSchema,
  address: z.string(),
  spaces: z.number().int(),
  free: z.number().int(),
});

const path = '/api/parking/Public';
const OrderQuerySchema = z.object({ order: SignedCodeSchema });
/** Whoever tries plates one after the other is stopped here; drivers need two or three. */
const LOOK_UPS_A_MINUTE = 20;

/** Calls of the pages that drivers, merchants and companies open by a code, without signing in. */
export const publicParking = {
  target: endpoint({
    method: 'GET',
    path: `${path}/Code`,
    permission: 'public',
    rateLimit: 60,
    summary: 'What stands behind a printed code; 404 for a code that was not made here',
    query: z.object({ code: SignedCodeSchema }),
    data: ScanTargetSchema,
  }),
  find: endpoint({
    method: 'POST',
    path: `${path}/Actions/Find`,
    permission: 'public',
    rateLimit: LOOK_UPS_A_MINUTE,
    logName: false,
    summary: 'The open order of a plate at the place of a code, or else its arrears; 404 when there is none',
    body: z.object({ code: SignedCodeSchema, plate: PlateSchema, plateColour: PlateColourSchema }),
    data: PublicOrderSchema,
  }),
  order: endpoint({
    method: 'GET',
    path: `${path}/Order`,
    permission: 'public',
    rateLimit: 120,
    summary: 'An order with its fee up to now',
    query: OrderQuerySchema,
    data: PublicOrderSchema,
  }),
  pay: endpoint({
    method: 'POST',
    path: `${path}/Actions/Pay`,
    permission: 'public',
    rateLimit: 30,
    logName: false,
    summary:
      'Begins the payment of an order and of arrears; the same key begins one payment, however often it is sent, and 409 tells that the amount has changed',
    body: z.object({
      order: SignedCodeSchema,
      arrears: z.array(SignedCodeSchema).max(20).default([]),
      /** What was shown, in fen. */
      amount: FenSchema,
      method: PayMethodSchema.exclude(['cash']),
      /** Made by the page, the same for every tap and after a reload. */
      key: z.string().regex(/^[\w-]{16,64}$/),
      /** Path of the page that the payer comes back to from the provider's. */
      back: z
        .string()
        .max(500)
        .regex(/^\/[^/\\]/)
        .optional(),
    }),
    data: PaymentSchema,
  }),
  payment: endpoint({
    method: 'GET',
    path: `${path}/Payment`,
    permission: 'public',
    rateLimit: 120,
    summary: 'What became of a payment',
    query: z.object({ payment: SignedCodeSchema }),
    data: PaymentSchema,
  }),
  giveUp: endpoint({
    method: 'POST',
    path: `${path}/Actions/GiveUp`,
    permission: 'public',
    rateLimit: 30,
    logName: false,
    summary:
      'Has the provider take no money any more for a payment that is under way; `pending` where somebody is paying it just now',
    body: z.object({ payment: SignedCodeSchema }),
    data: PaymentSchema,
  }),
  reduce: endpoint({
    method: 'POST',
    path: `${path}/Actions/Reduce`,
    permission: 'public',
    rateLimit: LOOK_UPS_A_MINUTE,
    logName: false,
    summary: 'Gives the order the reduction of a code, a merchant or a company, once for each key',
    body: z.object({
      order: SignedCodeSchema,
      code: SignedCodeSchema,
      /** Made by the page and kept by it, so that a lost answer takes no reduction twice. */
      key: z.string().regex(/^[\w-]{16,64}$/),
    }),
    data: PublicOrderSchema,
  }),
  enter: endpoint({
    method: 'POST',
    path: `${path}/Actions/Enter`,
    permission: 'public',
    rateLimit: 10,
    logName: false,
    summary: 'Lets the vehicle without a plate in that stands at the lane of a code, once for each key',
    body: z.object({
      code: SignedCodeSchema,
      /** Made by the page and kept by it, so that a lost answer lets nobody in twice. */
      key: z.string().regex(/^[\w-]{16,64}$/),
    }),
    data: z.object({
      /** Opens the order for longer than the stay. */
      ticket: SignedCodeSchema,
    }),
  }),
  ticket: endpoint({
    method: 'GET',
    path: `${path}/Ticket`,
    permission: 'public',
    rateLimit: 60,
    summary: 'The order of a ticket; 404 for one that was not made here',
    query: z.object({ ticket: SignedCodeSchema }),
    data: PublicOrderSchema,
  }),
  leave: endpoint({
    method: 'POST',
    path: `${path}/Actions/Leave`,
    permission: 'public',
    rateLimit: LOOK_UPS_A_MINUTE,
    logName: false,
    summary: 'Says whose vehicle without a plate stands at the exit of a code; it opens when nothing is due',
    body: z.object({ code: SignedCodeSchema, ticket: SignedCodeSchema }),
    data: PublicOrderSchema,
  }),
  invoice: endpoint({
    method: 'POST',
    path: `${path}/Actions/Invoice`,
    permission: 'public',
    rateLimit: 10,
    logName: false,
    summary: 'Asks for the electronic invoice of a paid order, once',
    body: z.object({
      order: SignedCodeSchema,
      title: z.string().trim().min(2).max(100),
      taxNumber: z
        .string()
        .trim()
        .max(20)
        .refine((text) => text === '' || isTaxNumber(text))
        .default(''),
      email: z.email().max(100),
    }),
    data: NothingSchema,
  }),
  card: endpoint({
    method: 'GET',
    path: `${path}/Card`,
    permission: 'public',
    rateLimit: 60,
    summary: 'The monthly card of a printed code with what its renewal costs; 404 for a code that was not made here',
    query: z.object({ code: SignedCodeSchema }),
    data: PublicCardSchema,
  }),
  payCard: endpoint({
    method: 'POST',
    path: `${path}/Actions/PayCard`,
    permission: 'public',
    rateLimit: 30,
    logName: false,
    summary:
      'Begins the payment of a renewal; the same key begins one payment, and 409 tells that the price has changed',
    body: z.object({
      code: SignedCodeSchema,
      months: MonthsSchema,
      /** What was shown, in fen. */
      amount: FenSchema,
      method: PayMethodSchema.exclude(['cash']),
      key: z.string().regex(/^[\w-]{16,64}$/),
      back: z
        .string()
        .max(500)
        .regex(/^\/[^/\\]/)
        .optional(),
    }),
    data: PaymentSchema,
  }),
  screen: endpoint({
    method: 'GET',
    path: `${path}/Screen`,
    permission: 'public',
    rateLimit: 60,
    summary: 'Free spaces of all places, with a token for the channel that tells of changes',
    data: listOf(PlaceSpacesSchema).extend({ channel: z.string(), channelToken: z.string() }),
  }),
};

export type PublicOrder = z.infer<typeof PublicOrderSchema>;
export type ScanTarget = z.infer<typeof ScanTargetSchema>;
export type Payment = z.infer<typeof PaymentSchema>;
export type PlaceSpaces = z.infer<typeof PlaceSpacesSchema>;
