import { sql, type Kysely } from 'kysely';

/**
 * Which model the form of a release belongs to; flows that were moved to another release, with what each was before; and the
 * button for it, for whoever may release flows.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `alter table flow_version add column model_id text`,
  // the draft may name another one since
  `update flow_version release set model_id = coalesce((
      select run.model_id from flow_instance run
      where run.flow_id = release.flow_id and run.version = release.version limit 1
    ), flow.model_id)
    from flow where flow.id = release.flow_id`,
  `alter table flow_version alter column model_id set not null`,
  `create table flow_migration (
    id text primary key,
    flow_id text not null,
    from_version integer not null,
    to_version integer not null,
    mapping jsonb not null default '{}',
    state text not null default 'running' check (state in ('running', 'done', 'undoing', 'undone')),
    user_id text not null,
    creator_time timestamptz not null default now(),
    end_time timestamptz,
    undo_user_id text not null default '',
    foreign key (flow_id, from_version) references flow_version (flow_id, version) on delete cascade,
    foreign key (flow_id, to_version) references flow_version (flow_id, version) on delete cascade,
    check (from_version <> to_version)
  )`,
  `create index flow_migration_time on flow_migration (flow_id, creator_time desc)`,
  // one at a time: the second would move what the first is about to
  `create unique index flow_migration_under_way on flow_migration (flow_id) where state in ('running', 'undoing')`,
  `create table flow_migration_flow (
    migration_id text not null references flow_migration (id) on delete cascade,
    instance_id text not null references flow_instance (id) on delete cascade,
    result text not null default 'waiting' check (result in ('waiting', 'moved', 'refused', 'returned', 'kept')),
    reasons jsonb not null default '[]',
    state jsonb,
    place integer,
    primary key (migration_id, instance_id)
  )`,
  `create index flow_migration_flow_result on flow_migration_flow (migration_id, result, instance_id)`,
  `create index flow_migration_flow_instance on flow_migration_flow (instance_id)`,
  `insert into menu_code (id, menu_id, kind, en_code, full_name, sort_code)
    select menu.id || '__btn_migrate', menu.id, 'button', 'btn_migrate', '迁移', 4
    from menu where menu.en_code = 'workFlow.engine' on conflict do nothing`,
  `insert into grant_item (holder_type, holder_id, kind, item_id)
    select given.holder_type, given.holder_id, 'button', migrate.id
    from menu
    join menu_code release on release.menu_id = menu.id and release.kind = 'button' and release.en_code = 'btn_release'
    join menu_code migrate on migrate.menu_id = menu.id and migrate.kind = 'button' and migrate.en_code = 'btn_migrate'
    join grant_item given on given.kind = 'button' and given.item_id = release.id
    where menu.en_code = 'workFlow.engine' on conflict do nothing`,
];
