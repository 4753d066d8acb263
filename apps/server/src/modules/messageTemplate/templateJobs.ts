import { MessageKindSchema } from '@smart-admin/api-client/contract';
import * as z from 'zod';
import { defineJob } from '../../jobs/defineJob.js';

/** Makes what is sent from a template to each of some people. */
export const spreadTemplateJob = defineJob(
  'messageTemplate.spread',
  z.object({
    batchId: z.string(),
    templateId: z.string(),
    userIds: z.array(z.string()),
    values: z.record(z.string(), z.string()),
    /** Language instead of the receivers' own. */
    language: z.enum(['zh', 'en', 'zhtw', 'vi']).optional(),
    /** What receivers choose by; without one, as its reference says. */
    kind: MessageKindSchema.optional(),
    /** It is about the safety of an account: nobody can switch it off. */
    isSecurity: z.boolean().optional(),
    /** Flow that notices open. */
    reference: z.string().optional(),
  }),
);

/** Sends one message by its channel; eight attempts take about 20 minutes. */
export const sendDeliveryJob = defineJob('messageTemplate.send', z.object({ deliveryId: z.string() }), {
  maxAttempts: 8,
  timeoutSeconds: 60,
});
