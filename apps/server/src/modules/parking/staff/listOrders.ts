import { type OrderQuerySchema, type OrderRow, type PlaceKind } from '@smart-admin/api-client/contract';
import { pages } from '@smart-admin/api-client/pages';
import type * as z from 'zod';
import { type Database } from '../../../db/database.js';
import { type Page } from '../../../db/paging.js';
import { CrudList } from '../../../http/crud/CrudList.js';
import { range, textBy } from '../../../http/crud/filters.js';
import { type ListCaller } from '../../../http/crud/ListOptions.js';
import { loadOrders } from '../orders/loadOrder.js';
import { isWholePlate, similarPlate } from '../orders/similarPlate.js';
import { ORDER_COLUMNS, orderRow, type ListedOrder } from './orderRow.js';

/** Orders of lots or of roads within the rights on their page, by their entry, the newest first unless asked otherwise. */
function ordersOf(placeKind: PlaceKind) {
  return new CrudList({
    table: 'parkingOrder',
    fixed: { placeKind },
    scope: {
      page: placeKind === 'lot' ? pages.parkingOrder : pages.parkingRoadsideOrder,
      organize: 'organizeId',
      owner: null,
    },
    columns: ORDER_COLUMNS,
    joins: { place: { table: 'parkingPlace', by: 'placeId', names: { placeName: 'fullName' } } },
    filters: {
      plate: textBy((plate) => similarPlate(plate, 'parkingOrder.plate'), isWholePlate),
      ...range('parkingOrder.entryTime', ['entryFrom', 'entryTo']),
      ...range('parkingOrder.exitTime', ['exitFrom', 'exitTo']),
    },
    order: [
      ['entryTime', 'desc'],
      ['id', 'asc'],
    ],
    ordersBy: ['entryTime'],
  });
}

const ORDERS = { lot: ordersOf('lot'), road: ordersOf('road') };

/** One page of them. */
export async function listOrders(call: OrderCall): Promise<Page<OrderRow>> {
  const { list, pagination } = await ORDERS[call.kind].page(withPlate(call));
  return { list: await toRows(call.deps.db, list), pagination };
}

/** The same orders some at a time, for a file; `ids` leaves those of them alone. */
export async function* orderBatches(call: OrderCall, choice: OrderChoice): AsyncGenerator<OrderRow[]> {
  for await (const rows of ORDERS[call.kind].batches(withPlate(call), choice)) yield toRows(call.deps.db, rows);
}

export interface OrderCall extends ListCaller {
  kind: PlaceKind;
  query: z.output<typeof OrderQuerySchema>;
}

export interface OrderChoice {
  ids?: readonly string[] | undefined;
  limit: number;
}

/** A keyword is a plate, where none is given by its own name. */
function withPlate<Call extends OrderCall>({ query: { keyword, ...query }, ...call }: Call) {
  return { ...call, query: { ...query, plate: query.plate ?? keyword } };
}

/** Orders that go on are charged up to now. */
async function toRows(db: Database, list: readonly ListedOrder[]): Promise<OrderRow[]> {
  const going = await loadOrders(
    db,
    list.filter(({ status }) => status !== 'closed').map(({ id }) => id),
  );
  const loaded = new Map(going.map((order) => [order.row.id, order]));
  const now = Date.now();
  return list.map((row) => orderRow(row, loaded.get(row.id), now));
}
