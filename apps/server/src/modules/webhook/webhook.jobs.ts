import { handleJob } from '../../jobs/handleJob.js';
import { deliverWebhook } from './deliverWebhook.js';
import { deliverWebhookJob } from './webhookJobs.js';

export const webhookJobs = [
  handleJob(deliverWebhookJob, (deps, payload, { signal }) => deliverWebhook(deps, payload, signal), {
    killed: async (trx, { deliveryId }) => {
      await trx
        .updateTable('webhookDelivery')
        .set({ state: 'failed', reason: 'killed', nextTime: null })
        .where('id', '=', deliveryId)
        .where('state', 'in', ['waiting', 'retrying'])
        .execute();
    },
  }),
];
