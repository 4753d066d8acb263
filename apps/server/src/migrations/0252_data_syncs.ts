import { sql, type Kysely } from 'kysely';

/** Tables that are copied from one data source to another, and what came of it each time. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table data_sync (
      id text primary key,
      full_name text not null,
      sound tsvector not null default '',
      en_code text not null,
      source_id text not null,
      target_id text not null,
      tables jsonb not null default '[]',
      description text not null default '',
      enabled_mark smallint not null default 1,
      sort_code integer not null default 0,
      revision integer not null default 1,
      creator_time timestamptz not null default now(),
      creator_user_id text not null default '',
      last_modify_time timestamptz,
      last_modify_user_id text not null default ''
    )`.execute(db);
  await sql`create unique index data_sync_en_code on data_sync (en_code)`.execute(db);
  await sql`create index data_sync_source on data_sync (source_id)`.execute(db);
  await sql`create index data_sync_target on data_sync (target_id)`.execute(db);
  await sql`
    create trigger data_sync_sound before insert or update of full_name on data_sync
    for each row execute function keep_sound('full_name')`.execute(db);
  await sql`
    create table data_sync_run (
      id text primary key,
      sync_id text not null references data_sync (id) on delete cascade,
      state text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'failed', 'cancelled')),
      is_cancelled boolean not null default false,
      user_id text not null,
      tables jsonb not null default '[]',
      message text not null default '',
      creator_time timestamptz not null default now(),
      started_time timestamptz,
      ended_time timestamptz
    )`.execute(db);
  await sql`create index data_sync_run_list on data_sync_run (sync_id, creator_time desc, id desc)`.execute(db);
}
