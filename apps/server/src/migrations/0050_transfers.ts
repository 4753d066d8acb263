import { sql, type Kysely } from 'kysely';

/** Imports and exports in the background, the rows that imports refused, and what columns people last took for which fields. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table transfer (
      id text primary key,
      user_id text not null references user_account (id) on delete cascade,
      kind text not null check (kind in ('import', 'export')),
      target text not null,
      state text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'cancelled', 'failed')),
      file_name text not null default '',
      locale text not null,
      request jsonb not null,
      total integer not null default 0,
      done integer not null default 0,
      refused integer not null default 0,
      problem text not null default '',
      storage_key text not null default '',
      creator_time timestamptz not null default now(),
      end_time timestamptz
    )`.execute(db);
  await sql`create index transfer_user on transfer (user_id, creator_time desc)`.execute(db);
  await sql`create index transfer_storage on transfer (storage_key) where storage_key <> ''`.execute(db);
  await sql`
    create table transfer_refusal (
      transfer_id text not null references transfer (id) on delete cascade,
      row_number integer not null,
      cells jsonb not null,
      problem text not null,
      primary key (transfer_id, row_number)
    )`.execute(db);
  await sql`
    create table import_mapping (
      user_id text not null references user_account (id) on delete cascade,
      target text not null,
      fields jsonb not null,
      primary key (user_id, target)
    )`.execute(db);
}
