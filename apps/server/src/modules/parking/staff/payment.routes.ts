import { contract } from '@smart-admin/api-client/contract';
import { pages } from '@smart-admin/api-client/pages';
import { handleAll } from '../../../http/handle.js';
import { listPayments } from './listPayments.js';
import { paymentExport } from './payment.jobs.js';
import { reconcile } from './reconcile.js';

export const paymentRoutes = handleAll(contract.parking.payment, {
  list: listPayments,
  startExport: (call) => {
    const { columns, ids, fileName, ...query } = call.body;
    return paymentExport.start(call, { query, columns, ids, fileName });
  },
  reconcile: async ({ deps, caller, query }) => ({
    list: await reconcile(deps, caller.rights.dataScope(pages.parkingPayment.address), query.days),
  }),
});
