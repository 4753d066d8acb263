import { sql, type Kysely } from 'kysely';

/** What can be granted on a page is named in the languages that its model has texts in. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table menu_code add column names jsonb`.execute(db);
}
