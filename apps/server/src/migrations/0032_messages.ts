import { sql, type Kysely } from 'kysely';

/** Messages, and what each receiver has done with them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table message (
      id text primary key,
      type smallint not null default 1,
      title text not null,
      sound tsvector not null default '',
      body_text text not null default '',
      files text not null default '[]',
      to_all smallint not null default 0,
      to_user_ids text not null default '',
      to_organize_ids text not null default '',
      to_role_ids text not null default '',
      to_group_ids text not null default '',
      enabled_mark smallint not null default 0,
      release_time timestamptz,
      creator_time timestamptz not null default now(),
      creator_user_id text not null default '',
      last_modify_time timestamptz,
      last_modify_user_id text not null default ''
    )`.execute(db);
  await sql`create index message_time on message (type, creator_time desc, id desc)`.execute(db);
  await sql`create index message_sound on message using gin (sound)`.execute(db);
  await sql`
    create trigger message_sound before insert or update of title on message
    for each row execute function keep_sound('title')`.execute(db);
  await sql`
    create table message_receipt (
      user_id text not null references user_account (id) on delete cascade,
      message_id text not null references message (id) on delete cascade,
      is_read smallint not null default 0,
      read_time timestamptz,
      is_removed smallint not null default 0,
      creator_time timestamptz not null default now(),
      primary key (message_id, user_id)
    )`.execute(db);
  await sql`create index message_receipt_mine on message_receipt (user_id, creator_time desc, message_id desc) where is_removed = 0`.execute(
    db,
  );
  await sql`create index message_receipt_unread on message_receipt (user_id) where is_read = 0 and is_removed = 0`.execute(
    db,
  );
}
