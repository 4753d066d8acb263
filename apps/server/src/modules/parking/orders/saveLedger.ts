import { type Sighting } from '@smart-admin/api-client/contract';
import { type DatabaseTransaction } from '../../../db/database.js';
import { followMoney } from '../invoices/issueInvoice.js';
import { type OrderLedger } from '../ledger/orderLedger.js';
import { evidenceAt } from './evidenceOf.js';
import { type LoadedOrder } from './loadOrder.js';

/**
 * Writes the books of a locked order. Where its fee was fixed, at `fixedAt`, the evidence is kept with it, and each
 * reduction with what it took away; `sighting` is how it was seen when it left.
 */
export async function saveLedger(
  trx: DatabaseTransaction,
  loaded: LoadedOrder,
  { ledger, fixedAt, sighting }: { ledger: OrderLedger; fixedAt?: number; sighting?: Sighting | undefined },
): Promise<void> {
  const { row } = loaded;
  const { status, exit, fee, reduced: reduction, paid, refunded, leaveBefore, escaped } = ledger;
  await trx
    .updateTable('parkingOrder')
    .set({
      status,
      exitTime: exit === null ? null : new Date(exit),
      fee,
      reduced: reduction,
      paid,
      refunded,
      leaveBefore: leaveBefore === null ? null : new Date(leaveBefore),
      escaped: escaped ? 1 : 0,
      lastModifyTime: new Date(),
      ...(sighting && { exit: JSON.stringify(sighting) }),
      ...(fixedAt !== undefined && { evidence: JSON.stringify(evidenceAt(loaded, fixedAt)) }),
    })
    .where('id', '=', row.id)
    .execute();
  if (paid !== row.paid || refunded !== row.refunded)
    await followMoney(trx, { orderId: row.id, left: paid - refunded });
  if (fixedAt === undefined) return;
  for (const { id, amount } of loaded.reducedAt(fixedAt).reductions)
    await trx.updateTable('parkingReduction').set({ amount }).where('id', '=', id).execute();
}
