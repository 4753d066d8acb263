import { sql, type Kysely } from 'kysely';

/** Users whose password somebody else knows change it before they do anything else. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table user_account add must_change_password smallint not null default 0`.execute(db);
}
