import { sql, type Kysely } from 'kysely';

/** Signatures that people keep. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table kept_signature (
      id text primary key,
      user_id text not null,
      image text not null,
      is_default boolean not null default false,
      creator_time timestamptz not null default now()
    )`.execute(db);
  await sql`create index kept_signature_user on kept_signature (user_id, creator_time desc)`.execute(db);
  await sql`create unique index kept_signature_default on kept_signature (user_id) where is_default`.execute(db);
}
