import { sql, type Kysely } from 'kysely';

/** What deleted records say is searched. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index recycled_record_text on recycled_record using gin ((content::text) gin_trgm_ops)`.execute(db);
}
