import { sql, type Kysely } from 'kysely';

/** With which names the code of a model was generated last. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table code_setting (
      model_id text not null references visual_model (id) on delete cascade,
      kind text not null check (kind in ('web', 'app', 'flow')),
      areas_name text not null,
      module_name text not null,
      description text not null default '',
      class_names jsonb not null default '{}',
      flow_id text not null default '',
      user_id text not null default '',
      changed_time timestamptz not null default now(),
      primary key (model_id, kind))`.execute(db);
}
