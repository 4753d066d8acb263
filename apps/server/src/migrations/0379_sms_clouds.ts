import { sql, type Kysely } from 'kysely';

/** What clouds need to send short messages: a signature and templates that they have approved, and the values of each message. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table message_channel
      add column sign_name text not null default '',
      add column app_id text not null default '',
      add column code_template text not null default ''`.execute(db);
  await sql`alter table message_template add column sms_template text not null default ''`.execute(db);
  await sql`
    alter table message_delivery
      add column sms_template text not null default '',
      add column sms_values jsonb not null default '[]'`.execute(db);
}
