import { sql, type Kysely } from 'kysely';

/** What the gateway is that carries short messages. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table message_channel
      add column url text not null default '',
      add column "authorization" text not null default '',
      add column request_body text not null default '',
      add column accepted text not null default ''`.execute(db);
}
