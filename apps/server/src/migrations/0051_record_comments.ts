import { sql, type Kysely } from 'kysely';

/** What people say about records. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table record_comment (
      id text primary key,
      model_id text not null,
      record_id text not null,
      user_id text not null,
      body_text text not null,
      mentioned_ids jsonb not null default '[]',
      creator_time timestamptz not null default now()
    )`.execute(db);
  await sql`create index record_comment_record on record_comment (model_id, record_id, creator_time desc)`.execute(db);
}
