import { type StatementItem, type StatementItemQuerySchema } from '@smart-admin/api-client/contract';
import { pages } from '@smart-admin/api-client/pages';
import { sql } from 'kysely';
import type * as z from 'zod';
import { CrudList } from '../../../http/crud/CrudList.js';
import { oneOf, textBy } from '../../../http/crud/filters.js';
import { type ListCaller } from '../../../http/crud/ListOptions.js';

/** Lines of statements within the rights on their page, as they happened. */
const ITEMS = new CrudList({
  table: 'parkingStatementItem',
  scope: { page: pages.parkingStatement, organize: 'organizeId', owner: null },
  columns: [
    ...(['id', 'kind', 'number', 'providerNumber', 'time', 'theirs', 'ours', 'result', 'orderId'] as const),
    ...(['settleReason', 'settledTime'] as const),
  ],
  joins: {
    place: { table: 'parkingPlace', by: 'placeId', names: { placeName: 'fullName' } },
    order: { table: 'parkingOrder', by: 'orderId', names: { placeKind: 'placeKind' } },
    settler: { table: 'userAccount', by: 'settledUserId', names: { settlerName: 'realName' } },
  },
  filters: {
    keyword: textBy(
      (number) => sql<boolean>`(starts_with(parking_statement_item.number, ${number})
        or starts_with(parking_statement_item.provider_number, ${number}))`,
    ),
    result: oneOf('parkingStatementItem.result'),
    settled: {
      // a line that agrees is neither
      where: (settled) => sql<boolean>`(parking_statement_item.result <> 'matched'
        and (parking_statement_item.settled_time is not null) = (${settled}::int = 1))`,
    },
  },
  order: [
    ['time', 'asc'],
    ['id', 'asc'],
  ],
  ordersBy: ['time', 'theirs', 'ours'],
  sums: ['theirs', 'ours'],
});

/** One page of them with the sums of all. */
export async function listItems(call: ItemCall) {
  const { list, pagination, sums } = await ITEMS.page(call);
  const { theirs = 0, ours = 0 } = sums ?? {};
  return { list: withDifference(list as StoredItem[]), pagination, sums: { theirs, ours, difference: theirs - ours } };
}

/** The same lines some at a time, for a file; `ids` leaves those of them alone. */
export async function* itemBatches(
  call: ItemCall,
  choice: { ids?: readonly string[] | undefined; limit: number },
): AsyncGenerator<StatementItem[]> {
  for await (const rows of ITEMS.batches(call, choice)) yield withDifference(rows as StoredItem[]);
}

type StoredItem = Omit<StatementItem, 'difference'>;

function withDifference(items: readonly StoredItem[]): StatementItem[] {
  return items.map((item) => ({ ...item, difference: (item.theirs ?? 0) - (item.ours ?? 0) }));
}

export interface ItemCall extends ListCaller {
  query: z.output<typeof StatementItemQuerySchema>;
}
