import { type PassageAnswer } from '@smart-admin/api-client/contract';
import { type DatabaseTransaction } from '../../../db/database.js';
import { requireRow } from '../../../db/requireRow.js';
import { type Deps } from '../../../deps.js';
import { ApiError } from '../../../errors/apiError.js';
import { type Caller } from '../../../rights/caller.js';
import { requireState } from '../../../http/crud/stateActions.js';
import { noteEvent } from '../orders/noteEvent.js';
import { GOING_ON, orderStates } from '../orders/orderStates.js';
import { t } from '../parking.messages.js';
import { type LaneRecord } from './laneOf.js';
import { letOut } from './reportPassage.js';

/**
 * The vehicle that waits at a lane, which is locked, is that of a stay. Throws 409 when nobody waits or another one than the
 * caller saw, whose stay it is not, and when the stay is elsewhere or over.
 */
export async function matchStay(
  deps: Pick<Deps, 'sockets'>,
  trx: DatabaseTransaction,
  lane: LaneRecord,
  { caller, orderId, plate: seen }: { caller: Caller; orderId: string; plate?: string | undefined },
): Promise<PassageAnswer> {
  const isSeen = seen === undefined || seen === lane.waitingPlate;
  if (lane.waitingReason !== 'noEntry' || !isSeen) throw new ApiError(409, t('waitingChanged'));
  const stay = requireRow(
    await trx
      .selectFrom('parkingOrder')
      .select(['placeId', 'status', 'number'])
      .where('id', '=', orderId)
      .executeTakeFirst(),
  );
  if (stay.placeId !== lane.placeId) throw new ApiError(409, t('otherPlace'));
  await requireState(trx, orderStates, stay, GOING_ON);
  const time = Date.now();
  const { waitingPlate: plate, fullName: laneName } = lane;
  const sighting = { time, laneName, plate, confidence: null, image: '', operatorName: caller.realName };
  await noteEvent(trx, { orderId, kind: 'match', text: plate, userId: caller.userId });
  return letOut(deps, trx, lane, { orderId, time, sighting });
}
