import { type PaymentListRow, type PaymentQuerySchema } from '@smart-admin/api-client/contract';
import { pages } from '@smart-admin/api-client/pages';
import { sql } from 'kysely';
import type * as z from 'zod';
import { CrudList } from '../../../http/crud/CrudList.js';
import { oneOf, range } from '../../../http/crud/filters.js';
import { type ListCaller } from '../../../http/crud/ListOptions.js';
import { paymentsFound } from './paymentsFound.js';

/** Payments within the rights on their page, the newest first. */
const PAYMENTS = new CrudList({
  table: 'parkingPayment',
  scope: { page: pages.parkingPayment, organize: 'organizeId', owner: null },
  columns: [
    ...(['id', 'number', 'orderId', 'method', 'state', 'amount', 'refunded', 'providerNumber'] as const),
    ...(['creatorTime', 'paidTime'] as const),
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
    place: { table: 'parkingPlace', by: 'placeId', names: { placeName: 'fullName' } },
    operator: { table: 'userAccount', by: 'userId', names: { operatorName: 'realName' } },
  },
  filters: {
    keyword: paymentsFound,
    state: oneOf('parkingPayment.state'),
    method: oneOf('parkingPayment.method'),
    ...range('parkingPayment.paidTime', ['paidFrom', 'paidTo']),
  },
  order: [
    ['creatorTime', 'desc'],
    ['id', 'asc'],
  ],
  ordersBy: ['creatorTime'],
  sums: ['amount', 'refunded'],
});

/** One page of them, with the sums of all. */
export async function listPayments(call: PaymentCall) {
  const { list, pagination, sums } = await PAYMENTS.page(call);
  return {
    list: list as PaymentListRow[],
    pagination,
    sums: { amount: sums?.amount ?? 0, refunded: sums?.refunded ?? 0 },
  };
}

/** The same payments some at a time, for a file; `ids` leaves those of them alone. */
export function paymentBatches(
  call: PaymentCall,
  choice: { ids?: readonly string[] | undefined; limit: number },
): AsyncGenerator<PaymentListRow[]> {
  return PAYMENTS.batches(call, choice) as AsyncGenerator<PaymentListRow[]>;
}

export interface PaymentCall extends ListCaller {
  query: z.output<typeof PaymentQuerySchema>;
}
