import { type PlateColour, type WaitingReason } from '@smart-admin/api-client/contract';
import { type DatabaseTransaction } from '../../../db/database.js';
import { type Deps } from '../../../deps.js';
import { tellEvent } from '../orders/tellPassage.js';
import { type LaneRecord } from './laneOf.js';

/** Says who stands before the closed barrier of a lane, and tells the booth. */
export async function keepWaiting(
  deps: Pick<Deps, 'sockets'>,
  trx: DatabaseTransaction,
  lane: LaneRecord,
  { reason, orderId, plate, plateColour, due = 0 }: Waiting,
): Promise<void> {
  await trx
    .updateTable('parkingLane')
    .set({
      waitingOrderId: orderId,
      waitingPlate: plate,
      waitingPlateColour: plateColour,
      waitingReason: reason,
      waitingSince: new Date(),
    })
    .where('id', '=', lane.id)
    .execute();
  await tellLane(deps, trx, lane, { kind: 'waiting', orderId, plate, plateColour, amount: due });
}

/** Nobody waits at a lane any longer. */
export async function clearWaiting(trx: DatabaseTransaction, laneId: string): Promise<void> {
  await trx
    .updateTable('parkingLane')
    .set({ waitingOrderId: '', waitingPlate: '', waitingReason: '', waitingSince: null })
    .where('id', '=', laneId)
    .execute();
}

/** Tells the booth what happens at a lane. */
export async function tellLane(
  deps: Pick<Deps, 'sockets'>,
  trx: DatabaseTransaction,
  { id: laneId, fullName: laneName, placeId, placeName, placeKind, organizeId }: LaneRecord,
  event: { kind: 'waiting' | 'opening'; orderId: string; plate: string; plateColour: PlateColour; amount?: number },
): Promise<void> {
  const { kind, orderId, plate, plateColour, amount = 0 } = event;
  const order = { id: orderId, placeId, placeName, placeKind, organizeId, plate, plateColour };
  await tellEvent(deps, trx, { order, kind, laneId, laneName, amount });
}

interface Waiting {
  reason: WaitingReason;
  /** Its stay; empty where none is known. */
  orderId: string;
  plate: string;
  plateColour: PlateColour;
  due?: number;
}
