import { sql, type Kysely } from 'kysely';

/** The saved views of a list stand beside its columns: both are a person's own settings of a page. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table column_setting alter column field_list set default '[]', add column views jsonb not null default '[]'`.execute(
    db,
  );
}
