import { type Sighting } from '@smart-admin/api-client/contract';
import { type DatabaseTransaction } from '../../../db/database.js';
import { type OrderLedger } from '../ledger/orderLedger.js';
import { type LoadedOrder } from './loadOrder.js';

/**
 * Writes the books of a locked order. Where its fee was fixed, at `fixedAt`, the evidence is kept with it, and each
 * reduction with what it took away; `sighting` is how it was seen when it left.
 */
export async function saveLedger(
  trx: DatabaseTransaction,
  { row, tariffName, reducedAt }: LoadedOrder,
  { ledger, fixedAt, sighting }: { ledger: OrderLedger; fixedAt?: number; sighting?: Sighting | undefined },
): Promise<void> {
  const reduced = fixedAt === undefined ? undefined : reducedAt(fixedAt);
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
      ...(reduced && {
        evidence: JSON.stringify({ tariffName, fee: reduced.fee, reductions: reduced.reductions }),
      }),
    })
    .where('id', '=', row.id)
    .execute();
}
