import { sql, type Kysely } from 'kysely';

/** What whoever released a flow says about the release. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table flow_version add column note text not null default ''`.execute(db);
}
