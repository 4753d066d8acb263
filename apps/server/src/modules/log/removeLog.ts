import { type Database } from '../../db/database.js';
import { type Deps } from '../../deps.js';
import { ApiError } from '../../errors/apiError.js';
import { t as httpText } from '../../errors/errors.messages.js';
import { type DataScope } from '../../rights/dataScope.js';
import { usersWithin } from '../user/userScope.js';
import { type OperationLogTable } from './log.tables.js';

/** Deletes chosen lines of people within a scope, all or none; those that are gone already are no error. */
export async function removeLines(db: Database, scope: DataScope, ids: readonly string[]): Promise<null> {
  await db.transaction().execute(async (trx) => {
    const lines = trx.selectFrom('operationLog').select('id').where('id', 'in', ids);
    const [known, own] = [
      await lines.execute(),
      await lines.where(usersWithin(scope, 'operationLog.userId')).execute(),
    ];
    if (own.length < known.length) throw new ApiError(403, httpText('beyondScope'));
    await trx.deleteFrom('operationLog').where('id', 'in', ids).execute();
  });
  return null;
}

/** Deletes all lines of a category, or all of them, of people within a scope, with what still waits to be written. */
export async function clearLog(
  { db, requests }: Deps,
  scope: DataScope,
  category?: OperationLogTable['category'],
): Promise<null> {
  await requests.flush();
  let lines = db.deleteFrom('operationLog').where(usersWithin(scope, 'operationLog.userId'));
  if (category) lines = lines.where('category', '=', category);
  await lines.execute();
  return null;
}
