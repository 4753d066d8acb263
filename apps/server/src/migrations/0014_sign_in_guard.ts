import { sql, type Kysely } from 'kysely';

/** Wrong passwords are counted for the typed name, for the address and for both together; users have addresses they are known at. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop table login_failure`.execute(db);
  await sql`
    create table login_failure (
      name text not null,
      address text not null,
      count double precision not null,
      last_time timestamptz not null,
      locked_at timestamptz,
      primary key (name, address)
    )`.execute(db);
  await sql`create index login_failure_time on login_failure (last_time)`.execute(db);
  await sql`
    create table known_address (
      user_id text not null references user_account (id) on delete cascade,
      address text not null,
      last_time timestamptz not null default now(),
      primary key (user_id, address)
    )`.execute(db);
  await sql`create index known_address_time on known_address (last_time)`.execute(db);
}
