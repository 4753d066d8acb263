import { sql, type Kysely } from 'kysely';

/** Areas, dictionaries, the operation log, the system configuration and stored files. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table area (
      id text primary key,
      parent_id text not null,
      full_name text not null,
      en_code text not null unique,
      description text not null default '',
      enabled_mark smallint not null default 1,
      sort_code integer not null default 0
    )`.execute(db);
  await sql`create index area_parent on area (parent_id, sort_code)`.execute(db);
  await sql`
    create table dictionary_type (
      id text primary key,
      parent_id text not null,
      full_name text not null,
      en_code text not null,
      is_tree smallint not null default 0,
      description text not null default '',
      sort_code integer not null default 0
    )`.execute(db);
  await sql`create unique index dictionary_type_en_code on dictionary_type (lower(en_code))`.execute(db);
  await sql`
    create table dictionary_data (
      id text primary key,
      dictionary_type_id text not null references dictionary_type (id),
      parent_id text not null default '0',
      full_name text not null,
      en_code text not null,
      description text not null default '',
      enabled_mark smallint not null default 1,
      sort_code integer not null default 0,
      creator_time timestamptz not null default now(),
      creator_user_id text not null default '',
      last_modify_time timestamptz,
      last_modify_user_id text not null default '',
      unique (dictionary_type_id, en_code)
    )`.execute(db);
  await sql`
    create table operation_log (
      id text primary key,
      user_id text not null default '',
      user_name text not null default '',
      category text not null,
      description text not null default '',
      request_method text not null default '',
      request_url text not null default '',
      ip_address text not null default '',
      ip_place text not null default '',
      platform text not null default '',
      request_duration integer not null default 0,
      result_code integer not null default 200,
      creator_time timestamptz not null default now()
    )`.execute(db);
  await sql`create index operation_log_time on operation_log (creator_time desc, id desc)`.execute(db);
  await sql`create index operation_log_user on operation_log (user_id, creator_time desc)`.execute(db);
  await sql`create table system_config (key text primary key, value jsonb not null)`.execute(db);
  await sql`
    create table stored_file (
      name text primary key,
      type text not null,
      original_name text not null,
      size bigint not null,
      content_type text not null,
      user_id text not null,
      creator_time timestamptz not null default now()
    )`.execute(db);
}
