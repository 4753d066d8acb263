import { sql } from 'kysely';
import { type Executor } from '../../../db/database.js';

/** Names of the tables whose rows belong to records of a main table, also those of subtables that left the form. */
export async function subtablesOf(db: Executor, main: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_constraint join pg_class on pg_class.oid = conrelid
    join pg_attribute on attrelid = conrelid and conkey = array[attnum] and attname = '_parent'
    where contype = 'f' and confrelid = to_regclass(quote_ident(${main})) order by relname`.execute(db);
  return rows.map(({ name }) => name);
}
