import { implementJob } from '../../jobs/implementJob.js';
import { sendDelivery } from './sendDelivery.js';
import { sendDeliveryJob, spreadTemplateJob } from './templateJobs.js';
import { spreadTemplate } from './spreadTemplate.js';

export const messageTemplateJobs = [
  implementJob(spreadTemplateJob, (deps, batch) => spreadTemplate(deps, batch)),
  implementJob(sendDeliveryJob, (deps, { deliveryId }, attempt) => sendDelivery(deps, deliveryId, attempt)),
];
