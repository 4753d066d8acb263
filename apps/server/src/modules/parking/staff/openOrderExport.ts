import { type OrderRow } from '@smart-admin/api-client/contract';
import { type Locale } from '@smart-admin/ui/messages';
import { type ExportedSheet } from '../../../files/exportSheet.js';
import { chosenFields } from '../../../files/sheet/chosenFields.js';
import { timeText } from '../../../files/sheet/timeText.js';
import { yuanText } from '../yuanText.js';
import { orderBatches, type OrderCall, type OrderChoice } from './listOrders.js';
import { orderText } from './orderExport.messages.js';

/** What a file of orders holds: the columns asked for in their order, all of them where none is. Amounts are yuan. */
export function openOrderExport(
  call: OrderCall,
  { columns, ...choice }: OrderChoice & { columns: readonly string[] },
): ExportedSheet<OrderRow> {
  const { locale } = call;
  const shown = chosenFields(FIELDS, columns);
  return {
    name: orderText(call.kind === 'lot' ? 'orders' : 'roadsideOrders')(locale),
    columns: shown.map((id) => ({ header: orderText(id === 'paid' ? 'paidAmount' : id)(locale) })),
    batches: orderBatches(call, choice),
    toCells: (row) => shown.map((id) => FIELDS[id](row, locale)),
  };
}

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
