import { type Database } from '../../db/database.js';
import { type Deps } from '../../deps.js';
import { type OperationLogTable } from './log.tables.js';

/** Deletes chosen lines; those that are gone already are no error. */
export async function removeLines(db: Database, ids: readonly string[]): Promise<null> {
  await db.deleteFrom('operationLog').where('id', 'in', ids).execute();
  return null;
}

/** Deletes all lines of a category, or all of them, with what still waits to be written. */
export async function clearLog({ db, requests }: Deps, category?: OperationLogTable['category']): Promise<null> {
  await requests.flush();
  let lines = db.deleteFrom('operationLog');
  if (category) lines = lines.where('category', '=', category);
  await lines.execute();
  return null;
}
