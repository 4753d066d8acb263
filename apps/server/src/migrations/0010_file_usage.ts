import { sql, type Kysely } from 'kysely';

/**
 * Who uses a file, written with whatever names it, in place of an index over the text of all columns of each generated
 * table, which every insert paid for. Filled from what exists.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table file_usage (
      kind text not null,
      model_id text not null default '',
      owner_id text not null,
      field text not null,
      file_name text not null,
      primary key (kind, model_id, owner_id, field, file_name)
    )`.execute(db);
  await sql`
    insert into file_usage (kind, owner_id, field, file_name)
    select 'user', id, 'head_icon', unnest(file_names_in(head_icon)) from user_account where head_icon <> ''`.execute(
    db,
  );
  const { rows: models } = await sql<{ id: string; main: string }>`
    select id, 'mt_' || replace(lower(id), '-', '_') as main from visual_model where version > 0`.execute(db);
  for (const { id, main } of models) {
    for (const column of await textColumns(db, main))
      await fill(db, { model: id, table: main, owner: '_id', column, field: column });
    const { rows: subtables } = await sql<{ name: string }>`
      select c.relname as name from pg_constraint k join pg_class c on c.oid = k.conrelid
      where k.contype = 'f' and k.confrelid = to_regclass(quote_ident(${main}))`.execute(db);
    for (const { name } of subtables)
      for (const column of await textColumns(db, name))
        await fill(db, { model: id, table: name, owner: '_parent', column, field: name });
  }
  await sql`create index file_usage_file on file_usage (file_name)`.execute(db);
  const { rows: indexes } = await sql<{ name: string }>`
    select indexname as name from pg_indexes where schemaname = current_schema() and indexdef like '%file_names_in(%'`.execute(
    db,
  );
  for (const { name } of indexes) await sql`drop index ${sql.table(name)}`.execute(db);
  await sql`drop function file_names_in(text)`.execute(db);
}

interface Source {
  model: string;
  table: string;
  /** Column with the record's id. */
  owner: string;
  column: string;
  field: string;
}

async function fill(db: Kysely<unknown>, { model, table, owner, column, field }: Source) {
  await sql`
    insert into file_usage (kind, model_id, owner_id, field, file_name)
    select distinct 'record', ${model}, ${sql.ref(owner)}, ${field}, unnest(file_names_in(${sql.ref(column)}::text))
    from ${sql.table(table)} where ${sql.ref(column)}::text ~ '_[0-9a-f]{32}\.' on conflict do nothing`.execute(db);
}

async function textColumns(db: Kysely<unknown>, table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select attname as name from pg_attribute
    where attrelid = to_regclass(quote_ident(${table})) and attnum > 0 and not attisdropped and not starts_with(attname, '_')
      and atttypid in ('text'::regtype, 'jsonb'::regtype, 'varchar'::regtype)`.execute(db);
  return rows.map(({ name }) => name);
}
