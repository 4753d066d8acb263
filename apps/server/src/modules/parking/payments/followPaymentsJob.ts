import * as z from 'zod';
import { defineJob } from '../../../jobs/defineJob.js';

/** Asks what became of payments whose payers have gone. */
export const followPaymentsJob = defineJob('parking.followPayments', z.object({}), { maxAttempts: 1 });
