import { sql, type Kysely } from 'kysely';

/** Single dates of a repetition that do not take place, or take place in another way. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table schedule_event add column skipped text[] not null default '{}'`.execute(db);
  await sql`alter table schedule_event add column series_id text not null default ''`.execute(db);
  await sql`alter table schedule_event add column replaces text collate "C" not null default ''`.execute(db);
  await sql`create unique index schedule_event_series on schedule_event (series_id, replaces) where series_id <> ''`.execute(
    db,
  );
}
