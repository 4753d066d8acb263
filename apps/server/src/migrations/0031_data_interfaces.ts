import { sql, type Kysely } from 'kysely';

/** Data interfaces, the log of their calls, and the dictionary of their types where a first menu exists already. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table data_interface (
      id text primary key,
      full_name text not null,
      sound tsvector not null default '',
      en_code text not null,
      category text not null default '',
      kind text not null check (kind in ('sql', 'http', 'static', 'script')),
      access text not null default 'managers' check (access in ('managers', 'roles', 'everyone')),
      role_ids jsonb not null default '[]',
      parameters jsonb not null default '[]',
      sql text not null default '',
      method text not null default 'GET',
      url text not null default '',
      headers jsonb not null default '[]',
      request_body text not null default '',
      auth text not null default 'none',
      auth_name text not null default '',
      encrypted_secret text not null default '',
      static_data text not null default '',
      script text not null default '',
      data_path text not null default '',
      filter text not null default '',
      columns jsonb not null default '[]',
      cache_seconds integer not null default 0,
      timeout_seconds integer not null default 5,
      row_limit integer not null default 1000,
      description text not null default '',
      enabled_mark smallint not null default 1,
      sort_code integer not null default 0,
      creator_time timestamptz not null default now(),
      creator_user_id text not null default '',
      last_modify_time timestamptz,
      last_modify_user_id text not null default ''
    )`.execute(db);
  await sql`create unique index data_interface_en_code on data_interface (en_code)`.execute(db);
  await sql`create index data_interface_sound on data_interface using gin (sound)`.execute(db);
  await sql`
    create trigger data_interface_sound before insert or update of full_name on data_interface
    for each row execute function keep_sound('full_name')`.execute(db);
  await sql`
    create table data_interface_log (
      id text primary key,
      interface_id text not null references data_interface (id) on delete cascade,
      user_id text not null,
      user_name text not null,
      cause text not null,
      parameters text not null default '',
      duration integer not null,
      rows integer,
      is_cached smallint not null default 0,
      error text not null default '',
      creator_time timestamptz not null default now()
    )`.execute(db);
  await sql`create index data_interface_log_time on data_interface_log (interface_id, creator_time desc, id desc)`.execute(
    db,
  );
  await sql`
    insert into menu_code (id, menu_id, kind, en_code, full_name, sort_code)
    select 'dataApplication_interface__' || code, menu.id, 'button', code, name, place
    from menu, (values ('btn_sql', '编写SQL', 3), ('btn_download', '导出', 4)) codes (code, name, place)
    where menu.id = 'dataApplication_interface' on conflict do nothing`.execute(db);
  await sql`
    insert into dictionary_type (id, parent_id, full_name, en_code, sort_code)
    select 'interfaceType', 'system', '数据接口类型', 'interfaceType', 20 where exists (select from menu) on conflict do nothing`.execute(
    db,
  );
  await sql`
    insert into dictionary_data (id, dictionary_type_id, full_name, en_code, sort_code)
    select 'interfaceType_' || code, 'interfaceType', name, code, place
    from (values ('base', '基础数据', 0), ('business', '业务数据', 1), ('external', '外部服务', 2)) items (code, name, place)
    where exists (select from menu) on conflict do nothing`.execute(db);
}
