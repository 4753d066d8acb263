import * as z from 'zod';
import { defineJob } from '../../jobs/defineJob.js';
import { implementJob } from '../../jobs/implementJob.js';
import { deliverMessage } from './deliverMessage.js';

/** Brings a released message to its receivers. */
export const deliverMessageJob = defineJob('message.deliver', z.object({ messageId: z.string() }));

export const messageJobs = [implementJob(deliverMessageJob, (deps, { messageId }) => deliverMessage(deps, messageId))];
