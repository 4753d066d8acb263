import { type Sighting } from '@smart-admin/api-client/contract';
import { type DatabaseTransaction } from '../../../db/database.js';
import { newId } from '../../../db/newId.js';
import { type Deps } from '../../../deps.js';
import { clearWaiting } from '../booth/waiting.js';
import { leave } from '../ledger/endStay.js';
import { EXCESS, giveBack } from '../payments/giveBack.js';
import { loadOrder, type LoadedOrder } from './loadOrder.js';
import { saveLedger } from './saveLedger.js';
import { settleReductions } from './settleReductions.js';
import { moveOccupied, tellEvent } from './tellPassage.js';

/**
 * A vehicle wants to leave: closes its order and opens the barrier once, however often it is asked. What is due keeps the
 * barrier closed, and whoever is at the booth sees the vehicle waiting there. Answers what is due: 0 when it may go.
 */
export async function leavePlace(
  deps: Pick<Deps, 'sockets'>,
  trx: DatabaseTransaction,
  { orderId, laneId, time = Date.now(), sighting, loaded: given }: VehicleExit,
): Promise<{ due: number; isOpened: boolean }> {
  const loaded = given ?? (await loadOrder(trx, orderId, true));
  const { row, ledger, priceAt } = loaded;
  if (row.status === 'closed') return { due: 0, isOpened: false };
  const ended = leave(ledger, time, priceAt);
  if (!ended) {
    const { due } = loaded.figuresAt(time);
    if (laneId)
      await trx
        .updateTable('parkingLane')
        .set({
          waitingOrderId: orderId,
          waitingPlate: row.plate,
          waitingPlateColour: row.plateColour,
          waitingReason: 'unpaid',
          waitingSince: new Date(),
        })
        .where('id', '=', laneId)
        .execute();
    return { due, isOpened: false };
  }
  // within the grace a fee is fixed no more where money was given back
  const { isFixed } = loaded.figuresAt(time);
  await saveLedger(trx, loaded, { ledger: ended.order, ...(isFixed ? {} : { fixedAt: time }), sighting });
  await settleReductions(trx, orderId);
  await giveBack(trx, { orderId, amount: ended.excess, reason: EXCESS });
  if (laneId) {
    await trx.insertInto('parkingOpening').values({ id: newId(), laneId, orderId, cause: ended.cause }).execute();
    await clearWaiting(trx, laneId);
  }
  if (row.berth) await trx.updateTable('parkingBerth').set({ orderId: '' }).where('orderId', '=', orderId).execute();
  await moveOccupied(deps, trx, row.placeId, -1);
  await tellEvent(deps, trx, {
    order: row,
    kind: 'exit',
    laneId: laneId ?? '',
    laneName: sighting?.laneName ?? '',
    amount: ended.order.paid - ended.order.refunded,
  });
  return { due: 0, isOpened: true };
}

export interface VehicleExit {
  orderId: string;
  laneId?: string;
  /** Epoch milliseconds. Default now. */
  time?: number;
  sighting?: Sighting;
  /** The order, where it was loaded and locked before. */
  loaded?: LoadedOrder;
}
