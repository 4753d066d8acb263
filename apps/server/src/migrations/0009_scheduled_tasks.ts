import { sql, type Kysely } from 'kysely';

/** Jobs at fixed times with the log of their runs, and the workers that live; what the server does by itself are the first rows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table scheduled_task (
      id text primary key,
      full_name text not null,
      en_code text not null,
      description text not null default '',
      cron text not null,
      time_zone text not null default 'Asia/Shanghai',
      job text not null,
      payload jsonb not null default '{}',
      timeout_seconds integer not null default 600,
      max_attempts smallint not null default 3,
      system_mark smallint not null default 0,
      enabled_mark smallint not null default 1,
      next_run_time timestamptz,
      creator_time timestamptz not null default now(),
      creator_user_id text not null default '',
      last_modify_time timestamptz,
      last_modify_user_id text not null default ''
    )`.execute(db);
  await sql`create unique index scheduled_task_en_code on scheduled_task (lower(en_code))`.execute(db);
  await sql`create index scheduled_task_due on scheduled_task (next_run_time) where enabled_mark = 1`.execute(db);
  await sql`
    create table scheduled_task_run (
      id text primary key,
      task_id text not null references scheduled_task (id) on delete cascade,
      cause text not null,
      state text not null default 'waiting',
      due_time timestamptz not null,
      start_time timestamptz,
      end_time timestamptz,
      attempts smallint not null default 0,
      message text not null default '',
      user_id text not null default ''
    )`.execute(db);
  await sql`create index scheduled_task_run_of on scheduled_task_run (task_id, due_time desc)`.execute(db);
  await sql`create unique index scheduled_task_run_once on scheduled_task_run (task_id, due_time) where cause = 'schedule'`.execute(
    db,
  );
  await sql`create table job_worker (id text primary key, seen_time timestamptz not null default now())`.execute(db);
  await sql`
    insert into scheduled_task (id, full_name, en_code, cron, job, system_mark, next_run_time) values
      ('clean_expired', '清理过期数据', 'cleanExpired', '*/10 * * * *', 'maintenance.cleanExpired', 1, now()),
      ('clean_files', '清理无用文件', 'cleanFiles', '20 * * * *', 'file.clean', 1, now())`.execute(db);
}
