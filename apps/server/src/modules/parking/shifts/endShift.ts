import { type DatabaseTransaction } from '../../../db/database.js';
import { fieldError, requireRow } from '../../../db/requireRow.js';
import { ApiError } from '../../../errors/apiError.js';
import { yuanText } from '../yuanText.js';
import { t } from './shift.messages.js';
import { readFigures } from './readFigures.js';

/**
 * Ends a shift by what was counted in its drawer; its figures stay as they are then. Two at once end it once, and whoever
 * takes cash in that moment was before it or is refused. Throws 409 when it has ended, 400 for a difference without a reason.
 */
export async function endShift(trx: DatabaseTransaction, { id, userId, ...ending }: Ending): Promise<void> {
  const { countedCash, note, successorId, leftCash } = ending;
  const shift = requireRow(
    await trx
      .selectFrom('parkingShift')
      .select(['id', 'placeId', 'userId', 'startedAt', 'endedAt', 'startingCash'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst(),
  );
  if (shift.endedAt !== null) throw new ApiError(409, t('shiftEnded'));
  if (successorId) await requireSuccessor(trx, successorId, shift.userId);
  if (leftCash > countedCash) throw fieldError('leftCash', t('leftTooMuch'));
  const endedAt = Date.now();
  const { figures, payments, cash, cashRefunded } = await readFigures(trx, { ...shift, endedAt });
  const expected = shift.startingCash + cash - cashRefunded;
  if (countedCash !== expected && !note)
    throw fieldError(
      'note',
      t('reasonForDifference', { counted: yuanText(countedCash), expected: yuanText(expected) }),
    );
  await trx
    .updateTable('parkingShift')
    .set({
      ...{ endedAt: new Date(endedAt), payments, cash, cashRefunded, figures: JSON.stringify(figures) },
      ...{ countedCash, note, successorId, leftCash: successorId ? leftCash : 0 },
      endedBy: userId === shift.userId ? '' : userId,
    })
    .where('id', '=', id)
    .execute();
}

async function requireSuccessor(trx: DatabaseTransaction, id: string, userId: string): Promise<void> {
  if (id === userId) throw fieldError('successorId', t('ownSuccessor'));
  const found = await trx
    .selectFrom('userAccount')
    .select('id')
    .where('id', '=', id)
    .where('enabledMark', '=', 1)
    .executeTakeFirst();
  if (!found) throw fieldError('successorId', t('noSuccessor'));
}

interface Ending {
  id: string;
  /** Who ends it. */
  userId: string;
  /** Fen. */
  countedCash: number;
  note: string;
  successorId: string;
  leftCash: number;
}
