import { sql, type Kysely } from 'kysely';

/** How many sign-in codes a number was sent since when. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table sms_code
      add column sent_count integer not null default 1,
      add column counted_since timestamptz not null default now()`.execute(db);
}
