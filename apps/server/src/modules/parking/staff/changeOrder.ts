import { type Sighting } from '@smart-admin/api-client/contract';
import { type DatabaseTransaction } from '../../../db/database.js';
import { newId } from '../../../db/newId.js';
import { fieldError, requireRow } from '../../../db/requireRow.js';
import { type Deps } from '../../../deps.js';
import { ApiError } from '../../../errors/apiError.js';
import { endByStaff } from '../ledger/endStay.js';
import { refundPayment } from '../ledger/refundPayment.js';
import { settlePayment } from '../ledger/settlePayment.js';
import { loadOrder, type LoadedOrder } from '../orders/loadOrder.js';
import { requireState } from '../../../http/crud/stateActions.js';
import { noteEvent } from '../orders/noteEvent.js';
import { GOING_ON, orderStates } from '../orders/orderStates.js';
import { saveLedger } from '../orders/saveLedger.js';
import { settleReductions } from '../orders/settleReductions.js';
import { moveOccupied, tellEvent } from '../orders/tellPassage.js';
import { t } from '../parking.messages.js';
import { holdShift } from '../shifts/holdShift.js';
import { giveBack } from '../payments/giveBack.js';
import { requireSameAmount } from '../payments/requireSameAmount.js';

/** Takes what is due in cash, once for each key. Throws 409 when another amount is due, or was taken by the key. */
export async function collectCash(
  deps: Pick<Deps, 'sockets'>,
  trx: DatabaseTransaction,
  { orderId, amount, key, userId }: { orderId: string; amount: number; key: string; userId: string },
): Promise<void> {
  const loaded = await loadOrder(trx, orderId, true);
  const { row } = loaded;
  const known = await trx
    .selectFrom('parkingPayment')
    .select('amount')
    .where('orderId', '=', orderId)
    .where('key', '=', key)
    .executeTakeFirst();
  if (known) return requireSameAmount(known.amount, amount);
  const now = Date.now();
  const { due } = loaded.figuresAt(now);
  if (due === 0) throw new ApiError(409, t('nothingDue'));
  if (due !== amount) throw new ApiError(409, t('amountChanged'), { amount: due });
  const shiftId = await holdShift(trx, { userId, placeId: row.placeId });
  await takeCash(deps, trx, loaded, { amount, key, userId, shiftId, now });
}

/** Books cash that somebody has in hand for a locked order; the amount is what it owes at `now`. */
export async function takeCash(
  deps: Pick<Deps, 'sockets'>,
  trx: DatabaseTransaction,
  loaded: LoadedOrder,
  { amount, key, userId, shiftId, now, batchId }: TakenCash,
): Promise<void> {
  const { row } = loaded;
  const orderId = row.id;
  const id = newId();
  await trx
    .insertInto('parkingPayment')
    .values({
      id,
      number: `F${id}`,
      orderId,
      placeId: row.placeId,
      organizeId: row.organizeId,
      batchId: batchId ?? id,
      method: 'cash',
      state: 'paid',
      amount,
      key,
      shiftId,
      userId,
      paidTime: new Date(now),
    })
    .execute();
  const arrived = { amount, quotedAt: now, now, graceMinutes: loaded.graceMinutes };
  const { order } = settlePayment(loaded.ledger, arrived, loaded.priceAt);
  await saveLedger(trx, loaded, { ledger: order, ...(row.status !== 'closed' && { fixedAt: now }) });
  await noteEvent(trx, { orderId, kind: 'payment', text: String(amount), userId });
  await tellEvent(deps, trx, { order: row, kind: 'payment', amount });
}

/** Ends an order whose vehicle is gone. Throws 409 for a closed one, 400 for a moment before the entry or to come. */
export async function closeOrder(
  deps: Pick<Deps, 'sockets'>,
  trx: DatabaseTransaction,
  { orderId, exitTime, waive, reason, userId, sighting, isThere = true }: Ending,
): Promise<void> {
  const loaded = await loadOrder(trx, orderId, true);
  const { row, ledger, priceAt } = loaded;
  await requireState(trx, orderStates, row, GOING_ON);
  if (exitTime < row.entryTime || exitTime > Date.now()) throw fieldError('exitTime', t('badExitTime'));
  const { order, excess } = endByStaff(ledger, { exit: exitTime, waive, priceAt });
  const { isFixed, due } = loaded.figuresAt(exitTime);
  await saveLedger(trx, loaded, { ledger: order, ...(isFixed ? {} : { fixedAt: exitTime }), sighting });
  await settleReductions(trx, orderId);
  await trx
    .updateTable('parkingOrder')
    .set({ closeReason: reason, ...(waive && { waived: due }) })
    .where('id', '=', orderId)
    .execute();
  await giveBack(trx, { orderId, amount: excess, reason, userId: isThere ? userId : '' });
  if (row.berth) await trx.updateTable('parkingBerth').set({ orderId: '' }).where('orderId', '=', orderId).execute();
  await noteEvent(trx, { orderId, kind: 'close', text: reason, userId });
  await moveOccupied(deps, trx, row.placeId, -1);
  await tellEvent(deps, trx, { order: row, kind: order.escaped ? 'escape' : 'exit' });
}

/** Gives back a payment or a part of it, once for each key. Throws 409 for more than is left of it, or than the key gave. */
export async function refundOrder(
  trx: DatabaseTransaction,
  { orderId, paymentId, amount, reason, key, userId }: Refunding,
): Promise<void> {
  const loaded = await loadOrder(trx, orderId, true);
  const payment = requireRow(
    await trx
      .selectFrom('parkingPayment')
      .select(['amount', 'refunded', 'paidTime'])
      .where('id', '=', paymentId)
      .where('orderId', '=', orderId)
      .forUpdate()
      .executeTakeFirst(),
  );
  const known = await trx
    .selectFrom('parkingRefund')
    .select('amount')
    .where('paymentId', '=', paymentId)
    .where('key', '=', key)
    .executeTakeFirst();
  if (known) return requireSameAmount(known.amount, amount);
  if (payment.paidTime === null || payment.refunded + amount > payment.amount)
    throw new ApiError(409, t('refundTooHigh'));
  await saveLedger(trx, loaded, { ledger: refundPayment(loaded.ledger, amount) });
  await giveBack(trx, { orderId, paymentId, amount, reason, key, userId });
  await noteEvent(trx, { orderId, kind: 'refund', text: reason, userId });
}

interface TakenCash {
  amount: number;
  key: string;
  userId: string;
  /** In whose drawer it lies; empty for none. */
  shiftId: string;
  now: number;
  /** Payments that were made in one go; absent for one alone. */
  batchId?: string;
}

interface Ending {
  orderId: string;
  exitTime: number;
  waive: boolean;
  reason: string;
  userId: string;
  /** How somebody saw that it had left. */
  sighting?: Sighting;
  /** Whether who ends it gives the driver cash back by hand; else it waits for somebody who does. Default true. */
  isThere?: boolean;
}

interface Refunding {
  orderId: string;
  paymentId: string;
  amount: number;
  reason: string;
  key: string;
  userId: string;
}
