import { sql } from 'kysely';
import { type Executor } from '../db/database.js';

/** Ids of every organisation whose path begins with one of these. */
export async function organizeIdsUnder(db: Executor, paths: readonly string[]): Promise<string[]> {
  if (paths.length === 0) return [];
  // starts with, not LIKE: ids may hold underscores, which LIKE takes for any letter
  const rows = await db
    .selectFrom('organize')
    .select('id')
    .where(({ or }) => or(paths.map((path) => sql<boolean>`path ^@ ${path}`)))
    .execute();
  return rows.map((row) => row.id);
}
