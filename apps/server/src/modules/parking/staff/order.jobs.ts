import { OrderQuerySchema, type PlaceKind } from '@smart-admin/api-client/contract';
import { pages } from '@smart-admin/api-client/pages';
import { defineListExport } from '../../transfer/defineListExport.js';
import { listOrders } from './listOrders.js';
import { openOrderExport } from './openOrderExport.js';
import { orderText } from './orderExport.messages.js';

/** Orders of lots and of roads are exported by the rights of their own page. */
function exportOf(kind: PlaceKind) {
  const page = kind === 'lot' ? pages.parkingOrder : pages.parkingRoadsideOrder;
  return defineListExport({
    target: `parkingOrder.${kind}`,
    permission: page.button('btn_download'),
    query: OrderQuerySchema,
    fileName: orderText(kind === 'lot' ? 'orders' : 'roadsideOrders'),
    open: async (caller, { query, ...choice }) => {
      const call = { ...caller, kind, query };
      const { pagination } = await listOrders({ ...call, query: { ...query, currentPage: 1, pageSize: 1 } });
      return { ...openOrderExport(call, choice), total: choice.ids?.length ?? pagination.total };
    },
  });
}

export const orderExports = { lot: exportOf('lot'), road: exportOf('road') };

export const orderJobs = Object.values(orderExports).map(({ handler }) => handler);
