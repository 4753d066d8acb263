import { type DatabaseTransaction } from '../../../db/database.js';
import { type Deps } from '../../../deps.js';
import { ApiError } from '../../../errors/apiError.js';
import { readLane, type LaneRecord } from '../booth/laneOf.js';
import { letOut } from '../booth/reportPassage.js';
import { clearWaiting } from '../booth/waiting.js';
import { enterPlace } from '../orders/enterPlace.js';
import { t } from '../parking.messages.js';
import { isUnlicensed, NO_COLOUR, NO_PLATE, nextUnlicensed, sightingWithoutPlate } from '../unlicensed.js';
import { requirePrinted } from './scanTarget.js';

/** How long a vehicle that was seen at a lane is thought to stand there, in ms. */
const STANDS = 10 * 60_000;
/** How long a ticket still shows a stay that is over, in ms. */
const SHOWN = 30 * 24 * 60 * 60_000;

type CodeDeps = Pick<Deps, 'db' | 'sockets' | 'parkingCodes'>;

/**
 * Lets the vehicle without a plate in that stands at the lane of a code: its stay begins and the barrier opens, once for
 * each key. Answers the order. Throws 409 where no such vehicle stands, or the lane lets none in.
 */
export async function enterUnlicensed(deps: CodeDeps, { code, key }: { code: string; key: string }): Promise<string> {
  const laneId = await requireLaneCode(deps, code);
  return deps.db.transaction().execute(async (trx) => {
    const lane = await readLane(trx, laneId, true);
    const known = await trx.selectFrom('parkingOrder').select('id').where('ticketKey', '=', key).executeTakeFirst();
    if (known) return known.id;
    await requireOpenPlace(trx, lane);
    if (!lane.takesUnlicensed) throw new ApiError(409, t('noUnlicensed', { name: lane.fullName }));
    if (lane.waitingReason !== 'unlicensed' || !stands(lane)) throw new ApiError(409, t('nobodyStands'));
    const time = Date.now();
    const plate = await nextUnlicensed(trx);
    const sighting = sightingWithoutPlate(lane, { plate, time });
    const { placeId } = lane;
    const entry = { placeId, plate, plateColour: NO_COLOUR, time, laneId, sighting } as const;
    const { orderId, isNew } = await enterPlace(deps, trx, entry);
    if (!isNew) throw new Error(`${plate} is there already`);
    await trx.updateTable('parkingOrder').set({ ticketKey: key }).where('id', '=', orderId).execute();
    await clearWaiting(trx, laneId);
    return orderId;
  });
}

/**
 * Whoever holds a ticket stands at the exit of a code: the lane knows whose vehicle it is, and opens when nothing is due.
 * Throws 409 where no vehicle without a plate stands, or the stay is elsewhere or over.
 */
export async function leaveUnlicensed(
  deps: CodeDeps,
  { code, ticket }: { code: string; ticket: string },
): Promise<string> {
  const laneId = await requireLaneCode(deps, code);
  const orderId = await readTicket(deps, ticket);
  await deps.db.transaction().execute(async (trx) => {
    const lane = await readLane(trx, laneId, true);
    await requireOpenPlace(trx, lane);
    const { placeId, plate, status } = await trx
      .selectFrom('parkingOrder')
      .select(['placeId', 'plate', 'status'])
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow();
    // a second tap, when the first has opened
    if (status === 'closed') return;
    if (placeId !== lane.placeId) throw new ApiError(409, t('otherPlace'));
    const isOpen = lane.waitingPlate === NO_PLATE && lane.waitingReason === 'noEntry';
    if ((!isOpen && lane.waitingOrderId !== orderId) || !stands(lane)) throw new ApiError(409, t('nobodyStands'));
    const time = Date.now();
    const sighting = sightingWithoutPlate(lane, { plate, time });
    await letOut(deps, trx, lane, { orderId, time, sighting });
  });
  return orderId;
}

/** The order of a ticket. Throws 404 for one that was not made here, or whose stay was over a month ago. */
export async function readTicket({ db, parkingCodes }: Omit<CodeDeps, 'sockets'>, ticket: string): Promise<string> {
  const id = await parkingCodes.readTicket(ticket);
  const order =
    id && (await db.selectFrom('parkingOrder').select(['exitTime', 'plate']).where('id', '=', id).executeTakeFirst());
  if (!id || !order || !isUnlicensed(order.plate)) throw new ApiError(404, t('noTicket'));
  if (order.exitTime !== null && order.exitTime < Date.now() - SHOWN) throw new ApiError(404, t('noTicket'));
  return id;
}

async function requireLaneCode(deps: CodeDeps, code: string): Promise<string> {
  const { kind, id } = await requirePrinted(deps, code);
  if (kind !== 'lane') throw new ApiError(404, t('noCode'));
  return id;
}

async function requireOpenPlace(trx: DatabaseTransaction, { placeId, enabledMark, fullName }: LaneRecord) {
  const place = await trx
    .selectFrom('parkingPlace')
    .select('enabledMark')
    .where('id', '=', placeId)
    .executeTakeFirstOrThrow();
  if (enabledMark !== 1 || place.enabledMark !== 1) throw new ApiError(409, t('laneDisabled', { name: fullName }));
}

const stands = ({ waitingSince }: LaneRecord) => waitingSince !== null && waitingSince > Date.now() - STANDS;
