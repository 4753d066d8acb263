import { sql, type Kysely } from 'kysely';

/** Second factors of users, and the tickets of those who gave the right password and still owe a code. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table second_factor (
      user_id text primary key references user_account on delete cascade,
      secret text not null,
      confirmed_at timestamptz,
      last_step integer not null default 0,
      recovery_hashes jsonb not null default '[]',
      failures integer not null default 0,
      failed_at timestamptz
    )`.execute(db);
  await sql`
    create table factor_ticket (
      id text primary key,
      user_id text not null references user_account on delete cascade,
      tries integer not null default 0,
      expires_at timestamptz not null
    )`.execute(db);
}
