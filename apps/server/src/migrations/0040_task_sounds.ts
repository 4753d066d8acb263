import { sql, type Kysely } from 'kysely';

/** Scheduled tasks are found by how their names sound. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table scheduled_task add column sound tsvector not null default ''`.execute(db);
  await sql`
    create trigger scheduled_task_sound before insert or update of full_name on scheduled_task
    for each row execute function keep_sound('full_name')`.execute(db);
  await sql`update scheduled_task set full_name = full_name`.execute(db);
}
