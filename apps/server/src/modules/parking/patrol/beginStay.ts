import { type contract, type Sighting } from '@smart-admin/api-client/contract';
import type * as z from 'zod';
import { type DatabaseTransaction } from '../../../db/database.js';
import { fieldError } from '../../../db/requireRow.js';
import { type Deps } from '../../../deps.js';
import { ApiError } from '../../../errors/apiError.js';
import { type Caller } from '../../../rights/caller.js';
import { enterPlace } from '../orders/enterPlace.js';
import { noteEvent } from '../orders/noteEvent.js';
import { t } from '../parking.messages.js';
import { refuseTaken } from './refuseTaken.js';
import { isPatrolled, lockBerth } from './patrolled.js';
import { keepPhoto } from './stayPhotos.js';

const MINUTE = 60_000;
/** How long before it is noted a vehicle may have come, in ms. */
const EARLIER = 15 * MINUTE;
/** How far the clock of a phone may be off, in ms. */
const SKEW = MINUTE;
/** How long a phone may keep what it could not send, in ms: the keys of calls are kept as long. */
const LATE = 24 * 60 * MINUTE;

/**
 * Begins a stay on a berth on which the caller works. The berth is locked first: of a hundred at once one begins. The open stay of the same plate on
 * this road is answered instead of a second one. Throws 409 that names who stands there, and since when; for a berth or road
 * out of use; and for a barred vehicle. Throws 400 for a moment that cannot be.
 */
export async function beginStay(
  deps: Pick<Deps, 'sockets'>,
  trx: DatabaseTransaction,
  caller: Caller,
  { berthId, plate, plateColour, vehicle, time, notedAt, photo }: Beginning,
): Promise<{ orderId: string; isNew: boolean }> {
  const now = Date.now();
  const noted = Math.min(now, notedAt ?? now);
  const entryTime = Math.min(now, time ?? noted);
  if (noted < now - LATE) throw fieldError('notedAt', t('notedTooLong'));
  if ((notedAt ?? now) > now + SKEW || (time ?? noted) > noted + SKEW || entryTime < noted - EARLIER - SKEW)
    throw fieldError('time', t('badBeginTime'));
  const berth = await lockBerth(trx, caller, berthId);
  const { placeId, fullName, placeName } = berth;
  const ofPlate = trx
    .selectFrom('parkingOrder')
    .where('placeId', '=', placeId)
    .where('plate', '=', plate)
    .where('plateColour', '=', plateColour);
  const open = await ofPlate.select('id').where('status', '<>', 'closed').executeTakeFirst();
  if (open) return answerOpen(trx, caller, { orderId: open.id, plate });
  if (berth.orderId !== '') await refuseTaken(trx, berth);
  if (berth.enabledMark !== 1) throw new ApiError(409, t('berthOff', { name: fullName, reason: berth.reason }));
  if (berth.placeEnabled !== 1) throw new ApiError(409, t('laneDisabled', { name: placeName }));
  const last = await ofPlate.select((eb) => eb.fn.max('exitTime').as('exitTime')).executeTakeFirst();
  if (last?.exitTime && last.exitTime > entryTime) throw fieldError('time', t('stillThere', { plate }));
  const { realName: operatorName, userId } = caller;
  const seen: Sighting = { time: entryTime, laneName: fullName, plate, confidence: null, image: '', operatorName };
  const entry = { placeId, plate, plateColour, vehicle, berth: fullName, time: entryTime, sighting: seen };
  const { orderId, isNew } = await enterPlace(deps, trx, entry);
  // begun at the same moment on another berth
  if (!isNew) return answerOpen(trx, caller, { orderId, plate });
  const image = await keepPhoto(trx, caller, { photo, orderId, seen: 'entry' });
  await trx
    .updateTable('parkingOrder')
    .set({ inspectorId: userId, entry: JSON.stringify({ ...seen, image }) })
    .where('id', '=', orderId)
    .execute();
  await noteEvent(trx, { orderId, kind: noted < now - 2 * MINUTE ? 'late' : 'begin', text: fullName, userId });
  return { orderId, isNew: true };
}

/** The stay of a plate that goes on; whoever may not see it learns no more than that it is. */
async function answerOpen(
  trx: DatabaseTransaction,
  caller: Caller,
  { orderId, plate }: { orderId: string; plate: string },
): Promise<{ orderId: string; isNew: boolean }> {
  if (!(await isPatrolled(trx, caller, orderId))) throw new ApiError(409, t('plateStands', { plate }));
  return { orderId, isNew: false };
}

type Beginning = z.output<(typeof contract.parking.patrol.begin)['body'] & z.ZodType>;
