import { contract } from '@smart-admin/api-client/contract';
import { pages } from '@smart-admin/api-client/pages';
import { type DatabaseTransaction } from '../../../db/database.js';
import { requireRow } from '../../../db/requireRow.js';
import { type Deps } from '../../../deps.js';
import { type Caller } from '../../../rights/caller.js';
import { handleAll, type Call, type Route } from '../../../http/handle.js';
import { requireOrganizesInScope } from '../../../rights/requireScope.js';
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
type OrderCall = Pick<Call<OrderCalls['read']>, 'deps' | 'caller' | 'params' | 'describe' | 'once'>;

/** Orders of lots and of roads differ in their page and their kind of place alone. */
function routesOf(calls: OrderCalls, kind: 'lot' | 'road', page: string): Route[] {
  const change = async (
    { deps, caller, params, describe, once }: OrderCall,
    work: (trx: DatabaseTransaction) => Promise<void>,
  ) => {
    const { number } = await requireOrder(deps, caller, params.id);
    describe({ recordId: params.id, recordName: number });
    await once(async (trx) => {
      await work(trx);
      return null;
    });
    return readOrder(deps.db, params.id);
  };
  const requireOrder = async ({ db }: Deps, caller: Caller, id: string) => {
    const order = requireRow(
      await db
        .selectFrom('parkingOrder')
        .select(['number', 'organizeId'])
        .where('id', '=', id)
        .where('placeKind', '=', kind)
        .executeTakeFirst(),
    );
    requireOrganizesInScope(caller, page, [order.organizeId]);
    return order;
  };
  return handleAll(calls as typeof contract.parking.order, {
    list: (call) => listOrders({ ...call, kind }),
    startExport: (call) => {
      const { columns, ids, fileName, ...query } = call.body;
      return orderExports[kind].start(call, { query, columns, ids, fileName });
    },
    read: async ({ deps, caller, params }) => {
      await requireOrder(deps, caller, params.id);
      return readOrder(deps.db, params.id);
    },
    reduce: (call) => {
      checkReduction(call.body);
      const { kind: reduction, value, reason } = call.body;
      const given = { name: call.caller.realName, kind: reduction, value, reason, userId: call.caller.userId };
      return change(call, (trx) => reduceByHand(trx, call.params.id, given));
    },
    collect: (call) =>
      change(call, (trx) =>
        collectCash(call.deps, trx, { orderId: call.params.id, ...call.body, userId: call.caller.userId }),
      ),
    close: (call) =>
      change(call, (trx) =>
        closeOrder(call.deps, trx, { orderId: call.params.id, ...call.body, userId: call.caller.userId }),
      ),
    refund: (call) =>
      change(call, (trx) => refundOrder(trx, { orderId: call.params.id, ...call.body, userId: call.caller.userId })),
  });
}
