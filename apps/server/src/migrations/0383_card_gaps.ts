import { sql, type Kysely } from 'kysely';

/** What lies between the end of a card and a renewal that came later was not bought. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table parking_listed_plate add column gaps jsonb not null default '[]'`.execute(db);
}
