import { type OrderQuerySchema, type OrderRow, type PlaceKind } from '@smart-admin/api-client/contract';
import { sql } from 'kysely';
import type * as z from 'zod';
import { at } from '../../../db/columns.js';
import { type Database } from '../../../db/database.js';
import { readOrder, readPage } from '../../../db/paging.js';
import { readBatches } from '../../../db/readBatches.js';
import { type Deps } from '../../../deps.js';
import { withinScope, type DataScope } from '../../../rights/dataScope.js';
import { loadOrders, type OrderRecord } from '../orders/loadOrder.js';
import { similarPlate } from '../orders/similarPlate.js';
import { orderRow } from './orderRow.js';

/** Orders of lots or of roads within a scope, paged, by their entry, the newest first unless asked otherwise. */
export async function listOrders({ db }: Pick<Deps, 'db'>, kind: PlaceKind, scope: DataScope, query: OrderQuery) {
  const orders = findOrders(db, kind, scope, query);
  const { list, pagination } = await readPage({ db, query, count: orders, rows: inOrder(orders, query) });
  return { list: await toRows(db, list), pagination };
}

/** The same orders some at a time, for a file; `ids` leaves those of them alone. */
export async function* orderBatches(
  { db }: Pick<Deps, 'db'>,
  { kind, scope, query, ids, limit }: OrderSelection,
): AsyncGenerator<OrderRow[]> {
  const orders = findOrders(db, kind, scope, query);
  const chosen = ids ? orders.where('parkingOrder.id', 'in', ids) : orders;
  for await (const rows of readBatches(db, inOrder(chosen, query), limit)) yield toRows(db, rows);
}

export interface OrderSelection {
  kind: PlaceKind;
  scope: DataScope;
  query: OrderQuery;
  ids?: readonly string[] | undefined;
  limit: number;
}

type OrderQuery = z.output<typeof OrderQuerySchema>;

function findOrders(db: Database, kind: PlaceKind, scope: DataScope, query: OrderQuery) {
  let orders = db
    .selectFrom('parkingOrder')
    .where('parkingOrder.placeKind', '=', kind)
    .where(withinScope(scope, { organize: 'parkingOrder.organizeId' }));
  const plate = query.plate ?? query.keyword;
  if (plate) orders = orders.where(similarPlate(plate, 'parkingOrder.plate'));
  if (query.placeId) orders = orders.where('parkingOrder.placeId', '=', query.placeId);
  if (query.status) orders = orders.where('parkingOrder.status', '=', query.status);
  if (query.escaped !== undefined) orders = orders.where('parkingOrder.escaped', '=', query.escaped);
  if (query.entryFrom !== undefined) orders = orders.where('parkingOrder.entryTime', '>=', at(query.entryFrom));
  if (query.entryTo !== undefined) orders = orders.where('parkingOrder.entryTime', '<=', at(query.entryTo));
  if (query.exitFrom !== undefined) orders = orders.where('parkingOrder.exitTime', '>=', at(query.exitFrom));
  if (query.exitTo !== undefined) orders = orders.where('parkingOrder.exitTime', '<=', at(query.exitTo));
  return orders;
}

function inOrder(orders: ReturnType<typeof findOrders>, query: OrderQuery) {
  const [order] = readOrder(query, { entryTime: 'entryTime' }, [['entryTime', 'desc']]);
  return orders
    .selectAll('parkingOrder')
    .select(
      sql<string>`(select place.full_name from parking_place place where place.id = parking_order.place_id)`.as(
        'placeName',
      ),
    )
    .orderBy('parkingOrder.entryTime', order?.[1])
    .orderBy('parkingOrder.id');
}

/** Orders that go on are charged up to now. */
async function toRows(db: Database, list: readonly OrderRecord[]): Promise<OrderRow[]> {
  const going = await loadOrders(
    db,
    list.filter(({ status }) => status !== 'closed').map(({ id }) => id),
  );
  const loaded = new Map(going.map((order) => [order.row.id, order]));
  const now = Date.now();
  return list.map((row) => orderRow(row, loaded.get(row.id), now));
}
