import { handleJob } from '../../jobs/handleJob.js';
import { sendWeChatMessageJob } from './messageJobs.js';
import { giveUp, sendMessage } from './sendMessage.js';

export const weChatJobs = [
  handleJob(sendWeChatMessageJob, sendMessage, {
    killed: async (trx, { messageId }) => {
      const message = await trx
        .selectFrom('weChatMessage')
        .select(['toAll', 'receivers'])
        .where('id', '=', messageId)
        .where('state', 'in', ['waiting', 'sending'])
        .executeTakeFirst();
      if (message) await giveUp(trx, messageId, { ...message, reason: 'interrupted' });
    },
  }),
];
