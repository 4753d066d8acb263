import * as z from 'zod';
import { defineJob } from '../../../jobs/defineJob.js';

/** Sends a mail that stands under sent. */
export const sendMailJob = defineJob('mail.send', z.object({ mailId: z.string() }), {
  maxAttempts: 4,
  timeoutSeconds: 180,
});
