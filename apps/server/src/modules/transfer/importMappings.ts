import { type Executor } from '../../db/database.js';
import { type FileColumn } from './importFile.js';

interface Place {
  userId: string;
  target: string;
}

/** Field by header, as the person took them last. */
export async function readMapping(db: Executor, { userId, target }: Place): Promise<Record<string, string>> {
  const row = await db
    .selectFrom('importMapping')
    .select('fields')
    .where('userId', '=', userId)
    .where('target', '=', target)
    .executeTakeFirst();
  return row?.fields ?? {};
}

/** Remembers what the columns of a file were taken for; what other files had stays known. */
export async function saveMapping(
  db: Executor,
  { userId, target }: Place,
  columns: readonly FileColumn[],
): Promise<void> {
  const known = Object.entries(await readMapping(db, { userId, target }));
  const latest = columns.flatMap(({ header, field }): [string, string][] => (header === '' ? [] : [[header, field]]));
  const fields = JSON.stringify(Object.fromEntries([...known, ...latest].slice(-HEADERS_KEPT)));
  await db
    .insertInto('importMapping')
    .values({ userId, target, fields })
    .onConflict((conflict) => conflict.columns(['userId', 'target']).doUpdateSet({ fields }))
    .execute();
}

const HEADERS_KEPT = 500;
