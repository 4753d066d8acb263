import { type Database } from '../../../db/database.js';
import { requireRow } from '../../../db/requireRow.js';
import { ApiError } from '../../../errors/apiError.js';
import { t as httpText } from '../../../errors/errors.messages.js';
import { type DataScope } from '../../../rights/dataScope.js';
import { usersWithin } from '../../user/userScope.js';

/** The files that are named. Throws 404 when one is no more, 403 when one belongs to somebody beyond the scope. */
export async function requireFilesWithin(
  db: Database,
  scope: DataScope,
  names: readonly string[],
): Promise<{ name: string; originalName: string }[]> {
  const files = await db
    .selectFrom('storedFile')
    .select(['name', 'originalName', usersWithin(scope, 'storedFile.userId').as('isWithin')])
    .where('name', 'in', [...names])
    .execute();
  if (files.length < new Set(names).size) requireRow(undefined);
  if (files.some(({ isWithin }) => !isWithin)) throw new ApiError(403, httpText('beyondScope'));
  return files;
}
