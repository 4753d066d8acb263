import * as z from 'zod';
import { defineJob } from '../../../jobs/defineJob.js';

/** Has a provider issue an invoice that was asked for. */
export const issueInvoiceJob = defineJob('parking.issueInvoice', z.object({ invoiceId: z.string() }), {
  maxAttempts: 25,
});
