import { sql, type Kysely } from 'kysely';

/** Regions as GeoJSON, which charts colour. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table data_map (
      id text primary key,
      full_name text not null,
      sound tsvector not null default '',
      en_code text not null,
      parent_id text not null default '-1',
      geo_json text not null,
      features integer not null default 0,
      size integer not null default 0,
      description text not null default '',
      enabled_mark smallint not null default 1,
      sort_code integer not null default 0,
      revision integer not null default 1,
      creator_time timestamptz not null default now(),
      creator_user_id text not null default '',
      last_modify_time timestamptz,
      last_modify_user_id text not null default ''
    )`.execute(db);
  await sql`create unique index data_map_en_code on data_map (en_code)`.execute(db);
  await sql`create index data_map_parent on data_map (parent_id)`.execute(db);
  await sql`
    create trigger data_map_sound before insert or update of full_name on data_map
    for each row execute function keep_sound('full_name')`.execute(db);
}
