import { sql, type Kysely } from 'kysely';

/** Flows with their versions, what runs and ran, its tasks and course, who reads along, and who acts for whom. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table flow (
    id text primary key,
    full_name text not null,
    sound tsvector not null default '',
    en_code text not null constraint flow_en_code unique,
    category text not null default '',
    icon text not null default '',
    model_id text not null,
    bill_rule text not null default '',
    title_formula text not null default '',
    launchers jsonb,
    document text not null,
    description text not null default '',
    sort_code integer not null default 0,
    enabled_mark smallint not null default 1,
    state smallint not null default 0,
    version integer not null default 0,
    revision integer not null default 1,
    creator_time timestamptz not null default now(),
    creator_user_id text not null default '',
    last_modify_time timestamptz,
    last_modify_user_id text not null default ''
  )`,
  `create trigger flow_sound before insert or update of full_name on flow
    for each row execute function keep_sound('full_name')`,
  `create table flow_version (
    flow_id text not null references flow (id) on delete cascade,
    version integer not null,
    model_version integer not null,
    document text not null,
    user_id text not null default '',
    creator_time timestamptz not null default now(),
    primary key (flow_id, version)
  )`,
  `create table flow_instance (
    id text primary key,
    flow_id text not null references flow (id),
    version integer not null,
    model_id text not null,
    model_version integer not null,
    record_id text not null,
    number text not null,
    title text not null,
    urgency smallint not null default 1,
    status smallint not null,
    paused boolean not null default false,
    launcher_id text not null,
    organize_id text not null default '',
    state jsonb not null,
    next_tick timestamptz,
    parent_id text references flow_instance (id),
    parent_activity text not null default '',
    launch_time timestamptz not null default now(),
    end_time timestamptz
  )`,
  // own flows, those of a scope, those of a version that run, those whose time comes
  `create index flow_instance_launcher on flow_instance (launcher_id, launch_time desc)`,
  `create index flow_instance_organize on flow_instance (organize_id, launch_time desc)`,
  `create index flow_instance_time on flow_instance (launch_time desc, id)`,
  `create index flow_instance_running on flow_instance (flow_id, version) where status = 1`,
  `create index flow_instance_tick on flow_instance (next_tick) where next_tick is not null`,
  `create index flow_instance_parent on flow_instance (parent_id) where parent_id is not null`,
  `create unique index flow_instance_record on flow_instance (model_id, record_id)`,
  `create table flow_task (
    instance_id text not null references flow_instance (id) on delete cascade,
    task_id text not null,
    activity_id text not null,
    node_id text not null,
    node_name text not null,
    user_id text not null,
    state text not null check (state in ('open', 'waiting', 'offered', 'approved', 'refused', 'passed', 'left')),
    reason jsonb not null,
    batch boolean not null default false,
    opened_time timestamptz not null,
    closed_time timestamptz,
    due_time timestamptz,
    primary key (instance_id, task_id, user_id)
  )`,
  `create index flow_task_to_do on flow_task (user_id, opened_time) where state in ('open', 'offered')`,
  `create index flow_task_done on flow_task (user_id, closed_time desc) where state in ('approved', 'refused')`,
  `create table flow_entry (
    instance_id text not null references flow_instance (id) on delete cascade,
    place integer not null,
    time timestamptz not null,
    user_id text not null default '',
    for_user_id text not null default '',
    what text not null,
    node_id text not null default '',
    task_id text not null default '',
    detail jsonb not null default '{}',
    comment text not null default '',
    primary key (instance_id, place)
  )`,
  `create table flow_circulation (
    instance_id text not null references flow_instance (id) on delete cascade,
    user_id text not null,
    node_id text not null default '',
    time timestamptz not null default now(),
    read_time timestamptz,
    primary key (instance_id, user_id)
  )`,
  `create index flow_circulation_user on flow_circulation (user_id, time desc)`,
  `create table flow_listener (
    instance_id text not null references flow_instance (id) on delete cascade,
    activity_id text not null,
    model_id text not null,
    event text not null check (event in ('created', 'changed', 'removed')),
    record_id text not null default '',
    primary key (instance_id, activity_id)
  )`,
  `create index flow_listener_model on flow_listener (model_id, event)`,
  `create table flow_entrust (
    id text primary key,
    user_id text not null,
    to_user_id text not null,
    kind text not null default 'decide' check (kind in ('decide', 'launch')),
    flow_ids jsonb not null default '[]',
    start_time timestamptz not null,
    end_time timestamptz not null,
    description text not null default '',
    revision integer not null default 1,
    creator_time timestamptz not null default now(),
    creator_user_id text not null default '',
    last_modify_time timestamptz,
    last_modify_user_id text not null default '',
    check (start_time < end_time),
    check (user_id <> to_user_id)
  )`,
  `create index flow_entrust_user on flow_entrust (user_id, end_time)`,
  `create index flow_entrust_to on flow_entrust (to_user_id, end_time)`,
];
