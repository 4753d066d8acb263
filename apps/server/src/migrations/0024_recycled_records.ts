import { sql, type Kysely } from 'kysely';

/** Deleted records of models, whole, until somebody takes them back or their time is over. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table recycled_record (
      model_id text not null,
      record_id text not null,
      creator text not null,
      organize text not null,
      document_version integer not null,
      content jsonb not null,
      subtables jsonb not null,
      deleted_by text not null,
      deleted_at timestamptz not null default now(),
      primary key (model_id, record_id)
    )`.execute(db);
  await sql`create index recycled_record_newest on recycled_record (model_id, deleted_at desc, record_id desc)`.execute(
    db,
  );
  await sql`create index recycled_record_time on recycled_record (deleted_at)`.execute(db);
  await sql`
    insert into scheduled_task (id, full_name, en_code, cron, job, system_mark, next_run_time) values
      ('clean_bin', '清理回收站', 'cleanBin', '40 * * * *', 'record.cleanBin', 1, now())`.execute(db);
}
