import { type DatabaseTransaction } from '../../db/database.js';
import { removeFileUsage } from '../file/usage/saveFileUsage.js';

/** Throws a draft of somebody away, with what is known of its files; answers whether there was one. */
export async function removeDraft(
  trx: DatabaseTransaction,
  { id, userId }: { id: string; userId: string },
): Promise<boolean> {
  const removed = await trx
    .deleteFrom('flowDraft')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .returning('id')
    .executeTakeFirst();
  if (!removed) return false;
  await removeFileUsage(trx, { kind: 'flow' }, [id]);
  return true;
}
