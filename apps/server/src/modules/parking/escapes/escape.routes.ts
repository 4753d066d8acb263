import { contract } from '@smart-admin/api-client/contract';
import { pages } from '@smart-admin/api-client/pages';
import { requireRow } from '../../../db/requireRow.js';
import { type DatabaseTransaction } from '../../../db/database.js';
import { nounChanged } from '../../../http/crud/crud.events.js';
import { requireState } from '../../../http/crud/stateActions.js';
import { handleAll, type Call } from '../../../http/handle.js';
import { joinNames } from '../../../http/operationDetail.js';
import { requireOrganizesInScope } from '../../../rights/requireScope.js';
import { type LoadedOrder } from '../orders/loadOrder.js';
import { escapeExport } from './escape.jobs.js';
import { escapeScope, listEscapedOrders, listEscapes } from './listEscapes.js';
import { collectEscapes, lockOrders, waiveEscapes } from './settleEscapes.js';
import { escapeStates } from './escapeStates.js';

const { escape } = contract.parking;
const PAGE = pages.parkingEscape.address;

export const escapeRoutes = handleAll(escape, {
  list: ({ deps, caller, query }) => listEscapes({ db: deps.db, query, scope: escapeScope(caller) }),
  orders: async ({ deps, caller, query }) => ({
    list: await listEscapedOrders(deps.db, escapeScope(caller), query),
  }),
  startExport: (call) => {
    const { columns, ids, fileName, ...query } = call.body;
    return escapeExport.start(call, { query, columns, ids, fileName });
  },
  collect: (call) =>
    settle(call, (trx, orders) => {
      const { amount, key } = call.body;
      return collectEscapes(call.deps, trx, { orders, amount, key, userId: call.caller.userId });
    }),
  code: async ({ deps, caller, query: { orderId } }) => {
    const orders = deps.db.selectFrom('parkingOrder').selectAll().where('id', '=', orderId);
    const order = requireRow(await orders.executeTakeFirst());
    requireOrganizesInScope(caller, PAGE, [order.organizeId]);
    await deps.db.transaction().execute((trx) => requireState(trx, escapeStates, order, ['owed']));
    const code = await deps.parkingCodes.print('place', order.placeId);
    return { path: `/orderInfoByQRCode?code=${code}&order=${await deps.parkingCodes.issue('order', orderId)}` };
  },
  waive: (call) =>
    settle(call, (trx, orders) => waiveEscapes(trx, { orders, reason: call.body.reason, userId: call.caller.userId })),
});

/** Does something with locked stays within the rows of whoever does it, and tells of it. */
async function settle(
  call: Call<typeof escape.collect> | Call<typeof escape.waive>,
  work: (trx: DatabaseTransaction, orders: LoadedOrder[]) => Promise<void>,
): Promise<null> {
  const { deps, caller, body, describe } = call;
  await deps.db.transaction().execute(async (trx) => {
    const orders = await lockOrders(trx, body.orderIds);
    requireOrganizesInScope(
      caller,
      PAGE,
      orders.map(({ row }) => row.organizeId),
    );
    const ids = orders.map(({ row }) => row.id);
    describe({ recordId: ids.join(','), recordName: joinNames(orders.map(({ row }) => row.number)) });
    await work(trx, orders);
    await deps.events.emit(trx, nounChanged, { noun: 'parkingOrder', change: 'updated', ids, userId: caller.userId });
  });
  return null;
}
