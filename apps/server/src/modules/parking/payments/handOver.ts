import { type DatabaseTransaction } from '../../../db/database.js';
import { ApiError } from '../../../errors/apiError.js';
import { refundText } from '../refunds/refund.messages.js';
import { holdShift } from '../shifts/holdShift.js';
import { finishRefund } from './sendRefund.js';

/**
 * Somebody has handed over cash that was to be given back when nobody was there: it comes out of their drawer. Throws 409
 * for a refund of a provider.
 */
export async function handOver(
  trx: DatabaseTransaction,
  { refundId, paymentId, placeId, userId }: { refundId: string; paymentId: string; placeId: string; userId: string },
): Promise<void> {
  const { method } = await trx
    .selectFrom('parkingPayment')
    .select('method')
    .where('id', '=', paymentId)
    .executeTakeFirstOrThrow();
  if (method !== 'cash') throw new ApiError(409, refundText('notCash'));
  const shiftId = await holdShift(trx, { userId, placeId });
  await trx.updateTable('parkingRefund').set({ userId, shiftId }).where('id', '=', refundId).execute();
  await finishRefund(trx, { refundId, paymentId });
}
