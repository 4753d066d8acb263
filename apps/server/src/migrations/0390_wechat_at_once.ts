import { sql, type Kysely } from 'kysely';

/**
 * What tells apart those who are at the same thing at WeChat: when WeChat told of a follower last and when a synchronisation
 * began, in place of which one saw them last; and the change that news stand on.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table we_chat_follower drop column run`.execute(db);
  await sql`alter table we_chat_follower add column seen_time timestamptz not null default now()`.execute(db);
  await sql`
    create table we_chat_follower_run (
      id text primary key,
      begun timestamptz not null default now()
    )`.execute(db);
  await sql`alter table we_chat_material add column revision integer not null default 1`.execute(db);
}
