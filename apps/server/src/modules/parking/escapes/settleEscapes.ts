import { type DatabaseTransaction } from '../../../db/database.js';
import { newId } from '../../../db/newId.js';
import { type Deps } from '../../../deps.js';
import { ApiError } from '../../../errors/apiError.js';
import { requireState } from '../../../http/crud/stateActions.js';
import { waiveDebt } from '../ledger/waiveDebt.js';
import { loadOrder, type LoadedOrder } from '../orders/loadOrder.js';
import { noteEvent } from '../orders/noteEvent.js';
import { saveLedger } from '../orders/saveLedger.js';
import { t } from '../parking.messages.js';
import { requireSameAmount } from '../payments/requireSameAmount.js';
import { holdShift } from '../shifts/holdShift.js';
import { takeCash } from '../staff/changeOrder.js';
import { escapeStates } from './escapeStates.js';

/**
 * Takes what several stays owe in cash, in one go and once for each key; the money lies in the drawer of whoever takes it,
 * wherever it is owed. Throws 409 when another amount is owed, a stay owes nothing any more, or the key stands for other
 * stays.
 */
export async function collectEscapes(
  deps: Pick<Deps, 'sockets'>,
  trx: DatabaseTransaction,
  { orders, amount, key, userId }: { orders: readonly LoadedOrder[]; amount: number; key: string; userId: string },
): Promise<void> {
  const ids = orders.map(({ row }) => row.id);
  const known = await trx
    .selectFrom('parkingPayment')
    .select('amount')
    .where('key', '=', key)
    .where('orderId', 'in', ids)
    .execute();
  if (known.length === ids.length)
    return requireSameAmount(
      known.reduce((sum, payment) => sum + payment.amount, 0),
      amount,
    );
  for (const { row } of orders) await requireState(trx, escapeStates, row, ['owed']);
  const now = Date.now();
  const dues = orders.map((loaded) => ({ loaded, due: loaded.figuresAt(now).due }));
  const total = dues.reduce((sum, { due }) => sum + due, 0);
  if (total !== amount || known.length > 0) throw new ApiError(409, t('amountChanged'), { amount: total });
  const shiftId = await holdShift(trx, { userId });
  const batchId = newId();
  for (const { loaded, due } of dues)
    await takeCash(deps, trx, loaded, { amount: due, key, userId, shiftId, now, batchId });
}

/** Asks no more for what stays owe. Throws 409 for one that owes nothing any more. */
export async function waiveEscapes(
  trx: DatabaseTransaction,
  { orders, reason, userId }: { orders: readonly LoadedOrder[]; reason: string; userId: string },
): Promise<void> {
  for (const loaded of orders) {
    const { id } = loaded.row;
    await requireState(trx, escapeStates, loaded.row, ['owed']);
    const { order, waived } = waiveDebt(loaded.ledger);
    await saveLedger(trx, loaded, { ledger: order });
    await trx.updateTable('parkingOrder').set({ waived }).where('id', '=', id).execute();
    await noteEvent(trx, { orderId: id, kind: 'waive', text: reason, userId });
  }
}

/** Locks orders, everybody in the same order. Throws 404 for one that does not exist. */
export async function lockOrders(trx: DatabaseTransaction, ids: readonly string[]): Promise<LoadedOrder[]> {
  const orders: LoadedOrder[] = [];
  for (const id of [...new Set(ids)].sort()) orders.push(await loadOrder(trx, id, true));
  return orders;
}
