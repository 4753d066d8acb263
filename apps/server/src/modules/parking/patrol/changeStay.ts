import { type PlateColour, type Sighting, type VehicleKind } from '@smart-admin/api-client/contract';
import { type DatabaseTransaction } from '../../../db/database.js';
import { translateUniqueViolation } from '../../../db/translateUniqueViolation.js';
import { type Deps } from '../../../deps.js';
import { ApiError } from '../../../errors/apiError.js';
import { storedText } from '../../../errors/storedText.js';
import { type Caller } from '../../../rights/caller.js';
import { leavePlace } from '../orders/leavePlace.js';
import { loadOrder, type OrderRecord } from '../orders/loadOrder.js';
import { noteEvent } from '../orders/noteEvent.js';
import { tellBerths } from '../orders/tellPassage.js';
import { t } from '../parking.messages.js';
import { closeOrder } from '../staff/changeOrder.js';
import { yuanText } from '../yuanText.js';
import { lockBerth } from './patrolled.js';
import { refuseTaken } from './refuseTaken.js';
import { keepPhoto } from './stayPhotos.js';

type Changing = [deps: Pick<Deps, 'sockets'>, trx: DatabaseTransaction, caller: Caller];

/** The vehicle of a stay leaves, with nothing due. Throws 409 that names what is. */
export async function leaveBerth(
  ...[deps, trx, caller, { orderId, photo }]: [...Changing, { orderId: string; photo: string }]
): Promise<void> {
  const loaded = await loadOrder(trx, orderId, true);
  const time = Date.now();
  const { due } = loaded.figuresAt(time);
  if (due > 0) throw new ApiError(409, t('stillDue', { amount: yuanText(due) }), { due });
  const sighting = await seenLeaving(trx, caller, { order: loaded.row, photo, time });
  await leavePlace(deps, trx, { orderId, time, sighting, loaded });
  await noteEvent(trx, { orderId, kind: 'leave', text: loaded.row.berth, userId: caller.userId });
}

/** The vehicle of a stay has left without paying: what is due stays owed. Throws 409 where nothing is due. */
export async function escapeBerth(
  ...[deps, trx, caller, { orderId, photo }]: [...Changing, { orderId: string; photo: string }]
): Promise<void> {
  const { row, figuresAt } = await loadOrder(trx, orderId, true);
  const exitTime = Date.now();
  if (figuresAt(exitTime).due === 0) throw new ApiError(409, t('nothingDue'));
  const sighting = await seenLeaving(trx, caller, { order: row, photo, time: exitTime });
  const reason = storedText(t('leftUnpaid'));
  await closeOrder(deps, trx, { orderId, exitTime, waive: false, reason, userId: caller.userId, sighting });
}

/** A stay stands on another berth of its road than was entered. Throws 409 for a berth that is taken, or out of use. */
export async function moveStay(
  ...[deps, trx, caller, { order, berthId }]: [...Changing, { order: MovedOrder; berthId: string }]
): Promise<void> {
  const from = await trx.selectFrom('parkingBerth').select('id').where('orderId', '=', order.id).executeTakeFirst();
  if (from?.id === berthId) return;
  // always in the same order: two who change places do not wait for each other
  const locked = new Map<string, Awaited<ReturnType<typeof lockBerth>>>();
  for (const id of [berthId, ...(from ? [from.id] : [])].sort()) locked.set(id, await lockBerth(trx, caller, id));
  const target = locked.get(berthId);
  if (!target || target.placeId !== order.placeId) throw new ApiError(409, t('otherRoad'));
  if (target.orderId !== '') await refuseTaken(trx, target);
  const { fullName: name, reason } = target;
  if (target.enabledMark !== 1) throw new ApiError(409, t('berthOff', { name, reason }));
  await trx.updateTable('parkingBerth').set({ orderId: '' }).where('orderId', '=', order.id).execute();
  await trx.updateTable('parkingBerth').set({ orderId: order.id }).where('id', '=', berthId).execute();
  await trx.updateTable('parkingOrder').set({ berth: name }).where('id', '=', order.id).execute();
  const numbers = [order.berth, name].filter(Boolean);
  const text = numbers.join(' → ');
  await noteEvent(trx, { orderId: order.id, kind: 'move', text, userId: caller.userId });
  await tellBerths(deps, trx, { placeId: order.placeId, numbers });
}

/** A plate, its colour or the kind of vehicle was entered wrongly. Throws 400 where another stay of that plate goes on. */
export async function correctStay(
  ...[deps, trx, caller, { order, plate, plateColour, vehicle, reason }]: [...Changing, Correction]
): Promise<void> {
  const changed = { plate, plateColour, vehicle, lastModifyTime: new Date() };
  await translateUniqueViolation(
    changed,
    () => trx.updateTable('parkingOrder').set(changed).where('id', '=', order.id).execute(),
    { parking_order_present: { field: 'plate', text: () => t('plateStands', { plate }) } },
  );
  const what = order.plate === plate ? plate : `${order.plate} → ${plate}`;
  await noteEvent(trx, { orderId: order.id, kind: 'correct', text: `${what} · ${reason}`, userId: caller.userId });
  await tellBerths(deps, trx, { placeId: order.placeId, numbers: order.berth ? [order.berth] : [] });
}

/** How an inspector saw a vehicle when it left. */
async function seenLeaving(
  trx: DatabaseTransaction,
  caller: Caller,
  { order, photo, time }: { order: OrderRecord; photo: string; time: number },
): Promise<Sighting> {
  const image = await keepPhoto(trx, caller, { photo, orderId: order.id, seen: 'exit' });
  const { plate, berth: laneName } = order;
  return { time, laneName, plate, confidence: null, image, operatorName: caller.realName };
}

type MovedOrder = Pick<OrderRecord, 'id' | 'placeId' | 'berth' | 'plate'>;

interface Correction {
  order: MovedOrder;
  plate: string;
  plateColour: PlateColour;
  vehicle: VehicleKind;
  reason: string;
}
