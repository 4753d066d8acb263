import { sql, type Kysely } from 'kysely';

/** Entries of the app's own menu stand beside those of the web menu. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table menu add column category text not null default 'Web' check (category in ('Web', 'App'))`.execute(
    db,
  );
}
