import { type Executor } from '../../../db/database.js';
import { fieldError } from '../../../db/requireRow.js';
import { t } from '../workflow.messages.js';

/** Throws 400 at a field unless all of these are people whose accounts are enabled: nobody else would ever handle a task. */
export async function requireColleagues(db: Executor, userIds: readonly string[], field: string): Promise<void> {
  const ids = [...new Set(userIds)];
  if (ids.length === 0) return;
  const found = await db
    .selectFrom('userAccount')
    .select('id')
    .where('id', 'in', ids)
    .where('enabledMark', '=', 1)
    .execute();
  if (found.length < ids.length) throw fieldError(field, t('noColleague'));
}
