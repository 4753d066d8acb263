import { handleJob } from '../../jobs/handleJob.js';
import { KILLED } from '../../jobs/killed.js';
import { sendDelivery } from './sendDelivery.js';
import { sendDeliveryJob, spreadTemplateJob } from './templateJobs.js';
import { spreadTemplate } from './spreadTemplate.js';

export const messageTemplateJobs = [
  handleJob(spreadTemplateJob, (deps, batch) => spreadTemplate(deps, batch)),
  handleJob(sendDeliveryJob, (deps, { deliveryId }, attempt) => sendDelivery(deps, deliveryId, attempt), {
    killed: async (trx, { deliveryId }) => {
      await trx
        .updateTable('messageDelivery')
        .set({ state: 'failed', error: KILLED })
        .where('id', '=', deliveryId)
        .where('state', 'in', ['waiting', 'retrying'])
        .execute();
    },
  }),
];
