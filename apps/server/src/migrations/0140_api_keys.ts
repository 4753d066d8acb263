import { sql, type Kysely } from 'kysely';

/** Keys of other programs, and their page in systems that exist already. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table api_key (
      id text primary key,
      full_name text not null,
      owner_id text not null,
      access text not null default 'read' check (access in ('read', 'all')),
      reach text not null default 'all' check (reach in ('all', 'pages')),
      page_ids jsonb not null default '[]',
      per_minute integer not null default 600,
      expires_time timestamptz,
      addresses text not null default '',
      description text not null default '',
      enabled_mark smallint not null default 1,
      prefix text not null,
      key_hash text not null unique,
      last_used_time timestamptz,
      last_used_ip text not null default '',
      creator_time timestamptz not null default now(),
      creator_user_id text not null default '',
      last_modify_time timestamptz,
      last_modify_user_id text not null default ''
    )`.execute(db);
  await sql`create index api_key_owner on api_key (owner_id)`.execute(db);
  await sql`
    insert into menu (id, parent_id, en_code, full_name, names, icon, type, url_address, sort_code)
    select 'system_apiKey', 'system', 'system.apiKey', 'API密钥',
      jsonb_build_object('en', 'API keys', 'zhtw', 'API金鑰', 'vi', 'Khóa API'), 'key-round', 2, 'system/apiKey', 60
    where exists (select 1 from menu where id = 'system') on conflict do nothing`.execute(db);
  await sql`
    insert into menu_code (id, menu_id, kind, en_code, full_name, sort_code)
    select 'system_apiKey__' || code, 'system_apiKey', 'button', code, name, 10 + place
    from (values ('btn_add', '新增', 0), ('btn_edit', '编辑', 1), ('btn_remove', '删除', 2)) as codes (code, name, place)
    where exists (select 1 from menu where id = 'system_apiKey') on conflict do nothing`.execute(db);
}
