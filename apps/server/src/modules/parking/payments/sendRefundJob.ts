import * as z from 'zod';
import { defineJob } from '../../../jobs/defineJob.js';

/** Tells the provider what is to be given back. */
export const sendRefundJob = defineJob('parking.sendRefund', z.object({ refundId: z.string() }), { maxAttempts: 25 });
