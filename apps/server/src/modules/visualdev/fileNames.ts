import { createHash } from 'node:crypto';
import { sql, type QueryExecutorProvider, type RawBuilder } from 'kysely';

/** Characters of the shortest name of a file; a column that takes fewer cannot name one. */
const SHORTEST = 36;

/**
 * The files that a row of a generated table names, as an array of texts: whatever column a text stands in, also one
 * whose field left the form. Undefined when no column can name one.
 */
export async function fileNamesOf(db: QueryExecutorProvider, table: string): Promise<RawBuilder<string[]> | undefined> {
  const columns = await textColumns(db, table);
  if (columns.length === 0) return undefined;
  const texts = columns.map((column) => sql`coalesce(${sql.ref(column)}::text, '')`);
  return sql<string[]>`file_names_in(${sql.join(texts, sql` || ' ' || `)})`;
}

/** Makes the index by which the rows that name a file are found; one over other columns goes. */
export async function indexFileNames(db: QueryExecutorProvider, table: string): Promise<void> {
  const names = await fileNamesOf(db, table);
  const columns = await textColumns(db, table);
  const prefix = `files_${hash(table, 16)}_`;
  const wanted = `${prefix}${hash(columns.join(), 8)}`;
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class c join pg_index i on i.indexrelid = c.oid
    where i.indrelid = to_regclass(quote_ident(${table})) and starts_with(relname, ${prefix})`.execute(db);
  for (const { name } of rows) if (name !== wanted) await sql`drop index ${sql.table(name)}`.execute(db);
  if (names)
    await sql`create index if not exists ${sql.table(wanted)} on ${sql.table(table)} using gin (${names})`.execute(db);
}

async function textColumns(db: QueryExecutorProvider, table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select attname as name from pg_attribute
    where attrelid = to_regclass(quote_ident(${table})) and attnum > 0 and not attisdropped
      and not starts_with(attname, '_')
      and (atttypid in ('text'::regtype, 'jsonb'::regtype)
        or (atttypid = 'varchar'::regtype and (atttypmod < 0 or atttypmod - 4 >= ${SHORTEST})))
    order by attnum`.execute(db);
  return rows.map(({ name }) => name);
}

function hash(text: string, length: number): string {
  return createHash('sha256').update(text).digest('hex').slice(0, length);
}
