import { at } from '../../../db/columns.js';
import { type DatabaseTransaction } from '../../../db/database.js';
import { type Deps } from '../../../deps.js';
import { QUOTE_LIFETIME, settlePayment } from '../ledger/settlePayment.js';
import { bookRenewal } from '../cards/bookRenewal.js';
import { loadOrder } from '../orders/loadOrder.js';
import { noteEvent } from '../orders/noteEvent.js';
import { saveLedger } from '../orders/saveLedger.js';
import { tellEvent } from '../orders/tellPassage.js';
import { compareBooked } from '../statements/compareBooked.js';
import { EXCESS, giveBack } from './giveBack.js';
import { type ChargeResult, type PaidCharge } from './PaymentProvider.js';

/**
 * The provider says what became of a charge: each of its payments counts once, however often and late it is told, also
 * after it was called failed. What an order no longer owes is given back. Throws when the provider took another amount
 * than was asked for.
 */
export async function settleBatch(
  deps: Pick<Deps, 'db' | 'sockets'>,
  batchId: string,
  result: ChargeResult,
): Promise<void> {
  if (result.state === 'pending') return;
  if (result.state === 'paid') await deps.db.transaction().execute((trx) => bookBatch(deps, trx, batchId, result));
  else await failBatch(deps, batchId, result.state);
}

/** A charge that the provider has not heard of can still be begun as long as its amount can be paid. */
async function failBatch({ db }: Pick<Deps, 'db'>, batchId: string, state: 'failed' | 'unknown') {
  let failed = db
    .updateTable('parkingPayment')
    .set({ state: 'failed' })
    .where('batchId', '=', batchId)
    .where('state', '=', 'pending');
  if (state === 'unknown') failed = failed.where('creatorTime', '<', at(Date.now() - 2 * QUOTE_LIFETIME));
  await failed.execute();
}

async function bookBatch(
  deps: Pick<Deps, 'sockets'>,
  trx: DatabaseTransaction,
  batchId: string,
  { providerNumber, amount: taken }: PaidCharge,
): Promise<void> {
  const payments = await trx
    .selectFrom('parkingPayment')
    .select(['id', 'orderId', 'cardId', 'amount', 'creatorTime'])
    .where('batchId', '=', batchId)
    .orderBy('orderId')
    .execute();
  const asked = payments.reduce((sum, { amount }) => sum + amount, 0);
  if (taken !== asked) throw new Error(`the provider took ${taken} fen for charge ${batchId}, which is of ${asked}`);
  for (const { id, orderId, cardId, amount, creatorTime: quotedAt } of payments) {
    if (cardId) {
      await bookRenewal(trx, { paymentId: id, cardId, providerNumber });
      continue;
    }
    const loaded = await loadOrder(trx, orderId, true);
    // the order is locked, so whoever was here first has left the payment settled
    const booked = await trx
      .updateTable('parkingPayment')
      .set({ state: 'paid', providerNumber, paidTime: new Date() })
      .where('id', '=', id)
      .where('state', 'in', ['pending', 'failed'])
      .executeTakeFirst();
    if (booked.numUpdatedRows === 0n) continue;
    const arrived = { amount, quotedAt, now: Date.now(), graceMinutes: loaded.graceMinutes };
    const { order, accepted, excess } = settlePayment(loaded.ledger, arrived, loaded.priceAt);
    const isFixedNow = order.leaveBefore !== loaded.ledger.leaveBefore;
    await saveLedger(trx, loaded, { ledger: order, ...(isFixedNow && { fixedAt: quotedAt }) });
    await giveBack(trx, { orderId, paymentId: id, amount: excess, reason: EXCESS });
    await noteEvent(trx, { orderId, kind: 'payment', text: String(accepted) });
    await tellEvent(deps, trx, { order: loaded.row, kind: 'payment', amount: accepted });
  }
  await compareBooked(trx, { kind: 'payment', number: batchId });
}
