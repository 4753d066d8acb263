import { sql } from 'kysely';
import { type DatabaseTransaction } from '../../../db/database.js';
import { moveBalance } from './moveBalance.js';

/**
 * The stay of a locked order has ended: merchants who pay what their reductions take away pay it as it is in the end, as
 * far as their accounts go, and get back what they paid beyond it.
 */
export async function settleReductions(trx: DatabaseTransaction, orderId: string): Promise<void> {
  const changed = await trx
    .selectFrom('parkingReduction')
    .select(['id', 'sourceId', 'price', 'amount'])
    .where('orderId', '=', orderId)
    .where('followsFee', '=', true)
    .whereRef('amount', '<>', 'price')
    // merchants are locked in one order by everybody; what one gets back is there for what they pay
    .orderBy('sourceId')
    .orderBy(sql`amount - price`)
    .execute();
  for (const { id, sourceId, price, amount } of changed) {
    const merchant = await trx
      .selectFrom('parkingMerchant')
      .select(['id', 'balance'])
      .where('id', '=', sourceId)
      .forUpdate()
      .executeTakeFirst();
    // one that never paid anything may have been deleted meanwhile
    if (!merchant) continue;
    const taken = Math.min(amount - price, merchant.balance);
    await moveBalance(trx, merchant, { orderId, taken });
    await trx
      .updateTable('parkingReduction')
      .set({ price: price + taken })
      .where('id', '=', id)
      .execute();
  }
}
