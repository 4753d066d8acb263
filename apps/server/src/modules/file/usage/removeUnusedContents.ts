import { type Deps } from '../../../deps.js';
import { isRestoredLately } from '../../../jobs/restoration.js';

/**
 * Removes contents that no version of a file has any more, from the database first and then from the store. Whoever
 * stores the same content at that moment holds its row, which is then left alone; what a crash in between leaves in the store,
 * the next cleaning finds. In a database that a backup was put into they stay for some days: newer files may have the same
 * content, which whoever puts a newer backup back needs.
 */
export async function removeUnusedContents({ db, files }: Pick<Deps, 'db' | 'files'>): Promise<void> {
  if (await isRestoredLately(db)) return;
  const keys = await db.transaction().execute(async (transaction) => {
    const unused = await transaction
      .selectFrom('storedContent')
      .select(['id', 'storageKey'])
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('fileVersion').select('id').whereRef('fileVersion.contentId', '=', 'storedContent.id'))),
      )
      .forUpdate()
      .skipLocked()
      .execute();
    if (unused.length === 0) return [];
    // the lock is ours now: a version that came before it is seen here
    const removed = await transaction
      .deleteFrom('storedContent')
      .where(
        'id',
        'in',
        unused.map(({ id }) => id),
      )
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('fileVersion').select('id').whereRef('fileVersion.contentId', '=', 'storedContent.id'))),
      )
      .returning('storageKey')
      .execute();
    return removed.map(({ storageKey }) => storageKey);
  });
  for (const key of keys) await files.remove(key);
}
