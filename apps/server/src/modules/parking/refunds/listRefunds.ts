import { type RefundQuerySchema, type RefundRow } from '@smart-admin/api-client/contract';
import { pages } from '@smart-admin/api-client/pages';
import { type Locale } from '@smart-admin/ui/messages';
import { sql } from 'kysely';
import type * as z from 'zod';
import { readStoredText } from '../../../errors/storedText.js';
import { CrudList } from '../../../http/crud/CrudList.js';
import { oneOf, range, textBy } from '../../../http/crud/filters.js';
import { type ListCaller } from '../../../http/crud/ListOptions.js';
import { similarPlate } from '../orders/similarPlate.js';

const plateOf = (plate: string) =>
  sql<boolean>`(${similarPlate(plate, 'order.plate')} or ${similarPlate(plate, 'card.plate')})`;

/** Refunds within the rights on their page, the newest first. */
const REFUNDS = new CrudList({
  table: 'parkingRefund',
  scope: { page: pages.parkingRefund, organize: 'organizeId', owner: null },
  columns: [
    ...(['id', 'orderId', 'amount', 'reason', 'state', 'failure', 'creatorTime', 'sentTime', 'doneTime'] as const),
  ],
  // of a stay, or of a monthly card
  computed: { plate: sql<string>`coalesce("order".plate, card.plate, '')` },
  joins: {
    card: { table: 'parkingListedPlate', by: 'cardId' },
    order: {
      table: 'parkingOrder',
      by: 'orderId',
      names: { orderNumber: 'number', plate: 'plate', placeKind: 'placeKind' },
    },
    payment: { table: 'parkingPayment', by: 'paymentId', names: { method: 'method', paymentNumber: 'number' } },
    place: { table: 'parkingPlace', by: 'placeId', names: { placeName: 'fullName' } },
    operator: { table: 'userAccount', by: 'userId', names: { operatorName: 'realName' } },
  },
  filters: {
    keyword: textBy((plate) => plateOf(plate)),
    state: oneOf('parkingRefund.state'),
    method: oneOf('payment.method'),
    ...range('parkingRefund.creatorTime', ['createdFrom', 'createdTo']),
  },
  order: [
    ['creatorTime', 'desc'],
    ['id', 'asc'],
  ],
  ordersBy: ['creatorTime', 'amount'],
  sums: ['amount'],
});

/** One page of them, with the sum of all. */
export async function listRefunds(call: RefundCall) {
  const { list, pagination, sums } = await REFUNDS.page(call);
  return { list: told(list as RefundRow[], call.locale), pagination, sums: { amount: sums?.amount ?? 0 } };
}

/** The same refunds some at a time, for a file; `ids` leaves those of them alone. */
export async function* refundBatches(
  call: RefundCall,
  choice: { ids?: readonly string[] | undefined; limit: number },
): AsyncGenerator<RefundRow[]> {
  for await (const rows of REFUNDS.batches(call, choice)) yield told(rows as RefundRow[], call.locale);
}

/** Reasons and failures of our own in the language of whoever reads them. */
function told(rows: readonly RefundRow[], locale: Locale): RefundRow[] {
  return rows.map((row) => ({
    ...row,
    reason: readStoredText(row.reason, locale),
    failure: readStoredText(row.failure, locale),
  }));
}

export interface RefundCall extends ListCaller {
  query: z.output<typeof RefundQuerySchema>;
}
