import { type OrderRow } from '@smart-admin/api-client/contract';
import { type LoadedOrder, type OrderRecord } from '../orders/loadOrder.js';

/** Columns of an order that its row is made of. */
export const ORDER_COLUMNS = [
  ...(['id', 'number', 'placeId', 'placeKind', 'berth', 'plate', 'plateColour', 'vehicle', 'status'] as const),
  ...(['entryTime', 'exitTime', 'fee', 'reduced', 'paid', 'refunded', 'escaped', 'simulationId'] as const),
] as const;

export type ListedOrder = Pick<OrderRecord, (typeof ORDER_COLUMNS)[number] | 'placeName'>;

/** Row of a list of orders; an order that goes on is charged up to now. */
export function orderRow(row: ListedOrder, loaded: LoadedOrder | undefined, now: number): OrderRow {
  const figures = loaded?.figuresAt(now);
  const fee = figures?.fee ?? row.fee;
  const reduced = figures?.reduced ?? row.reduced;
  const owed = row.escaped === 1 ? Math.max(0, row.fee - row.reduced - row.paid + row.refunded) : 0;
  const due = figures?.due ?? owed;
  const { id, number, placeId, placeName, placeKind, berth, plate, plateColour, vehicle } = row;
  const { entryTime, exitTime, paid, refunded, escaped } = row;
  return {
    ...{ id, number, placeId, placeName, placeKind, berth, plate, plateColour, vehicle },
    status: row.status === 'paid' && due > 0 ? 'open' : row.status,
    entryTime,
    exitTime,
    minutes: Math.max(0, Math.floor(((exitTime ?? now) - entryTime) / 60_000)),
    ...{ fee, reduced, paid, refunded, due, escaped },
    isSimulated: row.simulationId !== '',
  };
}
