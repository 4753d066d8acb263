import { type DatabaseTransaction } from '../../../db/database.js';
import { newId } from '../../../db/newId.js';
import { storedText } from '../../../errors/storedText.js';
import { enqueue } from '../../../jobs/enqueue.js';
import { demandReversal } from '../invoices/issueInvoice.js';
import { refundText } from '../refunds/refund.messages.js';
import { holdShift } from '../shifts/holdShift.js';
import { sendRefundJob } from './sendRefundJob.js';

/**
 * Gives back money that was paid for an order, or one payment of a card: of the newest payments first, or of one payment. The order's books are the
 * caller's. The provider is told by a job, so that a crash neither forgets a refund nor gives it twice; cash has been handed
 * over by the person who is named, and without one waits for `handOver`.
 */
export async function giveBack(
  trx: DatabaseTransaction,
  { orderId, paymentId, amount, reason, userId = '', key }: Refund,
): Promise<void> {
  if (amount === 0) return;
  let query = trx
    .selectFrom('parkingPayment')
    .select(['id', 'orderId', 'cardId', 'amount', 'refunded', 'method', 'placeId', 'organizeId'])
    .where('paidTime', 'is not', null)
    .orderBy('paidTime', 'desc')
    .orderBy('id', 'desc')
    .forUpdate();
  if (paymentId) query = query.where('id', '=', paymentId);
  else query = query.where('orderId', '=', requireOrderId(orderId));
  let left = amount;
  for (const payment of await query.execute()) {
    const part = Math.min(left, payment.amount - payment.refunded);
    if (part === 0) continue;
    left -= part;
    if (payment.orderId) await demandReversal(trx, payment.orderId);
    const id = newId();
    const isCash = payment.method === 'cash';
    const isDone = isCash && userId !== '';
    const shiftId = isCash ? await holdShift(trx, { userId, placeId: payment.placeId }) : '';
    await trx
      .insertInto('parkingRefund')
      .values({
        id,
        paymentId: payment.id,
        orderId: payment.orderId,
        cardId: payment.cardId,
        placeId: payment.placeId,
        organizeId: payment.organizeId,
        amount: part,
        reason,
        state: isDone ? 'done' : 'asked',
        ...(isDone && { doneTime: new Date() }),
        key: key ?? id,
        shiftId,
        userId,
      })
      .execute();
    const refunded = payment.refunded + part;
    const state = (await isOnItsWay(trx, payment.id)) ? 'refunding' : 'refunded';
    await trx
      .updateTable('parkingPayment')
      .set({ refunded, ...(refunded === payment.amount && { state }) })
      .where('id', '=', payment.id)
      .execute();
    if (!isCash) await enqueue(trx, sendRefundJob, { refundId: id });
  }
  if (left > 0)
    throw new Error(`${paymentId ?? orderId ?? ''} has no payments of which ${left} fen could be given back`);
}

/** Whether money of a locked payment that is to be given back has not been yet. */
async function isOnItsWay(trx: DatabaseTransaction, paymentId: string): Promise<boolean> {
  const refunds = trx.selectFrom('parkingRefund').select('id').where('paymentId', '=', paymentId);
  return (await refunds.where('state', '<>', 'done').executeTakeFirst()) !== undefined;
}

function requireOrderId(orderId: string | undefined): string {
  if (!orderId) throw new Error('money is given back of an order or of a payment');
  return orderId;
}

/** Why money is given back that an order did not owe, as refunds keep it. */
export const EXCESS = storedText(refundText('excess'));

export interface Refund {
  /** Of the payments of this order. */
  orderId?: string;
  /** Of this payment alone. */
  paymentId?: string;
  /** Fen. */
  amount: number;
  /** In somebody's own words, or a `storedText`. */
  reason: string;
  userId?: string;
  /** The name of the refund; with the payment it exists once. */
  key?: string;
}
