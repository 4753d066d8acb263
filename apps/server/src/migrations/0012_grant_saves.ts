import { sql, type Kysely } from 'kysely';

/** What each save of a holder's grants changed; its revision keeps two administrators from overwriting each other. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table grant_save (
      holder_type text not null check (holder_type in ('Role', 'Position', 'User', 'Group')),
      holder_id text not null,
      revision integer not null,
      user_id text not null,
      user_name text not null,
      change jsonb not null,
      creator_time timestamptz not null default now(),
      primary key (holder_type, holder_id, revision)
    )`.execute(db);
}
