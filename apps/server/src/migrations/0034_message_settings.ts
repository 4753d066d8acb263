import { sql, type Kysely } from 'kysely';

/** What each person wants to be shown by their browser, and when not. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table message_setting (
      user_id text primary key references user_account (id) on delete cascade,
      show_notices smallint not null default 1,
      show_chats smallint not null default 1,
      quiet_from text not null default '',
      quiet_to text not null default ''
    )`.execute(db);
}
