import { sql, type Kysely } from 'kysely';

/** Passwords that people had before, as hashes, so that they do not come back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table password_history (
      user_id text not null references user_account on delete cascade,
      password_hash text not null,
      used_until timestamptz not null default clock_timestamp()
    )`.execute(db);
  await sql`create index password_history_user on password_history (user_id, used_until desc)`.execute(db);
}
