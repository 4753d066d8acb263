import { OrderQuerySchema, type OrderRow, type PlaceKind } from '@smart-admin/api-client/contract';
import { pages } from '@smart-admin/api-client/pages';
import { type Locale } from '@smart-admin/ui/messages';
import { timeText } from '../../../files/sheet/timeText.js';
import { defineFieldExport } from '../../transfer/defineFieldExport.js';
import { yuanText } from '../yuanText.js';
import { listOrders, orderBatches } from './listOrders.js';
import { orderText } from './orderExport.messages.js';

const FIELDS = {
  number: ({ number }) => number,
  plate: ({ plate }) => plate,
  placeName: ({ placeName }) => placeName,
  berth: ({ berth }) => berth,
  status: ({ status, escaped }, locale) => orderText(escaped === 1 ? 'escaped' : status)(locale),
  entryTime: ({ entryTime }, locale) => timeText(entryTime, locale),
  exitTime: ({ exitTime }, locale) => timeText(exitTime, locale),
  minutes: ({ minutes }) => String(minutes),
  fee: ({ fee }) => yuanText(fee),
  reduced: ({ reduced }) => yuanText(reduced),
  paid: ({ paid }) => yuanText(paid),
  refunded: ({ refunded }) => yuanText(refunded),
  due: ({ due }) => yuanText(due),
} satisfies Record<string, (row: OrderRow, locale: Locale) => string>;

/** Orders of lots and of roads are exported by the rights of their own page. */
function exportOf(kind: PlaceKind) {
  const page = kind === 'lot' ? pages.parkingOrder : pages.parkingRoadsideOrder;
  return defineFieldExport({
    target: `parkingOrder.${kind}`,
    permission: page.button('btn_download'),
    query: OrderQuerySchema,
    name: orderText(kind === 'lot' ? 'orders' : 'roadsideOrders'),
    // the state of that name is another text
    header: (field) => orderText(field === 'paid' ? 'paidAmount' : field),
    list: (call) => listOrders({ ...call, kind }),
    batches: (call, choice) => orderBatches({ ...call, kind }, choice),
    fields: FIELDS,
  });
}

export const orderExports = { lot: exportOf('lot'), road: exportOf('road') };

export const orderJobs = Object.values(orderExports).map(({ handler }) => handler);
