import { sql, type Kysely } from 'kysely';

/** What a run of a scheduled task has done. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table scheduled_task_run add column result jsonb`.execute(db);
}
