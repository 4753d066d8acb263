import { handleJob } from '../../jobs/handleJob.js';
import { sendDelivery } from './sendDelivery.js';
import { sendDeliveryJob, spreadTemplateJob } from './templateJobs.js';
import { spreadTemplate } from './spreadTemplate.js';

export const messageTemplateJobs = [
  handleJob(spreadTemplateJob, (deps, batch) => spreadTemplate(deps, batch)),
  handleJob(sendDeliveryJob, (deps, { deliveryId }, attempt) => sendDelivery(deps, deliveryId, attempt)),
];
