import { sql, type Selectable } from 'kysely';
import { type DatabaseTransaction } from '../../../db/database.js';
import { type Tables } from '../../../db/tables.js';
import { requireRow } from '../../../db/requireRow.js';
import { type Deps } from '../../../deps.js';
import { ApiError } from '../../../errors/apiError.js';
import { type Caller } from '../../../rights/caller.js';
import { enterPlace } from '../orders/enterPlace.js';
import { loadOrder } from '../orders/loadOrder.js';
import { t } from '../parking.messages.js';
import { closeOrder } from '../staff/changeOrder.js';
import { NO_PLATE, nextUnlicensed } from '../unlicensed.js';
import { requireLane, type LaneRecord } from './laneOf.js';
import { clearWaiting, tellLane } from './waiting.js';

/**
 * A lane takes an opening and opens. The stay of whoever leaves by it ends, what is due stays owed; whoever comes in
 * begins one. Throws 409 for an opening that was taken or has lapsed: the barrier must stay closed then.
 */
export async function takeOpening(
  deps: Pick<Deps, 'sockets'>,
  trx: DatabaseTransaction,
  caller: Caller,
  id: string,
): Promise<{ laneId: string }> {
  return takeOpeningAt(deps, trx, id, (laneId) => requireLane(trx, caller, laneId, true));
}

/** The same for a lane that `lock` answers locked, or throws for. */
export async function takeOpeningAt(
  deps: Pick<Deps, 'sockets'>,
  trx: DatabaseTransaction,
  id: string,
  lock: (laneId: string) => Promise<LaneRecord>,
): Promise<{ laneId: string }> {
  const { laneId } = requireRow(
    await trx.selectFrom('parkingOpening').select('laneId').where('id', '=', id).executeTakeFirst(),
  );
  const lane = await lock(laneId);
  const opening = await trx
    .updateTable('parkingOpening')
    .set({ state: 'done' })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .where('lapsesAt', '>', sql<number>`now()`)
    .returningAll()
    .executeTakeFirst();
  if (!opening) throw new ApiError(409, t('openingOver'));
  await movePast(deps, trx, lane, opening);
  if (lane.waitingPlate === opening.plate) await clearWaiting(trx, laneId);
  const { orderId, plate, plateColour } = opening;
  await tellLane(deps, trx, lane, { kind: 'opening', orderId, plate, plateColour });
  return { laneId };
}

/** What passing the open barrier does to the stay of the vehicle. */
async function movePast(
  deps: Pick<Deps, 'sockets'>,
  trx: DatabaseTransaction,
  lane: LaneRecord,
  { orderId, plate, plateColour, reason, userId }: Selectable<Tables['parkingOpening']>,
): Promise<void> {
  const time = Date.now();
  if (orderId) {
    const { row } = await loadOrder(trx, orderId, true);
    if (row.status === 'closed') return;
    await closeOrder(deps, trx, { orderId, exitTime: time, waive: false, reason, userId, isThere: false });
    return;
  }
  const isComing = ['byHand', 'unlicensed'].includes(lane.waitingReason) && lane.waitingPlate === plate;
  if (!isComing) return;
  const name = plate === NO_PLATE ? await nextUnlicensed(trx) : plate;
  await enterPlace(deps, trx, { placeId: lane.placeId, plate: name, plateColour, time });
}
