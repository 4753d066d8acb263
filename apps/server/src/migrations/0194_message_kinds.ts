import { sql, type Kysely } from 'kysely';

/** What each message is about, and which kinds somebody does not want by which channel. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // there may be millions of messages
  await sql`set local statement_timeout = 0`.execute(db);
  await sql`
    alter table message add column kind text not null default 'announcement'
      check (kind in ('announcement', 'flow', 'comment', 'system'))`.execute(db);
  await sql`update message set kind = 'flow' where type = 2`.execute(db);
  await sql`update message set kind = 'system' where type = 3 or type = 1 and is_personal = 1`.execute(db);
  await sql`alter table message_setting add column muted jsonb not null default '[]'`.execute(db);
}
