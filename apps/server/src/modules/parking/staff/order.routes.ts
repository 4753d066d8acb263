import { contract } from '@smart-admin/api-client/contract';
import { pages } from '@smart-admin/api-client/pages';
import { requireRow } from '../../../db/requireRow.js';
import { stateActions } from '../../../http/crud/stateActions.js';
import { handleAll, type Route } from '../../../http/handle.js';
import { requireOrganizesInScope } from '../../../rights/requireScope.js';
import { ANY_STATE, GOING_ON, orderStates } from '../orders/orderStates.js';
import { reduceByHand } from '../orders/reduceOrder.js';
import { checkReduction } from '../setup/checkReduction.js';
import { closeOrder, collectCash, refundOrder } from './changeOrder.js';
import { listOrders } from './listOrders.js';
import { orderExports } from './order.jobs.js';
import { readOrder } from './readOrder.js';

export const orderRoutes = [
  ...routesOf(contract.parking.order, 'lot', pages.parkingOrder.address),
  ...routesOf(contract.parking.roadsideOrder, 'road', pages.parkingRoadsideOrder.address),
];

type OrderCalls = typeof contract.parking.order | typeof contract.parking.roadsideOrder;
/** Orders of lots and of roads differ in their page and their kind of place alone. */
function routesOf(calls: OrderCalls, kind: 'lot' | 'road', page: string): Route[] {
  const actions = stateActions(
    contract.parking.order,
    {
      states: orderStates,
      fixed: { placeKind: kind },
      guard: ({ organizeId }, { caller }) => requireOrganizesInScope(caller, page, [organizeId]),
      answer: readOrder,
    },
    {
      reduce: {
        from: GOING_ON,
        work: ({ id }, { db, call: { body, caller } }) => {
          checkReduction(body);
          const { kind: reduction, value, reason } = body;
          const given = { name: caller.realName, kind: reduction, value, reason, userId: caller.userId };
          return reduceByHand(db, id, given);
        },
      },
      // what is owed of a stay that is over is still collected
      collect: {
        from: ANY_STATE,
        work: ({ id: orderId }, { db, call: { deps, body, caller } }) =>
          collectCash(deps, db, { orderId, ...body, userId: caller.userId }),
      },
      close: {
        from: GOING_ON,
        work: ({ id: orderId }, { db, call: { deps, body, caller } }) =>
          closeOrder(deps, db, { orderId, ...body, userId: caller.userId }),
      },
      refund: {
        from: ANY_STATE,
        work: ({ id: orderId }, { db, call: { body, caller } }) =>
          refundOrder(db, { orderId, ...body, userId: caller.userId }),
      },
    },
  );
  return handleAll(calls as typeof contract.parking.order, {
    list: (call) => listOrders({ ...call, kind }),
    startExport: (call) => {
      const { columns, ids, fileName, ...query } = call.body;
      return orderExports[kind].start(call, { query, columns, ids, fileName });
    },
    read: async ({ deps, caller, locale, params: { id } }) => {
      const orders = deps.db.selectFrom('parkingOrder').select('organizeId').where('placeKind', '=', kind);
      const { organizeId } = requireRow(await orders.where('id', '=', id).executeTakeFirst());
      requireOrganizesInScope(caller, page, [organizeId]);
      return readOrder(deps.db, id, locale);
    },
    ...actions,
  });
}
