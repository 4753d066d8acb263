import * as z from 'zod';
import { pages } from '../../pages/index.js';
import { endpoint } from '../endpoint.js';
import { IdSchema, ListQuerySchema, NewIdSchema, NothingSchema, pageOf, severalOf, TimeSchema } from '../schemas.js';
import { ExportChoiceSchema } from '../system/transfer.js';
import { FenSchema, FenSumSchema, PayMethodSchema, PlaceKindSchema, RefundStateSchema } from './vocabulary.js';

/** Money that is given back, and how far it is. */
export const RefundRowSchema = z.object({
  id: IdSchema,
  orderId: z.string(),
  orderNumber: z.string(),
  /** Empty where it is not of a stay. */
  placeKind: PlaceKindSchema.or(z.literal('')),
  plate: z.string(),
  placeName: z.string(),
  method: PayMethodSchema,
  paymentNumber: z.string(),
  amount: FenSchema,
  reason: z.string(),
  state: RefundStateSchema,
  /** Why the provider does not give it back, in its own words. */
  failure: z.string(),
  /** Empty where it was given back by itself, and for cash that waits to be handed over. */
  operatorName: z.string(),
  creatorTime: TimeSchema,
  sentTime: TimeSchema.nullable(),
  doneTime: TimeSchema.nullable(),
});

/** What a list of refunds is filtered by; the keyword is a plate. */
export const RefundQuerySchema = ListQuerySchema.extend({
  state: severalOf(RefundStateSchema),
  method: severalOf(PayMethodSchema),
  placeId: IdSchema.optional(),
  createdFrom: z.coerce.number().int().optional(),
  createdTo: z.coerce.number().int().optional(),
});

const page = pages.parkingRefund;

export const refund = {
  list: endpoint({
    method: 'GET',
    path: '/api/parking/Refund',
    permission: page.permission,
    summary: 'Refunds with how far each is, paged, the newest first',
    query: RefundQuerySchema,
    // the sum over all refunds of the filter
    data: pageOf(RefundRowSchema).extend({ sums: z.object({ amount: FenSumSchema }) }),
  }),
  startExport: endpoint({
    method: 'POST',
    once: true,
    path: '/api/parking/Refund/Actions/StartExport',
    permission: page.button('btn_download'),
    summary: 'Begins to write the filtered refunds, or of them those chosen, to an Excel file; see Transfer',
    body: RefundQuerySchema.extend(ExportChoiceSchema.shape),
    data: NewIdSchema,
  }),
  retry: endpoint({
    method: 'POST',
    path: '/api/parking/Refund/{id}/Actions/Retry',
    permission: page.button('btn_retry'),
    summary: 'Asks the provider once more for a refund that failed; it stays the same refund',
    data: NothingSchema,
  }),
  handOver: endpoint({
    method: 'POST',
    path: '/api/parking/Refund/{id}/Actions/HandOver',
    permission: page.button('btn_handOver'),
    summary: 'Cash that nobody was there to give back has been handed over, out of the shift of whoever says so',
    data: NothingSchema,
  }),
};

export type RefundRow = z.infer<typeof RefundRowSchema>;
