import * as z from 'zod';
import { pages } from '../../pages/index.js';
import { endpoint } from '../endpoint.js';
import {
  IdSchema,
  ListQuerySchema,
  MarkFilterSchema,
  NewIdSchema,
  NothingSchema,
  pageOf,
  severalOf,
  TimeSchema,
} from '../schemas.js';
import { ExportChoiceSchema } from '../system/transfer.js';
import { ReasonSchema } from './orders.js';
import { FenSumSchema, PlaceKindSchema, SignedFenSchema } from './vocabulary.js';

/** Who gives out statements. */
export const StatementProviderSchema = z.enum(['wechat', 'alipay']);

/** A line is of a payment, or of money that was given back. */
export const StatementKindSchema = z.enum(['payment', 'refund']);

/** `amount`: both know it, and say different amounts; `theirs`: the provider alone knows it; `ours`: we alone do. */
export const StatementResultSchema = z.enum(['matched', 'amount', 'theirs', 'ours']);

/** A day on the provider's calendar: `2026-11-25`. */
const DaySchema = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);

/** The statement of a day, with what the caller sees of its lines: fen, what was given back taken off. */
export const StatementRowSchema = z.object({
  id: IdSchema,
  provider: StatementProviderSchema,
  day: DaySchema,
  /** As it was uploaded. */
  fileName: z.string(),
  /** The merchant's number with the provider, as the file says it; empty where it does not. */
  merchant: z.string(),
  /** Lines of both sides, each payment and refund once. */
  items: z.int(),
  /** Of them those that differ. */
  differing: z.int(),
  /** Of those the ones that nobody has settled. */
  open: z.int(),
  theirs: FenSumSchema,
  ours: FenSumSchema,
  /** Theirs less ours. */
  difference: FenSumSchema,
  operatorName: z.string(),
  creatorTime: TimeSchema,
  /** When it was last compared with our books. */
  comparedTime: TimeSchema,
});

/** A payment or refund as the provider and we have it; amounts of refunds are below zero. */
export const StatementItemSchema = z.object({
  id: IdSchema,
  kind: StatementKindSchema,
  /** Our number of it, by which the provider knows it too. */
  number: z.string(),
  /** The provider's number; empty where we alone know it and have been told none. */
  providerNumber: z.string(),
  /** When the provider did it; where it does not know it, when we did. */
  time: TimeSchema,
  /** Null where the provider does not have it. */
  theirs: SignedFenSchema.nullable(),
  /** Null where we do not have it, or not as paid. */
  ours: SignedFenSchema.nullable(),
  /** Theirs less ours. */
  difference: SignedFenSchema,
  result: StatementResultSchema,
  /** Empty where it is of several places, or of none that we know. */
  placeName: z.string(),
  /** Its stay; empty where it is of several, of a card, or of none that we know. */
  orderId: z.string(),
  placeKind: PlaceKindSchema.or(z.literal('')),
  /** Why the difference is settled, who said so and when; empty and null while nobody has. */
  settleReason: z.string(),
  settlerName: z.string(),
  settledTime: TimeSchema.nullable(),
});

const statementFilters = {
  provider: severalOf(StatementProviderSchema),
  dayFrom: DaySchema.optional(),
  dayTo: DaySchema.optional(),
  /** 1: with differences that nobody has settled; 0: without. */
  open: MarkFilterSchema,
};

/** What the lines of a statement are filtered by; the keyword is a number of either side. */
export const StatementItemQuerySchema = ListQuerySchema.extend({
  statementId: IdSchema,
  kind: StatementKindSchema.optional(),
  result: severalOf(StatementResultSchema),
  /** 1: settled differences; 0: those that nobody has settled. */
  settled: MarkFilterSchema,
});

const page = pages.parkingStatement;
const path = '/api/parking/Statement';

/** Statements that providers give out for each day, compared with our books. */
export const statement = {
  list: endpoint({
    method: 'GET',
    path,
    permission: page.permission,
    summary: 'Statements by day and provider with what differs, paged, the newest day first',
    query: ListQuerySchema.omit({ keyword: true, sidx: true, sort: true }).extend(statementFilters),
    data: pageOf(StatementRowSchema),
  }),
  read: endpoint({
    method: 'GET',
    path: `${path}/{id}`,
    permission: page.permission,
    summary: 'One statement with its totals',
    data: StatementRowSchema,
  }),
  upload: endpoint({
    method: 'POST',
    once: true,
    path: `${path}/Actions/Upload`,
    permission: page.button('btn_upload'),
    summary:
      'Reads the statement of a day that WeChat Pay or Alipay gave out and compares it; for whoever sees all rows. 409 for a file, or a day, that is there',
    timeout: 60_000,
    body: z.object({
      /** Name under which the file module keeps it, of the type `statement`. */
      file: z
        .string()
        .max(200)
        .regex(/^[\w.]+$/),
    }),
    data: NewIdSchema,
  }),
  compare: endpoint({
    method: 'POST',
    path: `${path}/{id}/Actions/Compare`,
    permission: page.button('btn_upload'),
    summary: 'Compares a statement once more with our books; what is settled stays settled',
    data: NothingSchema,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: `${path}/{id}`,
    permission: page.button('btn_remove'),
    summary: 'Removes a statement of which nobody has settled anything',
    data: NothingSchema,
  }),
};

/** Their lines, with what we have for each. */
export const statementItem = {
  list: endpoint({
    method: 'GET',
    path: '/api/parking/StatementItem',
    permission: page.permission,
    summary: 'Lines of a statement, paged, with the sums of the filter',
    query: StatementItemQuerySchema,
    // sums over all lines of the filter
    data: pageOf(StatementItemSchema).extend({
      sums: z.object({ theirs: FenSumSchema, ours: FenSumSchema, difference: FenSumSchema }),
    }),
  }),
  startExport: endpoint({
    method: 'POST',
    once: true,
    path: '/api/parking/StatementItem/Actions/StartExport',
    permission: page.button('btn_download'),
    summary: 'Begins to write the filtered lines, or of them those chosen, to an Excel file',
    body: StatementItemQuerySchema.extend(ExportChoiceSchema.shape),
    data: NewIdSchema,
  }),
  settle: endpoint({
    method: 'POST',
    path: '/api/parking/StatementItem/{id}/Actions/Settle',
    permission: page.button('btn_settle'),
    summary: 'Says why a difference is settled',
    body: z.object({ reason: ReasonSchema }),
    data: NothingSchema,
  }),
};

export type StatementProvider = z.infer<typeof StatementProviderSchema>;
export type StatementKind = z.infer<typeof StatementKindSchema>;
export type StatementResult = z.infer<typeof StatementResultSchema>;
export type StatementRow = z.infer<typeof StatementRowSchema>;
export type StatementItem = z.infer<typeof StatementItemSchema>;
