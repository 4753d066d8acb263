import { sql, type RawBuilder } from 'kysely';
import { type Database } from './database.js';

const known = new WeakMap<Database, Promise<boolean>>();

/** Order of Chinese names by their pinyin where the database can (ICU), otherwise by their code points. */
export async function pinyinOrder(db: Database, column: string): Promise<RawBuilder<string>> {
  let usable = known.get(db);
  if (!usable) {
    usable = sql`select from pg_collation where collname = 'zh-x-icu'`.execute(db).then(({ rows }) => rows.length > 0);
    known.set(db, usable);
    usable.catch(() => known.delete(db));
  }
  return (await usable) ? sql<string>`${sql.ref(column)} collate "zh-x-icu"` : sql<string>`${sql.ref(column)}`;
}
