import { contract } from '@smart-admin/api-client/contract';
import { pages } from '@smart-admin/api-client/pages';
import { at } from '../../../db/columns.js';
import { readPage } from '../../../db/paging.js';
import { type Database } from '../../../db/database.js';
import { handleAll, type Call } from '../../../http/handle.js';
import { withinScope, type DataScope } from '../../../rights/dataScope.js';
import { similarPlate } from '../orders/similarPlate.js';
import { paymentColumns, paymentsWithOrders } from './paymentRows.js';
import { reconcile } from './reconcile.js';

const { payment } = contract.parking;
const PAGE = pages.parkingPayment.address;

export const paymentRoutes = handleAll(payment, {
  list: ({ deps, caller, query }) => listPayments(deps.db, caller.rights.dataScope(PAGE), query),
  reconcile: async ({ deps, caller, query }) => ({
    list: await reconcile(deps, caller.rights.dataScope(PAGE), query.days),
  }),
});

function listPayments(db: Database, scope: DataScope, query: Call<typeof payment.list>['query']) {
  let payments = paymentsWithOrders(db).where(withinScope(scope, { organize: 'parkingPayment.organizeId' }));
  if (query.keyword) payments = payments.where(similarPlate(query.keyword, 'parkingOrder.plate'));
  if (query.state) payments = payments.where('parkingPayment.state', '=', query.state);
  if (query.method) payments = payments.where('parkingPayment.method', '=', query.method);
  if (query.placeId) payments = payments.where('parkingPayment.placeId', '=', query.placeId);
  if (query.paidFrom !== undefined) payments = payments.where('parkingPayment.paidTime', '>=', at(query.paidFrom));
  if (query.paidTo !== undefined) payments = payments.where('parkingPayment.paidTime', '<=', at(query.paidTo));
  return readPage({
    db,
    query,
    count: payments,
    rows: payments.select(paymentColumns).orderBy('parkingPayment.creatorTime', 'desc').orderBy('parkingPayment.id'),
  });
}
