import { parkingBerths, parkingHappened, parkingSpaces, type ParkingEvent } from '@smart-admin/api-client/contract';
import { type DatabaseTransaction } from '../../../db/database.js';
import { newId } from '../../../db/newId.js';
import { type Deps } from '../../../deps.js';
import { type OrderRecord } from './loadOrder.js';

/** Channel of the public screen: free spaces of all places. */
export const SPACES_CHANNEL = 'parking:spaces';

/** Channel of the events of the places of an organisation. */
export const organizeChannel = (organizeId: string) => `parking:organize:${organizeId}`;

/** Channel of the berths of a road, for its inspectors; it carries no plates, because some see some berths alone. */
export const roadChannel = (placeId: string) => `parking:road:${placeId}`;

/** Tells the inspectors of a road on which of its berths something has changed; without numbers it may be any. */
export async function tellBerths(
  deps: Pick<Deps, 'sockets'>,
  trx: DatabaseTransaction,
  { placeId, numbers = [] }: { placeId: string; numbers?: readonly string[] },
): Promise<void> {
  const target = { kind: 'channel' as const, keys: [roadChannel(placeId)] };
  await deps.sockets.send(trx, target, { frame: parkingBerths, fields: { placeId, numbers: [...numbers] } });
}

/** Tells the screens what has happened at a place. */
export async function tellEvent(
  deps: Pick<Deps, 'sockets'>,
  trx: DatabaseTransaction,
  { order, kind, laneId = '', laneName = '', amount = 0 }: PassageEvent,
): Promise<void> {
  const event: ParkingEvent = {
    id: newId(),
    kind,
    time: Date.now(),
    placeId: order.placeId,
    placeName: order.placeName,
    placeKind: order.placeKind,
    laneId,
    laneName,
    orderId: order.id,
    plate: order.plate,
    plateColour: order.plateColour,
    amount,
  };
  const target = { kind: 'channel' as const, keys: [organizeChannel(order.organizeId)] };
  await deps.sockets.send(trx, target, { frame: parkingHappened, fields: { event } });
  if (order.placeKind === 'road')
    await tellBerths(deps, trx, { placeId: order.placeId, numbers: order.berth ? [order.berth] : [] });
}

/** Tells the public screen how many spaces of a place are free. */
export async function tellSpaces(
  deps: Pick<Deps, 'sockets'>,
  trx: DatabaseTransaction,
  { id, spaces, occupied }: { id: string; spaces: number; occupied: number },
): Promise<void> {
  const fields = { id, free: Math.max(0, spaces - occupied) };
  await deps.sockets.send(trx, { kind: 'channel', keys: [SPACES_CHANNEL] }, { frame: parkingSpaces, fields });
}

/** Moves the number of vehicles at a place, and tells the public screen how many spaces are free. */
export async function moveOccupied(
  deps: Pick<Deps, 'sockets'>,
  trx: DatabaseTransaction,
  placeId: string,
  by: 1 | -1,
): Promise<void> {
  const { spaces, occupied } = await trx
    .updateTable('parkingPlace')
    .set((eb) => ({ occupied: eb.fn<number>('greatest', [eb.val(0), eb('occupied', '+', by)]) }))
    .where('id', '=', placeId)
    .returning(['spaces', 'occupied'])
    .executeTakeFirstOrThrow();
  await tellSpaces(deps, trx, { id: placeId, spaces, occupied });
}

interface PassageEvent {
  order: Pick<OrderRecord, 'id' | 'placeId' | 'placeName' | 'placeKind' | 'organizeId' | 'plate' | 'plateColour'> &
    Partial<Pick<OrderRecord, 'berth'>>;
  kind: ParkingEvent['kind'];
  laneId?: string;
  laneName?: string;
  amount?: number;
}
