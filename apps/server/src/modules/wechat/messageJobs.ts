import * as z from 'zod';
import { defineJob } from '../../jobs/defineJob.js';

/** Sends a message to everybody whom it has not been sent to yet. */
export const sendWeChatMessageJob = defineJob('weChat.send', z.object({ messageId: z.string() }), {
  maxAttempts: 3,
  timeoutSeconds: 600,
});
