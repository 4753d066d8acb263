import { sql, type Kysely } from 'kysely';

/** What was done to which record, in parts: the log is put into words for whoever reads it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table operation_log
      add column verb text not null default '',
      add column noun text not null default '',
      add column record_id text not null default '',
      add column record_name text not null default '',
      add column changes jsonb not null default '[]'`.execute(db);
}
