import { sql, type Kysely } from 'kysely';

/** Pages that people design besides models (portals; reports and screens follow), their releases, and the buttons of their page. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table design_page (
      id text primary key,
      kind text not null check (kind in ('portal', 'report', 'screen')),
      full_name text not null,
      sound tsvector not null default '',
      en_code text not null,
      category text not null default '',
      description text not null default '',
      sort_code integer not null default 0,
      document jsonb not null,
      released_document jsonb,
      state smallint not null default 0,
      version integer not null default 0,
      menu_id text not null default '',
      revision integer not null default 1,
      creator_time timestamptz not null default now(),
      creator_user_id text not null default '',
      last_modify_time timestamptz,
      last_modify_user_id text not null default ''
    )`.execute(db);
  await sql`create unique index design_page_code on design_page (kind, lower(en_code))`.execute(db);
  await sql`create index design_page_list on design_page (kind, sort_code, id desc)`.execute(db);
  await sql`
    create trigger design_page_sound before insert or update of full_name on design_page
    for each row execute function keep_sound('full_name')`.execute(db);
  await sql`
    create table design_page_version (
      page_id text not null references design_page (id) on delete cascade,
      version integer not null,
      document jsonb not null,
      user_id text not null default '',
      creator_time timestamptz not null default now(),
      primary key (page_id, version)
    )`.execute(db);
  await sql`
    insert into menu_code (id, menu_id, kind, en_code, full_name, sort_code)
    select 'onlineDev_portalDesign__' || code, id, 'button', code, name, 10 + place
    from menu, (values ('btn_release', '发布', 0), ('btn_download', '导出', 1)) as codes (code, name, place)
    where id = 'onlineDev_portalDesign' on conflict do nothing`.execute(db);
}
