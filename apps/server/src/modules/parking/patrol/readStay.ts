import { type PatrolStay } from '@smart-admin/api-client/contract';
import { type Deps } from '../../../deps.js';
import { evidenceOf } from '../orders/evidenceOf.js';
import { loadOrder } from '../orders/loadOrder.js';
import { orderRow } from '../staff/orderRow.js';

/** A stay as the inspector of its berth sees it, with its public page for the driver's phone. */
export async function readStay(
  { db, parkingCodes }: Pick<Deps, 'db' | 'parkingCodes'>,
  id: string,
): Promise<PatrolStay> {
  const loaded = await loadOrder(db, id);
  const { row } = loaded;
  const now = Date.now();
  const { isFixed } = loaded.figuresAt(now);
  const berth = await db.selectFrom('parkingBerth').select('id').where('orderId', '=', id).executeTakeFirst();
  return {
    ...orderRow(row, loaded, now),
    berthId: berth?.id ?? '',
    entry: row.entry,
    exit: row.exit,
    evidence: evidenceOf(loaded, isFixed, now),
    leaveBefore: isFixed && row.status !== 'closed' ? row.leaveBefore : null,
    path: `/roadsideQrcode?order=${await parkingCodes.issue('order', id)}`,
  };
}
