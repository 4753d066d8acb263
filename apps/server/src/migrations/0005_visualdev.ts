import { sql, type Kysely } from 'kysely';

/** Models that people draw, and the counters of their numbers. The tables of a model itself come with its release. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table visual_model (
      id text primary key,
      full_name text not null,
      en_code text not null,
      type smallint not null default 1,
      category text not null default '',
      form_data text not null,
      column_data text not null,
      description text not null default '',
      sort_code integer not null default 0,
      state smallint not null default 0,
      menu_id text not null default '',
      released_form text not null default '',
      released_column text not null default '',
      version integer not null default 0,
      creator_time timestamptz not null default now(),
      creator_user_id text not null default '',
      last_modify_time timestamptz,
      last_modify_user_id text not null default ''
    )`.execute(db);
  await sql`create unique index visual_model_en_code on visual_model (lower(en_code))`.execute(db);
  await sql`create table number_sequence (rule text not null, period text not null, value bigint not null, primary key (rule, period))`.execute(
    db,
  );
}
