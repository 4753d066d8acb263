import { sql } from 'kysely';
import { type DatabaseTransaction } from '../../../db/database.js';
import { newId } from '../../../db/newId.js';
import { type Deps } from '../../../deps.js';
import { ApiError } from '../../../errors/apiError.js';
import { type Caller } from '../../../rights/caller.js';
import { t } from '../parking.messages.js';
import { type LaneRecord } from './laneOf.js';
import { tellLane } from './waiting.js';

/**
 * Orders a lane, which is locked, to open for whoever waits there. Throws 409 while another opening waits, for a stay that
 * was let out already, for a lane that does not open from afar, and when another vehicle waits than the caller saw.
 */
export async function openBarrier(
  deps: Pick<Deps, 'sockets'>,
  trx: DatabaseTransaction,
  lane: LaneRecord,
  { caller, reason, plate }: { caller: Caller; reason: string; plate: string },
) {
  const { id: laneId, waitingReason, remoteSeconds } = lane;
  if (!lane.remoteOpen) throw new ApiError(409, t('remoteClosed', { name: lane.fullName }));
  if (lane.waitingPlate !== plate) throw new ApiError(409, t('waitingChanged'));
  await trx
    .updateTable('parkingOpening')
    .set({ state: 'lapsed' })
    .where('laneId', '=', laneId)
    .where('state', '=', 'waiting')
    .where('lapsesAt', '<=', sql<number>`now()`)
    .execute();
  // whoever is inside already comes in once more: their stay is not ended by it
  const orderId = waitingReason === 'present' ? '' : lane.waitingOrderId;
  const id = newId();
  const inserted = await trx
    .insertInto('parkingOpening')
    .values({
      ...{ id, laneId, orderId, plate, plateColour: lane.waitingPlateColour, cause: 'remote', reason },
      ...{ state: 'waiting', userId: caller.userId, lapsesAt: sql`now() + make_interval(secs => ${remoteSeconds})` },
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!inserted) throw new ApiError(409, t(await reasonOfRefusal(trx, laneId)));
  await tellLane(deps, trx, lane, { kind: 'opening', orderId, plate, plateColour: lane.waitingPlateColour });
  return { id, reason, operatorName: caller.realName, lapsesIn: remoteSeconds * 1_000 };
}

async function reasonOfRefusal(trx: DatabaseTransaction, laneId: string) {
  const waiting = await trx
    .selectFrom('parkingOpening')
    .select('id')
    .where('laneId', '=', laneId)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  return waiting ? 'openingWaits' : 'alreadyLetOut';
}
