import { sql, type Kysely } from 'kysely';

/** Projects with their people and tasks. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // the sums of the tasks stand in the row, written with every change of them: a list reads no task
  await sql`
    create table project (
      id text primary key,
      full_name text not null,
      description text not null default '',
      state text not null default 'active' check (state in ('active', 'archived')),
      start_date text collate "C",
      end_date text collate "C",
      progress integer not null default 0,
      task_count integer not null default 0,
      version integer not null default 1,
      revision integer not null default 1,
      creator_user_id text not null,
      creator_time timestamptz not null default now(),
      last_modify_time timestamptz
    )`.execute(db);
  await sql`
    create table project_member (
      project_id text not null references project (id) on delete cascade,
      user_id text not null,
      role text not null check (role in ('lead', 'member', 'reader')),
      primary key (project_id, user_id)
    )`.execute(db);
  await sql`create index project_member_user on project_member (user_id)`.execute(db);
  await sql`
    create table project_task (
      id text primary key,
      project_id text not null references project (id) on delete cascade,
      name text not null,
      parent_id text not null default '',
      sort double precision not null default 0,
      kind text not null check (kind in ('task', 'milestone')),
      "start" text collate "C" not null,
      "end" text collate "C" not null,
      progress integer not null default 0 check (progress between 0 and 100),
      priority text not null check (priority in ('low', 'normal', 'high')),
      assignee_ids jsonb not null default '[]',
      predecessor_ids jsonb not null default '[]',
      note text not null default '',
      revision integer not null default 1,
      check ("end" >= "start")
    )`.execute(db);
  await sql`create index project_task_project on project_task (project_id)`.execute(db);
}
