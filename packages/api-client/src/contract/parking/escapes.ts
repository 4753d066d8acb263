import * as z from 'zod';
import { pages } from '../../pages/index.js';
import { endpoint } from '../endpoint.js';
import { IdSchema, listOf, ListQuerySchema, NewIdSchema, NothingSchema, pageOf, TimeSchema } from '../schemas.js';
import { ExportChoiceSchema } from '../system/transfer.js';
import { OrderRowSchema, ReasonSchema } from './orders.js';
import { FenSchema, FenSumSchema, PlaceKindSchema, PlateColourSchema } from './vocabulary.js';

/** A vehicle with the stays that it left without paying. */
export const EscapeRowSchema = z.object({
  /** Plate and colour. */
  id: z.string(),
  plate: z.string(),
  plateColour: PlateColourSchema,
  orders: z.number().int(),
  due: FenSumSchema,
  /** When it left unpaid for the first and for the last time. */
  firstExit: TimeSchema,
  lastExit: TimeSchema,
  /** Places in which it did, each once. */
  placeNames: z.array(z.string()),
});

const filters = {
  placeId: IdSchema.optional(),
  placeKind: PlaceKindSchema.optional(),
  /** Within which they left. */
  exitFrom: z.coerce.number().int().optional(),
  exitTo: z.coerce.number().int().optional(),
};

/** What vehicles are filtered by; the keyword is a plate or a part of it. */
export const EscapeQuerySchema = ListQuerySchema.extend({
  ...filters,
  /** Fen that a vehicle owes at least, of the stays of the filter. */
  dueFrom: z.coerce.number().int().min(0).optional(),
});

const OrderIdsSchema = z.array(IdSchema).min(1).max(100);
const page = pages.parkingEscape;

/** Stays that were left without paying, by vehicle. */
export const escape = {
  list: endpoint({
    method: 'GET',
    path: '/api/parking/Escape',
    permission: page.permission,
    summary: 'Vehicles that left without paying, paged, those that owe most first',
    query: EscapeQuerySchema,
    // sums over all vehicles of the filter
    data: pageOf(EscapeRowSchema).extend({ sums: z.object({ orders: z.number().int(), due: FenSumSchema }) }),
  }),
  orders: endpoint({
    method: 'GET',
    path: '/api/parking/Escape/Orders',
    permission: page.permission,
    summary: 'The stays that a vehicle left without paying, the oldest first',
    query: z.object({ ...filters, plate: z.string().max(20), plateColour: z.coerce.number().pipe(PlateColourSchema) }),
    data: listOf(OrderRowSchema),
  }),
  startExport: endpoint({
    method: 'POST',
    once: true,
    path: '/api/parking/Escape/Actions/StartExport',
    permission: page.button('btn_download'),
    summary: 'Begins to write the filtered vehicles, or of them those chosen, to an Excel file to remind them by',
    body: EscapeQuerySchema.extend({
      ...ExportChoiceSchema.shape,
      ids: z.array(z.string().max(30)).min(1).max(5_000).optional(),
    }),
    data: NewIdSchema,
  }),
  collect: endpoint({
    method: 'POST',
    path: '/api/parking/Escape/Actions/Collect',
    permission: page.button('btn_collect'),
    summary: 'Takes what several stays of a vehicle owe in cash, in one go and once for each key',
    body: z.object({ orderIds: OrderIdsSchema, amount: FenSchema.min(1), key: z.string().regex(/^[\w-]{16,64}$/) }),
    data: NothingSchema,
  }),
  code: endpoint({
    method: 'GET',
    path: '/api/parking/Escape/Code',
    permission: page.button('btn_collect'),
    summary: 'Where a driver pays a stay and the others that the vehicle owes, to be shown as a code for half an hour',
    query: z.object({ orderId: IdSchema }),
    data: z.object({ path: z.string() }),
  }),
  waive: endpoint({
    method: 'POST',
    path: '/api/parking/Escape/Actions/Waive',
    permission: page.button('btn_waive'),
    summary: 'Asks no more for what stays owe, with a reason',
    body: z.object({ orderIds: OrderIdsSchema, reason: ReasonSchema }),
    data: NothingSchema,
  }),
};

export type EscapeRow = z.infer<typeof EscapeRowSchema>;
