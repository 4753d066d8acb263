import { sql, type Kysely } from 'kysely';

/** What each save changed of a record, revisions of records, and answers of calls that may be repeated. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table record_change (
      model_id text not null,
      record_id text not null,
      revision integer not null,
      cause text not null,
      user_id text not null,
      document_version integer not null,
      change jsonb not null,
      undo jsonb not null,
      creator_time timestamptz not null default now(),
      primary key (model_id, record_id, revision)
    )`.execute(db);
  await sql`create index record_change_time on record_change (creator_time)`.execute(db);
  await sql`
    create table answered_call (
      user_id text not null,
      key text not null,
      fingerprint text not null,
      answer jsonb,
      creator_time timestamptz not null default now(),
      primary key (user_id, key)
    )`.execute(db);
  await sql`create index answered_call_time on answered_call (creator_time)`.execute(db);
  // tables of models that were released before; a release adds the columns to new ones
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from visual_model m
    join pg_class c on c.relname = 'mt_' || replace(lower(m.id), '-', '_') and c.relkind = 'r'
    where m.version > 0`.execute(db);
  for (const { name } of rows)
    await sql`alter table ${sql.table(name)}
      add column if not exists _revision integer not null default 1,
      add column if not exists _version integer not null default 1`.execute(db);
}
