import { type Deps } from '../../../deps.js';
import { requireEntries } from './documentRows.js';
import { reachOf } from './reach.js';

/** Gives entries that somebody may read a star of theirs, or takes it. Throws 404 unless they reach all of them. */
export async function starEntries(
  deps: Deps,
  userId: string,
  { ids, isStarred }: { ids: readonly string[]; isStarred: boolean },
): Promise<null> {
  await deps.db.transaction().execute(async (trx) => {
    const entries = await requireEntries(trx, await reachOf(trx, deps, userId), ids);
    const stars = entries.map(({ id }) => ({ entryId: id, userId }));
    if (isStarred)
      await trx
        .insertInto('documentStar')
        .values(stars)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    else
      await trx
        .deleteFrom('documentStar')
        .where('userId', '=', userId)
        .where(
          'entryId',
          'in',
          stars.map(({ entryId }) => entryId),
        )
        .execute();
  });
  return null;
}
