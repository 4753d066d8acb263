import { type DatabaseTransaction } from '../../../db/database.js';
import { ApiError } from '../../../errors/apiError.js';
import { t } from './shift.messages.js';

/**
 * The open shift of whoever takes or gives cash at a place, kept open until the transaction is over: cash counts before a
 * shift ends, or not in it. Empty for somebody without one. Throws 409 when theirs is elsewhere, for the cash lies in one
 * drawer, and when it has just ended. Without a place any shift of theirs holds: debts are paid wherever somebody takes them.
 */
export async function holdShift(
  trx: DatabaseTransaction,
  { userId, placeId }: { userId: string; placeId?: string },
): Promise<string> {
  if (!userId) return '';
  const open = await trx
    .selectFrom('parkingShift')
    .select('id')
    .where('userId', '=', userId)
    .where('endedAt', 'is', null)
    .executeTakeFirst();
  if (!open) return '';
  const held = await trx
    .selectFrom('parkingShift')
    .innerJoin('parkingPlace', 'parkingPlace.id', 'parkingShift.placeId')
    .select(['parkingShift.placeId', 'parkingShift.endedAt', 'parkingPlace.fullName'])
    .where('parkingShift.id', '=', open.id)
    .forShare('parkingShift')
    .executeTakeFirstOrThrow();
  if (held.endedAt !== null) throw new ApiError(409, t('shiftEnded'));
  if (placeId !== undefined && held.placeId !== placeId)
    throw new ApiError(409, t('shiftElsewhere', { name: held.fullName }));
  return open.id;
}
