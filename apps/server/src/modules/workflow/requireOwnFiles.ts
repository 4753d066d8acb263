import { type Executor } from '../../db/database.js';
import { ApiError } from '../../errors/apiError.js';
import { t } from './workflow.messages.js';

/** Throws 400 unless somebody has uploaded all of these files themselves: a name alone makes nobody's file readable. */
export async function requireOwnFiles(db: Executor, userId: string, names: readonly string[]): Promise<void> {
  const wanted = [...new Set(names)].filter((name) => name !== '');
  if (wanted.length === 0) return;
  const found = await db
    .selectFrom('storedFile')
    .select('name')
    .where('name', 'in', wanted)
    .where('userId', '=', userId)
    .execute();
  if (found.length < wanted.length) throw new ApiError(400, t('noFile'));
}
