import { type DatabaseTransaction } from '../../../db/database.js';
import { newId } from '../../../db/newId.js';

/** Takes money of a locked merchant's account for a reduction of an order; less than nothing is given back. */
export async function moveBalance(
  trx: DatabaseTransaction,
  merchant: { id: string; balance: number },
  { orderId, taken }: { orderId: string; taken: number },
): Promise<void> {
  if (taken === 0) return;
  const balance = merchant.balance - taken;
  await trx.updateTable('parkingMerchant').set({ balance }).where('id', '=', merchant.id).execute();
  await trx
    .insertInto('parkingMerchantEntry')
    .values({
      id: newId(),
      merchantId: merchant.id,
      kind: taken > 0 ? 'reduction' : 'refund',
      amount: -taken,
      balance,
      orderId,
    })
    .execute();
}
