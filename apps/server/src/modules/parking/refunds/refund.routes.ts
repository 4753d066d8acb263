import { contract, type RefundState } from '@smart-admin/api-client/contract';
import { pages } from '@smart-admin/api-client/pages';
import { requireRow } from '../../../db/requireRow.js';
import { stateActions, type NounStates } from '../../../http/crud/stateActions.js';
import { handleAll } from '../../../http/handle.js';
import { enqueue } from '../../../jobs/enqueue.js';
import { requireOrganizesInScope } from '../../../rights/requireScope.js';
import { handOver } from '../payments/handOver.js';
import { sendRefundJob } from '../payments/sendRefundJob.js';
import { listRefunds } from './listRefunds.js';
import { refundExport } from './refund.jobs.js';
import { refundText } from './refund.messages.js';

const { refund } = contract.parking;
const PAGE = pages.parkingRefund.address;

const states: NounStates<'parkingRefund', RefundState> = {
  table: 'parkingRefund',
  stateOf: ({ state }) => state,
  write: (state) => ({ state }),
  names: {
    asked: refundText('state_asked'),
    sent: refundText('state_sent'),
    done: refundText('state_done'),
    failed: refundText('state_failed'),
  },
  describe: async ({ id, paymentId }, db) => {
    const payment = db.selectFrom('parkingPayment').select('number').where('id', '=', paymentId);
    return { recordId: id, recordName: requireRow(await payment.executeTakeFirst()).number };
  },
};

export const refundRoutes = handleAll(refund, {
  list: listRefunds,
  startExport: (call) => {
    const { columns, ids, fileName, ...query } = call.body;
    return refundExport.start(call, { query, columns, ids, fileName });
  },
  ...stateActions(
    refund,
    { states, guard: ({ organizeId }, { caller }) => requireOrganizesInScope(caller, PAGE, [organizeId]) },
    {
      retry: {
        ...{ from: ['failed'], to: 'asked' },
        work: async ({ id: refundId }, { db }) => {
          await enqueue(db, sendRefundJob, { refundId });
          return { failure: '' };
        },
      },
      handOver: {
        ...{ from: ['asked'], to: 'done' },
        work: ({ id: refundId, paymentId, placeId }, { db, call: { caller } }) =>
          handOver(db, { refundId, paymentId, placeId, userId: caller.userId }),
      },
    },
  ),
});
