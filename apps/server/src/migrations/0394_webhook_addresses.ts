import { sql, type Kysely } from 'kysely';

/** Who gave a webhook its address: the last to change it as far as that is remembered, else whoever made it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table webhook add column address_user_id text not null default ''`.execute(db);
  await sql`
    update webhook set address_user_id = coalesce(
      (select user_id from noun_change
        where noun = 'webhook' and record_id = webhook.id and 'url' = any(fields) and user_id <> ''
        order by revision desc limit 1),
      creator_user_id)`.execute(db);
}
