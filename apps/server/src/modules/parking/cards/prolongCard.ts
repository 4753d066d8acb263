import { sql } from 'kysely';
import { type DatabaseTransaction } from '../../../db/database.js';
import { rememberNounChange } from '../../../http/crud/nounChanges.js';
import { endAfter, type CardRecord } from './readCard.js';

/** Prolongs a locked card by whole months, from its end, or from now where it has ended: the gap is not bought. Answers both ends. */
export async function prolongCard(
  trx: DatabaseTransaction,
  { id, endsAt: from }: Pick<CardRecord, 'id' | 'endsAt'>,
  { months, userId }: { months: number; userId: string },
): Promise<{ from: number; to: number }> {
  const { endsAt: to } = await trx
    .updateTable('parkingListedPlate')
    .set({ endsAt: endAfter<Date>(months), gaps: WITH_GAP, lastModifyTime: new Date(), lastModifyUserId: userId })
    .where('id', '=', id)
    .returning('endsAt')
    .executeTakeFirstOrThrow();
  await rememberNounChange(trx, {
    ...{ noun: 'parkingListedPlate', id, userId },
    before: { endsAt: from },
    after: { endsAt: to },
  });
  return { from, to };
}

const WITH_GAP = sql<string>`case when ends_at >= now() then gaps else gaps || jsonb_build_array(jsonb_build_object(
  'from', floor(extract(epoch from ends_at) * 1000), 'to', floor(extract(epoch from now()) * 1000))) end`;
