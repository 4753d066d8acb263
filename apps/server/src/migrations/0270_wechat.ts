import { sql, type Kysely } from 'kysely';

/** Accounts at WeChat and WeCom, what stands there, what was sent, and the buttons of their pages in systems that exist already. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table we_chat_mp (
      id text primary key check (id = 'mp'),
      provider text not null default 'local' check (provider in ('local', 'live')),
      full_name text not null default '',
      app_id text not null default '',
      token text not null default '',
      encrypted_secret text not null default '',
      revision integer not null default 1,
      creator_time timestamptz not null default now(),
      creator_user_id text not null default '',
      last_modify_time timestamptz,
      last_modify_user_id text not null default ''
    )`.execute(db);
  await sql`
    create table we_chat_qy (
      id text primary key check (id = 'qy'),
      provider text not null default 'local' check (provider in ('local', 'live')),
      full_name text not null default '',
      corp_id text not null default '',
      agent_id text not null default '',
      encrypted_secret text not null default '',
      revision integer not null default 1,
      creator_time timestamptz not null default now(),
      creator_user_id text not null default '',
      last_modify_time timestamptz,
      last_modify_user_id text not null default ''
    )`.execute(db);
  await sql`
    create table we_chat_menu (
      id text primary key check (id = 'mp'),
      buttons jsonb not null default '[]',
      published jsonb,
      published_time timestamptz,
      revision integer not null default 1,
      last_modify_time timestamptz,
      last_modify_user_id text not null default ''
    )`.execute(db);
  await sql`insert into we_chat_mp (id) values ('mp')`.execute(db);
  await sql`insert into we_chat_qy (id) values ('qy')`.execute(db);
  await sql`insert into we_chat_menu (id) values ('mp')`.execute(db);
  await sql`
    create table we_chat_follower (
      id text primary key,
      open_id text not null unique,
      nickname text not null default '',
      remark text not null default '',
      sound tsvector not null default '',
      scene text not null default '',
      is_following boolean not null default true,
      follow_time timestamptz,
      run text not null default ''
    )`.execute(db);
  await sql`create index we_chat_follower_time on we_chat_follower (follow_time desc, id desc)`.execute(db);
  await sql`
    create table we_chat_material (
      id text primary key,
      type text not null check (type in ('image', 'voice', 'video', 'news')),
      full_name text not null,
      media_id text not null,
      file_name text not null default '',
      file_size bigint not null default 0,
      articles jsonb not null default '[]',
      creator_user_id text not null default '',
      creator_time timestamptz not null default now()
    )`.execute(db);
  await sql`create index we_chat_material_type on we_chat_material (type, creator_time desc, id desc)`.execute(db);
  await sql`
    create table we_chat_message (
      id text primary key,
      account text not null check (account in ('mp', 'qy')),
      type text not null check (type in ('text', 'image', 'news')),
      content jsonb not null,
      summary text not null,
      sound tsvector not null default '',
      state text not null default 'waiting' check (state in ('waiting', 'sending', 'sent', 'partly', 'failed')),
      to_all boolean not null default false,
      receivers integer not null default 0,
      delivered integer not null default 0,
      failed integer not null default 0,
      creator_user_id text not null default '',
      creator_time timestamptz not null default now(),
      sent_time timestamptz
    )`.execute(db);
  await sql`create index we_chat_message_time on we_chat_message (account, creator_time desc, id desc)`.execute(db);
  await sql`
    create table we_chat_receiver (
      id text primary key,
      message_id text not null references we_chat_message (id) on delete cascade,
      target_id text not null,
      address text not null,
      name text not null,
      sound tsvector not null default '',
      state text not null default 'waiting' check (state in ('waiting', 'sent', 'failed')),
      reason text not null default ''
    )`.execute(db);
  await sql`create index we_chat_receiver_message on we_chat_receiver (message_id, state, id)`.execute(db);
  for (const [table, column] of [
    ['we_chat_follower', 'remark'],
    ['we_chat_message', 'summary'],
    ['we_chat_receiver', 'name'],
  ] as const)
    await sql`
      create trigger ${sql.ref(`${table}_sound`)} before insert or update of ${sql.ref(column)} on ${sql.table(table)}
      for each row execute function keep_sound(${sql.lit(column)})`.execute(db);
  await sql`
    create table we_chat_directory (
      kind text not null check (kind in ('organize', 'user')),
      id text not null,
      full_name text not null,
      remote_id text not null default '',
      given text not null default '',
      reason text not null default '',
      sync_time timestamptz,
      primary key (kind, id)
    )`.execute(db);
  await sql`
    insert into menu_code (id, menu_id, kind, en_code, full_name, sort_code)
    select 'weChat_' || page || '__' || code, 'weChat_' || page, 'button', code, name, 10 + place
    from (values ('mpMenu', 'btn_release', '发布', 3), ('mpUser', 'btn_edit', '编辑', 0)) as codes (page, code, name, place)
    where exists (select 1 from menu where id = 'weChat_' || page) on conflict do nothing`.execute(db);
  // what the planned pages had and the built ones do not
  await sql`
    delete from menu_code where id in ('weChat_mpMenu__btn_add', 'weChat_mpMenu__btn_remove', 'weChat_mpMessage__btn_edit',
      'weChat_qyMessage__btn_edit', 'weChat_qyUser__btn_edit')`.execute(db);
}
