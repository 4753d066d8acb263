import { sql, type Kysely } from 'kysely';

/** Sessions and what signing in needs. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table session (
      id text primary key,
      token_hash text not null unique,
      user_id text not null references user_account (id) on delete cascade,
      ip_address text not null default '',
      ip_place text not null default '',
      platform text not null default '',
      login_time timestamptz not null default now(),
      last_active_time timestamptz not null default now(),
      expires_at timestamptz not null,
      ended_at timestamptz,
      ended_code integer
    )`.execute(db);
  await sql`create index session_of_user on session (user_id) where ended_at is null`.execute(db);
  await sql`create index session_login on session (login_time desc) where ended_at is null`.execute(db);
  await sql`create index session_expires on session (expires_at)`.execute(db);
  await sql`create table login_failure (account text primary key, count integer not null, last_time timestamptz not null)`.execute(
    db,
  );
  await sql`create table captcha (id text primary key, code text not null, expires_at timestamptz not null)`.execute(
    db,
  );
  await sql`create table sms_code (mobile text primary key, code_hash text not null, tries integer not null default 0, sent_at timestamptz not null, expires_at timestamptz not null)`.execute(
    db,
  );
  await sql`create table scan_ticket (id text primary key, user_id text not null default '', expires_at timestamptz not null)`.execute(
    db,
  );
  await sql`create table account_application (id text primary key, mobile text not null, company text not null, contact text not null, ip_address text not null default '', creator_time timestamptz not null default now())`.execute(
    db,
  );
}
