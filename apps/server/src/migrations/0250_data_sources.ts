import { sql, type Kysely } from 'kysely';

/** Databases that the server connects to, its own among them, and the buttons of their pages in systems that exist already. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table data_source (
      id text primary key,
      full_name text not null,
      sound tsvector not null default '',
      en_code text not null,
      kind text not null check (kind in ('postgresql', 'mysql', 'sqlserver', 'oracle')),
      host text not null,
      port integer not null,
      database text not null,
      schema_name text not null default '',
      user_name text not null default '',
      encrypted_password text not null default '',
      tls text not null default 'off' check (tls in ('off', 'required', 'verified')),
      certificate text not null default '',
      timeout_seconds integer not null default 10,
      pool_size integer not null default 5,
      is_read_only boolean not null default false,
      description text not null default '',
      enabled_mark smallint not null default 1,
      system_mark smallint not null default 0,
      sort_code integer not null default 0,
      revision integer not null default 1,
      creator_time timestamptz not null default now(),
      creator_user_id text not null default '',
      last_modify_time timestamptz,
      last_modify_user_id text not null default ''
    )`.execute(db);
  await sql`create unique index data_source_en_code on data_source (en_code)`.execute(db);
  await sql`
    create trigger data_source_sound before insert or update of full_name on data_source
    for each row execute function keep_sound('full_name')`.execute(db);
  await sql`
    insert into data_source (id, full_name, en_code, kind, host, port, database, system_mark)
    values ('default', '系统数据库', 'default', 'postgresql', 'localhost', 5432, 'default', 1)`.execute(db);
  await sql`alter table data_interface add column source_id text not null default ''`.execute(db);
  await sql`create index data_interface_source on data_interface (source_id) where source_id <> ''`.execute(db);
  await sql`
    insert into menu_code (id, menu_id, kind, en_code, full_name, sort_code)
    select 'dataApplication_' || page || '__' || code, 'dataApplication_' || page, 'button', code, name, place
    from (values
      ('model', 'btn_rows', '查看数据', 13), ('sync', 'btn_add', '新增', 10), ('sync', 'btn_remove', '删除', 12),
      ('sync', 'btn_run', '执行', 13), ('map', 'btn_download', '导出', 13)) as codes (page, code, name, place)
    where exists (select 1 from menu where id = 'dataApplication_' || page) on conflict do nothing`.execute(db);
}
