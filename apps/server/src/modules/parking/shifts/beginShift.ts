import { type DatabaseTransaction } from '../../../db/database.js';
import { newId } from '../../../db/newId.js';
import { fieldError, requireRow } from '../../../db/requireRow.js';
import { ApiError } from '../../../errors/apiError.js';
import { type Caller } from '../../../rights/caller.js';
import { requireOrganizesInScope } from '../../../rights/requireScope.js';
import { t as parkingText } from '../parking.messages.js';
import { t } from './shift.messages.js';

/** Begins the caller's shift at a place of their rows. Throws 409 when they have one that goes on. */
export async function beginShift(
  trx: DatabaseTransaction,
  { caller, page, ...values }: Beginning,
): Promise<{ id: string; placeName: string }> {
  const place = await trx
    .selectFrom('parkingPlace')
    .select(['organizeId', 'fullName'])
    .where('id', '=', values.placeId)
    .where('enabledMark', '=', 1)
    .executeTakeFirst();
  if (!place) throw fieldError('placeId', parkingText('noPlace'));
  const { organizeId, fullName } = place;
  requireOrganizesInScope(caller, page, [organizeId]);
  const begun = await trx
    .insertInto('parkingShift')
    .values({ id: newId(), organizeId, userId: caller.userId, startedAt: new Date(), ...values })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!begun) throw new ApiError(409, t('shiftOpen'));
  return { id: begun.id, placeName: fullName };
}

/** Begins the caller's shift with what was left for them, once. Throws 404 for a shift that was not handed over to them. */
export async function takeOver(
  trx: DatabaseTransaction,
  { id, caller, page }: { id: string; caller: Caller; page: string },
): Promise<{ id: string; placeName: string }> {
  const { placeId, booth, leftCash } = requireRow(
    await trx
      .selectFrom('parkingShift')
      .select(['placeId', 'booth', 'leftCash'])
      .where('id', '=', id)
      .where('successorId', '=', caller.userId)
      .where('endedAt', 'is not', null)
      .forUpdate()
      .executeTakeFirst(),
  );
  const taken = await trx.selectFrom('parkingShift').select('id').where('previousId', '=', id).executeTakeFirst();
  if (taken) throw new ApiError(409, t('shiftTaken'));
  return beginShift(trx, { caller, page, placeId, booth, startingCash: leftCash, previousId: id });
}

interface Beginning {
  caller: Caller;
  /** Address of the page by whose rows the place is looked for. */
  page: string;
  placeId: string;
  booth: string;
  startingCash: number;
  previousId?: string;
}
