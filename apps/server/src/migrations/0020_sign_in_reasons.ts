import { sql, type Kysely } from 'kysely';

/** Why a sign-in was refused, as a code that is put into words for whoever reads the log; older lines keep their text. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table operation_log add column reason jsonb`.execute(db);
}
