import { sql, type Kysely } from 'kysely';

/** What people have not saved in editors, so that they find it at another device. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table editor_draft (
      user_id text not null,
      name text not null,
      body_text text not null,
      device text not null,
      saved_time timestamptz not null default now(),
      primary key (user_id, name)
    )`.execute(db);
  await sql`create index editor_draft_time on editor_draft (saved_time)`.execute(db);
}
