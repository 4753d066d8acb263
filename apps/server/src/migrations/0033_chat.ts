import { sql, type Kysely } from 'kysely';

/** Conversations of two people. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table chat_conversation (
      id text primary key,
      low_user_id text not null references user_account (id) on delete cascade,
      high_user_id text not null references user_account (id) on delete cascade,
      last_number integer not null default 0,
      unique (low_user_id, high_user_id),
      check (low_user_id < high_user_id)
    )`.execute(db);
  await sql`create index chat_conversation_high on chat_conversation (high_user_id)`.execute(db);
  await sql`
    create table chat_member (
      conversation_id text not null references chat_conversation (id) on delete cascade,
      user_id text not null references user_account (id) on delete cascade,
      peer_id text not null references user_account (id) on delete cascade,
      unread_num integer not null default 0,
      read_number integer not null default 0,
      latest_time timestamptz not null default now(),
      primary key (user_id, peer_id)
    )`.execute(db);
  await sql`create index chat_member_recent on chat_member (user_id, latest_time desc)`.execute(db);
  await sql`create index chat_member_unread on chat_member (user_id) where unread_num > 0`.execute(db);
  await sql`create index chat_member_peer on chat_member (peer_id)`.execute(db);
  await sql`create index chat_member_conversation on chat_member (conversation_id)`.execute(db);
  await sql`
    create table chat_message (
      conversation_id text not null references chat_conversation (id) on delete cascade,
      number integer not null,
      sender_id text not null,
      client_id text not null,
      type text not null,
      content text not null,
      send_time timestamptz not null default clock_timestamp(),
      removed_by_sender smallint not null default 0,
      removed_by_receiver smallint not null default 0,
      primary key (conversation_id, number),
      unique (sender_id, client_id)
    )`.execute(db);
  await sql`create index chat_message_text on chat_message using gin (content gin_trgm_ops) where type = 'text'`.execute(
    db,
  );
  await sql`
    create function forget_chat_files() returns trigger language plpgsql as $$
    begin
      delete from file_usage where kind = 'chat' and model_id = '' and owner_id = old.id;
      return old;
    end $$`.execute(db);
  await sql`
    create trigger chat_conversation_files after delete on chat_conversation
    for each row execute function forget_chat_files()`.execute(db);
}
