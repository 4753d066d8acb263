import { sql, type Kysely } from 'kysely';

/** Print templates, and the code of their page that exports them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table print_template (
      id text primary key,
      full_name text not null,
      sound tsvector not null default '',
      en_code text not null,
      category text not null default '',
      type smallint not null default 2 check (type in (1, 2)),
      sort_code integer not null default 0,
      enabled_mark smallint not null default 1,
      paper_size text not null default 'A4',
      orientation text not null default 'portrait',
      paper_width real not null default 210,
      paper_height real not null default 297,
      margin_top real not null default 15,
      margin_right real not null default 15,
      margin_bottom real not null default 15,
      margin_left real not null default 15,
      page_number text not null default 'none',
      queries jsonb not null default '[]',
      blocks jsonb not null default '[]',
      creator_time timestamptz not null default now(),
      creator_user_id text not null default '',
      last_modify_time timestamptz,
      last_modify_user_id text not null default ''
    )`.execute(db);
  await sql`create unique index print_template_en_code on print_template (en_code)`.execute(db);
  await sql`create index print_template_sound on print_template using gin (sound)`.execute(db);
  await sql`
    create trigger print_template_sound before insert or update of full_name on print_template
    for each row execute function keep_sound('full_name')`.execute(db);
  await sql`
    insert into menu_code (id, menu_id, kind, en_code, full_name, sort_code)
    select 'system_print__btn_download', id, 'button', 'btn_download', '导出', 3 from menu where id = 'system_print'
    on conflict do nothing`.execute(db);
}
