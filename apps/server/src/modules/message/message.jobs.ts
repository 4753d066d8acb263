import * as z from 'zod';
import { defineJob } from '../../jobs/defineJob.js';
import { handleJob } from '../../jobs/handleJob.js';
import { deliverMessage } from './deliverMessage.js';

/** Brings a released message to its receivers. */
export const deliverMessageJob = defineJob('message.deliver', z.object({ messageId: z.string() }));

export const messageJobs = [handleJob(deliverMessageJob, (deps, { messageId }) => deliverMessage(deps, messageId))];
