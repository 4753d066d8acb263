import * as z from 'zod';
import { pages } from '../../pages/index.js';
import { endpoint } from '../endpoint.js';
import { IdSchema, ListQuerySchema, NewIdSchema, NothingSchema, pageOf, severalOf, TimeSchema } from '../schemas.js';
import { ExportChoiceSchema } from '../system/transfer.js';
import { ReasonSchema } from './orders.js';
import { FenSchema, FenSumSchema, InvoiceStateSchema, PlaceKindSchema } from './vocabulary.js';

/** An electronic invoice that a driver asked for. */
export const InvoiceRowSchema = z.object({
  id: IdSchema,
  orderId: IdSchema,
  orderNumber: z.string(),
  placeKind: PlaceKindSchema,
  plate: z.string(),
  placeName: z.string(),
  title: z.string(),
  taxNumber: z.string(),
  email: z.string(),
  /** What it is of: what was paid less what was given back, as of when it was asked for or issued. */
  amount: FenSchema,
  state: InvoiceStateSchema,
  /** Number of the invoice; empty before. */
  invoiceNumber: z.string(),
  /** Where its file is; empty without. */
  link: z.string(),
  /** Number of the red invoice. */
  redNumber: z.string(),
  /** Why it is not issued, or has to be reversed. */
  reason: z.string(),
  /** `simulated`: no real invoice. */
  provider: z.string(),
  operatorName: z.string(),
  creatorTime: TimeSchema,
  issuedTime: TimeSchema.nullable(),
});

/** What a list of invoices is filtered by; the keyword is a plate. */
export const InvoiceQuerySchema = ListQuerySchema.extend({
  state: severalOf(InvoiceStateSchema),
  placeId: IdSchema.optional(),
  createdFrom: z.coerce.number().int().optional(),
  createdTo: z.coerce.number().int().optional(),
});

const page = pages.parkingInvoice;
const NumberSchema = z
  .string()
  .trim()
  .regex(/^[A-Za-z0-9-]{4,40}$/);

export const invoice = {
  list: endpoint({
    method: 'GET',
    path: '/api/parking/Invoice',
    permission: page.permission,
    summary: 'Electronic invoices that were asked for, paged, the newest first',
    query: InvoiceQuerySchema,
    // the sum over all invoices of the filter
    data: pageOf(InvoiceRowSchema).extend({ sums: z.object({ amount: FenSumSchema }) }),
  }),
  startExport: endpoint({
    method: 'POST',
    once: true,
    path: '/api/parking/Invoice/Actions/StartExport',
    permission: page.button('btn_download'),
    summary: 'Begins to write the filtered invoices, or of them those chosen, to an Excel file; see Transfer',
    body: InvoiceQuerySchema.extend(ExportChoiceSchema.shape),
    data: NewIdSchema,
  }),
  issue: endpoint({
    method: 'POST',
    path: '/api/parking/Invoice/{id}/Actions/Issue',
    permission: page.button('btn_issue'),
    summary: 'Says that an invoice was issued, of no more than what was paid less what was given back',
    body: z.object({
      invoiceNumber: NumberSchema,
      /** Address of its file; '' without. */
      link: z
        .string()
        .trim()
        .max(500)
        .regex(/^(https?:\/\/[^\s"'<>]+)?$/)
        .default(''),
    }),
    data: NothingSchema,
  }),
  refuse: endpoint({
    method: 'POST',
    path: '/api/parking/Invoice/{id}/Actions/Refuse',
    permission: page.button('btn_issue'),
    summary: 'Does not issue an invoice, with a reason that the driver reads; they may ask for another',
    body: z.object({ reason: ReasonSchema }),
    data: NothingSchema,
  }),
  reverse: endpoint({
    method: 'POST',
    path: '/api/parking/Invoice/{id}/Actions/Reverse',
    permission: page.button('btn_issue'),
    summary: 'Says that the red invoice was issued that money given back afterwards demands',
    body: z.object({ redNumber: NumberSchema }),
    data: NothingSchema,
  }),
};

export type InvoiceRow = z.infer<typeof InvoiceRowSchema>;
