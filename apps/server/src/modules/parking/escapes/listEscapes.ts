import {
  type EscapeQuerySchema,
  type EscapeRow,
  type OrderRow,
  type PlateColour,
} from '@smart-admin/api-client/contract';
import { pages } from '@smart-admin/api-client/pages';
import { sql } from 'kysely';
import type * as z from 'zod';
import { at } from '../../../db/columns.js';
import { type Database } from '../../../db/database.js';
import { COUNT_LIMIT, readOrder } from '../../../db/paging.js';
import { readBatches } from '../../../db/readBatches.js';
import { withinScope, type DataScope } from '../../../rights/dataScope.js';
import { similarPlate } from '../orders/similarPlate.js';
import { ORDER_COLUMNS, orderRow } from '../staff/orderRow.js';

const PAGE = pages.parkingEscape.address;

/**
 * Vehicles that left without paying, one page of them with the sums of all; those that owe most first. Vehicles exist only
 * once their stays are grouped, so all are, once: counted for themselves up to a limit, the database would walk all stays
 * by their plates instead of those that escaped.
 */
export async function listEscapes({ db, query, scope }: EscapeCall) {
  const { currentPage, pageSize } = query;
  const vehicles = vehiclesOf({ db, query, scope });
  const found = await inOrder(vehicles.selectAll(), query)
    .select([
      sql<number>`count(*) over ()`.as('foundTotal'),
      sql<number>`(sum(vehicle.orders) over ())::int`.as('allOrders'),
      sql<number>`(sum(vehicle.due) over ())::float8`.as('allDue'),
    ])
    .limit(pageSize)
    .offset((currentPage - 1) * pageSize)
    .execute();
  const { foundTotal: total, allOrders: orders, allDue: due } = found[0] ?? (await totalsOf(vehicles));
  return {
    list: found.map(({ foundTotal: _total, allOrders: _orders, allDue: _due, ...vehicle }) => vehicle),
    pagination: { currentPage, pageSize, total: Math.min(total, COUNT_LIMIT) },
    sums: { orders, due },
  };
}

/** What a page behind the last one does not tell. */
function totalsOf(vehicles: ReturnType<typeof vehiclesOf>) {
  return vehicles
    .select([
      sql<number>`count(*)`.as('foundTotal'),
      sql<number>`coalesce(sum(vehicle.orders), 0)::int`.as('allOrders'),
      sql<number>`coalesce(sum(vehicle.due), 0)::float8`.as('allDue'),
    ])
    .executeTakeFirstOrThrow();
}

/**
 * The same vehicles some at a time, for a file; `ids` leaves those of them alone, with what the stays of the filter say of
 * them, also where its plate or amount would not find them.
 */
export function escapeBatches(
  { db, query, scope }: EscapeCall,
  { ids, limit }: { ids?: readonly string[] | undefined; limit: number },
): AsyncGenerator<EscapeRow[]> {
  const asked = ids ? { ...query, keyword: undefined, dueFrom: undefined } : query;
  const vehicles = inOrder(vehiclesOf({ db, query: asked, scope }).selectAll(), query);
  return readBatches<never, EscapeRow>(
    db as never,
    ids ? vehicles.where(sql<boolean>`vehicle.id = any(${[...ids]}::text[])`) : vehicles,
    limit,
  );
}

/** The stays that one vehicle left without paying, the oldest first. */
export async function listEscapedOrders(
  db: Database,
  scope: DataScope,
  { plate, plateColour, ...query }: { plate: string; plateColour: PlateColour } & OrderFilters,
): Promise<OrderRow[]> {
  const rows = await escapedOrders(db, scope, query)
    .innerJoin('parkingPlace', 'parkingPlace.id', 'parkingOrder.placeId')
    .select(ORDER_COLUMNS.map((column) => `parkingOrder.${column}` as const))
    .select('parkingPlace.fullName as placeName')
    .where('parkingOrder.plate', '=', plate)
    .where('parkingOrder.plateColour', '=', plateColour)
    .orderBy('parkingOrder.entryTime')
    .orderBy('parkingOrder.id')
    .limit(MOST_ORDERS)
    .execute();
  const now = Date.now();
  return rows.map((row) => orderRow(row, undefined, now));
}

/** Whose rows somebody sees on the page. */
export const escapeScope = (caller: { rights: { dataScope(page: string): DataScope } }) =>
  caller.rights.dataScope(PAGE);

export type EscapeQuery = z.output<typeof EscapeQuerySchema>;

export interface EscapeCall {
  db: Database;
  query: EscapeQuery;
  scope: DataScope;
}

type OrderFilters = Pick<EscapeQuery, 'placeId' | 'placeKind' | 'exitFrom' | 'exitTo'>;

function vehiclesOf({ db, query, scope }: EscapeCall) {
  let orders = escapedOrders(db, scope, query).innerJoin('parkingPlace', 'parkingPlace.id', 'parkingOrder.placeId');
  if (query.keyword) orders = orders.where(similarPlate(query.keyword, 'parkingOrder.plate'));
  let grouped = orders
    .groupBy(['parkingOrder.plate', 'parkingOrder.plateColour'])
    .select(['parkingOrder.plate', 'parkingOrder.plateColour'])
    .select(sql<string>`parking_order.plate || '_' || parking_order.plate_colour`.as('id'))
    .select(sql<number>`count(*)::int`.as('orders'))
    .select(DUE.as('due'))
    .select(sql<number>`min(parking_order.exit_time)`.as('firstExit'))
    .select(sql<number>`max(parking_order.exit_time)`.as('lastExit'))
    .select(sql<string[]>`array_agg(distinct parking_place.full_name)`.as('placeNames'));
  if (query.dueFrom !== undefined) grouped = grouped.having(DUE, '>=', query.dueFrom);
  return db.selectFrom(grouped.as('vehicle'));
}

function escapedOrders(db: Database, scope: DataScope, { placeId, placeKind, exitFrom, exitTo }: OrderFilters) {
  let orders = db
    .selectFrom('parkingOrder')
    .where('parkingOrder.escaped', '=', 1)
    .where(withinScope(scope, { organize: 'parkingOrder.organizeId' }));
  if (placeId) orders = orders.where('parkingOrder.placeId', '=', placeId);
  if (placeKind) orders = orders.where('parkingOrder.placeKind', '=', placeKind);
  if (exitFrom !== undefined) orders = orders.where('parkingOrder.exitTime', '>=', at(exitFrom));
  if (exitTo !== undefined) orders = orders.where('parkingOrder.exitTime', '<=', at(exitTo));
  return orders;
}

function inOrder(rows: ReturnType<ReturnType<typeof vehiclesOf>['selectAll']>, query: EscapeQuery) {
  return readOrder(query, ORDERS, [
    ['due', 'desc'],
    ['id', 'asc'],
  ]).reduce((ordered, [column, direction]) => ordered.orderBy(`vehicle.${column}`, direction), rows);
}

const DUE = sql<number>`sum(greatest(0, parking_order.fee - parking_order.reduced - parking_order.paid
  + parking_order.refunded))::float8`;
const ORDERS = { due: 'due', orders: 'orders', firstExit: 'firstExit', lastExit: 'lastExit', id: 'id' } as const;
/** As many as one call settles: the others follow when these are. */
const MOST_ORDERS = 100;
