import { sql, type Kysely } from 'kysely';

/** When each password became what it is; of those that are there nobody knows, so they count from now. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table user_account add column password_time timestamptz not null default now()`.execute(db);
}
