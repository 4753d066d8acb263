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
import { readOrder, readPage } from '../../../db/paging.js';
import { readBatches } from '../../../db/readBatches.js';
import { withinScope, type DataScope } from '../../../rights/dataScope.js';
import { similarPlate } from '../orders/similarPlate.js';
import { ORDER_COLUMNS, orderRow } from '../staff/orderRow.js';

const PAGE = pages.parkingEscape.address;

/** Vehicles that left without paying, one page of them with the sums of all; those that owe most first. */
export async function listEscapes({ db, query, scope }: EscapeCall) {
  const vehicles = vehiclesOf({ db, query, scope });
  const page = await readPage({ db, query, count: vehicles, rows: inOrder(vehicles.selectAll(), query) });
  const sums = await vehicles
    .select([
      sql<number>`coalesce(sum(vehicle.orders), 0)::int`.as('orders'),
      sql<number>`coalesce(sum(vehicle.due), 0)::float8`.as('due'),
    ])
    .executeTakeFirstOrThrow();
  return { ...page, sums };
}

/** The same vehicles some at a time, for a file; `ids` leaves those of them alone. */
export function escapeBatches(
  { db, query, scope }: EscapeCall,
  { ids, limit }: { ids?: readonly string[] | undefined; limit: number },
): AsyncGenerator<EscapeRow[]> {
  const vehicles = inOrder(vehiclesOf({ db, query, scope }).selectAll(), query);
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
/** Nobody works through more of one vehicle at once. */
const MOST_ORDERS = 500;
