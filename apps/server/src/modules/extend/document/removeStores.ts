import { type DatabaseTransaction } from '../../../db/database.js';
import { removeDocumentFiles } from './documentFiles.js';

/** Deletes the documents of people who are gone, what was shared with them, and their stars. */
export async function removeStores(trx: DatabaseTransaction, userIds: readonly string[]): Promise<void> {
  const ids = [...userIds];
  const removed = await trx
    .deleteFrom('documentEntry')
    .where('ownerId', 'in', ids)
    .returning(['id', 'fileId'])
    .execute();
  await removeDocumentFiles(trx, removed);
  await trx.deleteFrom('documentShare').where('kind', '=', 'user').where('targetId', 'in', ids).execute();
  await trx.deleteFrom('documentStar').where('userId', 'in', ids).execute();
}
