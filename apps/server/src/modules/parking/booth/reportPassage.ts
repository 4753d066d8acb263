import { type PassageAnswer, type PlateColour, type Sighting } from '@smart-admin/api-client/contract';
import { sql } from 'kysely';
import { type DatabaseTransaction } from '../../../db/database.js';
import { fieldError } from '../../../db/requireRow.js';
import { type Deps } from '../../../deps.js';
import { enterPlace, isBarred } from '../orders/enterPlace.js';
import { leavePlace } from '../orders/leavePlace.js';
import { loadOrder } from '../orders/loadOrder.js';
import { t } from '../parking.messages.js';
import { isUnlicensed, NO_COLOUR, NO_PLATE, sightingWithoutPlate } from '../unlicensed.js';
import { type LaneRecord } from './laneOf.js';
import { clearWaiting, keepWaiting } from './waiting.js';

/** How far the clock of a lane may be ahead of ours, in ms. */
const AHEAD = 60_000;
/** Time in which a camera may see the same vehicle again before it is thought to be another visit, in ms. */
const SEEN_AGAIN = 2 * 60_000;

/**
 * A vehicle stands at a lane, which is locked: lets it in or out, or keeps the barrier closed and says why. Told again, a
 * passage answers as before and opens nothing twice. Throws 400 for a direction or a moment that cannot be.
 */
export async function reportPassage(
  deps: Pick<Deps, 'sockets'>,
  trx: DatabaseTransaction,
  lane: LaneRecord,
  { direction, plate, plateColour, time = Date.now(), confidence }: Passage,
): Promise<PassageAnswer> {
  if (lane.direction !== 'both' && lane.direction !== direction) throw fieldError('direction', t('wrongDirection'));
  if (time > Date.now() + AHEAD) throw fieldError('time', t('badPassageTime'));
  const sighting: Sighting = { time, laneName: lane.fullName, plate, confidence, image: '', operatorName: '' };
  const vehicle = { plate, plateColour, time, laneId: lane.id, sighting };
  if (plate === '') return standWithoutPlate(deps, trx, lane, { direction, time });
  return direction === 'in' ? comeIn(deps, trx, lane, vehicle) : goOut(deps, trx, lane, vehicle);
}

/**
 * A vehicle without a plate stands at a lane: at an entry it gets a ticket by the lane's code; at an exit it is let out as
 * the one whose ticket was shown there, once nothing is due.
 */
async function standWithoutPlate(
  deps: Pick<Deps, 'sockets'>,
  trx: DatabaseTransaction,
  lane: LaneRecord,
  { direction, time }: { direction: 'in' | 'out'; time: number },
): Promise<PassageAnswer> {
  const { waitingOrderId: orderId, waitingPlate: plate } = lane;
  if (direction === 'out' && orderId && isUnlicensed(plate)) {
    const { row } = await loadOrder(trx, orderId, true);
    const sighting = sightingWithoutPlate(lane, { plate, time });
    if (row.status !== 'closed') return letOut(deps, trx, lane, { orderId, time, sighting });
  }
  const scans = lane.takesUnlicensed && lane.opensByItself;
  const reason = direction === 'out' ? 'noEntry' : scans ? 'unlicensed' : 'byHand';
  await keepWaiting(deps, trx, lane, { reason, orderId: '', plate: NO_PLATE, plateColour: NO_COLOUR });
  return { orderId: '', orderNumber: '', isOpened: false, reason, due: 0 };
}

async function comeIn(
  deps: Pick<Deps, 'sockets'>,
  trx: DatabaseTransaction,
  lane: LaneRecord,
  vehicle: Vehicle,
): Promise<PassageAnswer> {
  const { plate, plateColour, time } = vehicle;
  const { placeId } = lane;
  if (await isBarred(trx, { placeId, plate, plateColour, time })) {
    await keepWaiting(deps, trx, lane, { reason: 'black', orderId: '', plate, plateColour });
    return { orderId: '', orderNumber: '', isOpened: false, reason: 'black', due: 0 };
  }
  const present = await findStay(trx, placeId, plate, plateColour);
  if (!present && !lane.opensByItself) {
    await keepWaiting(deps, trx, lane, { reason: 'byHand', orderId: '', plate, plateColour });
    return { orderId: '', orderNumber: '', isOpened: false, reason: 'byHand', due: 0 };
  }
  if (present && Math.abs(time - present.entryTime) > SEEN_AGAIN) {
    await keepWaiting(deps, trx, lane, { reason: 'present', orderId: present.id, plate, plateColour });
    return { orderId: present.id, orderNumber: present.number, isOpened: false, reason: 'present', due: 0 };
  }
  // what a camera reads again, maybe in another colour, is the stay that it began
  const orderId = present?.id ?? (await enterPlace(deps, trx, { placeId, ...vehicle })).orderId;
  await clearWaiting(trx, lane.id);
  return { orderId, orderNumber: await numberOf(trx, orderId), isOpened: true, reason: null, due: 0 };
}

async function goOut(
  deps: Pick<Deps, 'sockets'>,
  trx: DatabaseTransaction,
  lane: LaneRecord,
  vehicle: Vehicle,
): Promise<PassageAnswer> {
  const { plate, plateColour, time } = vehicle;
  const stay = await findStay(trx, lane.placeId, plate, plateColour);
  if (!stay) {
    const left = await justLeft(trx, lane, vehicle);
    if (left) return { orderId: left.id, orderNumber: left.number, isOpened: true, reason: null, due: 0 };
    await keepWaiting(deps, trx, lane, { reason: 'noEntry', orderId: '', plate, plateColour });
    return { orderId: '', orderNumber: '', isOpened: false, reason: 'noEntry', due: 0 };
  }
  if (time < stay.entryTime) throw fieldError('time', t('badPassageTime'));
  return letOut(deps, trx, lane, { orderId: stay.id, ...vehicle });
}

/** Lets the vehicle of a stay out when nothing is due; else it waits at the lane. */
export async function letOut(
  deps: Pick<Deps, 'sockets'>,
  trx: DatabaseTransaction,
  lane: LaneRecord,
  { orderId, time, sighting }: { orderId: string; time: number; sighting: Sighting },
): Promise<PassageAnswer> {
  const loaded = await loadOrder(trx, orderId, true);
  const { row, figuresAt } = loaded;
  const answer = { orderId, orderNumber: row.number };
  const { plate, plateColour } = row;
  const { due } = figuresAt(time);
  if (row.status !== 'closed' && (due > 0 || !lane.opensByItself)) {
    const reason = due > 0 ? 'unpaid' : 'byHand';
    await keepWaiting(deps, trx, lane, { reason, orderId, plate, plateColour, due });
    return { ...answer, isOpened: false, reason, due };
  }
  const { isOpened } = await leavePlace(deps, trx, { orderId, laneId: lane.id, time, sighting, loaded });
  return { ...answer, isOpened, reason: isOpened ? null : 'noEntry', due: 0 };
}

/** The open stay of a plate, of its colour before any other: cameras mistake colours at night. */
function findStay(trx: DatabaseTransaction, placeId: string, plate: string, plateColour: PlateColour) {
  return trx
    .selectFrom('parkingOrder')
    .select(['id', 'number', 'entryTime'])
    .where('placeId', '=', placeId)
    .where('plate', '=', plate)
    .where('status', '<>', 'closed')
    .orderBy(sql`(plate_colour = ${plateColour}) desc`)
    .orderBy('entryTime', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The stay that this lane has just let out, when its camera sees the vehicle again. */
function justLeft(trx: DatabaseTransaction, { id, placeId }: LaneRecord, { plate, time }: Vehicle) {
  return trx
    .selectFrom('parkingOrder')
    .innerJoin('parkingOpening', 'parkingOpening.orderId', 'parkingOrder.id')
    .select(['parkingOrder.id', 'parkingOrder.number'])
    .where('parkingOrder.placeId', '=', placeId)
    .where('parkingOrder.plate', '=', plate)
    .where('parkingOrder.exitTime', '>', sql<number>`${new Date(time - SEEN_AGAIN)}`)
    .where('parkingOpening.laneId', '=', id)
    .where('parkingOpening.state', '=', 'done')
    .where('parkingOpening.cause', '<>', 'entry')
    .limit(1)
    .executeTakeFirst();
}

async function numberOf(trx: DatabaseTransaction, id: string): Promise<string> {
  const { number } = await trx
    .selectFrom('parkingOrder')
    .select('number')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return number;
}

interface Passage {
  direction: 'in' | 'out';
  plate: string;
  plateColour: PlateColour;
  time?: number | undefined;
  confidence: number | null;
}

interface Vehicle {
  plate: string;
  plateColour: PlateColour;
  time: number;
  laneId: string;
  sighting: Sighting;
}
