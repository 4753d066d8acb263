import { sql, type Kysely } from 'kysely';

/** Pickers and the palette find people by account and name; the index of the user page holds columns that are not everybody's. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{
    found: boolean;
  }>`select exists (select from pg_extension where extname = 'pg_trgm') as found`.execute(db);
  if (rows[0]?.found)
    await sql`create index user_account_option on user_account using gin ((account || ' ' || real_name) gin_trgm_ops)`.execute(
      db,
    );
}
