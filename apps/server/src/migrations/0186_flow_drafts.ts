import { sql, type Kysely } from 'kysely';

/** Launches that people have begun and keep for later. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table flow_draft (
      id text primary key,
      user_id text not null references user_account (id) on delete cascade,
      flow_id text not null references flow (id) on delete cascade,
      for_user_id text not null default '',
      title text not null,
      "values" jsonb not null,
      urgency integer not null default 1,
      choices jsonb not null default '{}',
      save_time timestamptz not null default now()
    )`.execute(db);
  await sql`create index flow_draft_user on flow_draft (user_id, save_time desc)`.execute(db);
  await sql`create index flow_draft_flow on flow_draft (flow_id)`.execute(db);
}
