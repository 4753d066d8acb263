import { type Executor } from '../../db/database.js';

/** Ids of an organisation and everything below it; only the id itself when it is unknown. */
export async function organizeIdsBelow(db: Executor, id: string): Promise<string[]> {
  const rows = await db
    .selectFrom('organize as top')
    .innerJoin('organize', (join) => join.on(({ eb, fn, ref, val }) => eb('organize.path', 'like', fn<string>('concat', [ref('top.path'), val('%')]))))
    .select('organize.id')
    .where('top.id', '=', id)
    .execute();
  return rows.length ? rows.map((row) => row.id) : [id];
}
