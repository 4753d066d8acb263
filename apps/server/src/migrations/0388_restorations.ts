import { sql, type Kysely } from 'kysely';

/**
 * Jobs that a backup has brought along, until they wait in the queue again, and when a backup was put into this database: a
 * database that was restored has that table before it gets here (see `markRestored`).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table kept_job (
      name text not null,
      payload json not null,
      queue text,
      key text,
      run_at timestamptz not null,
      max_attempts smallint not null,
      is_spent boolean not null
    )`.execute(db);
  await sql`
    create table if not exists restoration (
      id boolean primary key default true check (id),
      time timestamptz not null default now()
    )`.execute(db);
  // no model reads or writes it, whoever has made it
  await sql`insert into platform_table (name) values ('restoration') on conflict do nothing`.execute(db);
}
