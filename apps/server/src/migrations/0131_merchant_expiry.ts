import { sql, type Kysely } from 'kysely';

/** Until when a top-up has prolonged the agreement with its merchant. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table parking_merchant_entry add column expires_at timestamptz`.execute(db);
}
