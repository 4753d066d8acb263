import { sql, type Kysely } from 'kysely';

/** What was slow: lines of the log by their duration, and statements by their time where the database measures it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index operation_log_duration on operation_log (request_duration, id)`.execute(db);
  // a schema of its own: nothing of it belongs to a backup
  await sql`
    do $$ begin
      create schema if not exists statistics;
      create extension if not exists pg_stat_statements schema statistics;
    exception when insufficient_privilege or undefined_file or feature_not_supported or undefined_object then
      raise notice 'statements are not measured: %', sqlerrm;
    end $$`.execute(db);
}
