import { sql, type Kysely } from 'kysely';

/** Menu, what can be granted on it, and who has been given what. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table menu (
      id text primary key,
      parent_id text not null,
      en_code text not null,
      full_name text not null,
      names jsonb not null default '{}',
      icon text not null default '',
      type smallint not null check (type between 1 and 8),
      url_address text not null default '',
      link_target text not null default '',
      property_json text not null default '',
      enabled_mark smallint not null default 1,
      sort_code integer not null default 0,
      is_button_authorize smallint not null default 1,
      is_column_authorize smallint not null default 0,
      is_form_authorize smallint not null default 0,
      is_data_authorize smallint not null default 0
    )`.execute(db);
  await sql`create unique index menu_en_code on menu (lower(en_code))`.execute(db);
  await sql`create index menu_parent on menu (parent_id, sort_code)`.execute(db);
  await sql`
    create table menu_code (
      id text primary key,
      menu_id text not null references menu (id) on delete cascade,
      kind text not null check (kind in ('button', 'list', 'form')),
      en_code text not null,
      full_name text not null,
      sort_code integer not null default 0,
      unique (menu_id, kind, en_code)
    )`.execute(db);
  await sql`
    create table grant_item (
      holder_type text not null check (holder_type in ('Role', 'Position', 'User', 'Group')),
      holder_id text not null,
      kind text not null check (kind in ('menu', 'button', 'list', 'form')),
      item_id text not null,
      primary key (holder_type, holder_id, kind, item_id)
    )`.execute(db);
  await sql`create index grant_item_item on grant_item (item_id)`.execute(db);
  await sql`
    create table data_grant (
      holder_type text not null check (holder_type in ('Role', 'Position', 'User', 'Group')),
      holder_id text not null,
      menu_id text not null references menu (id) on delete cascade,
      scope text not null check (scope in ('all', 'organizes', 'departmentAndBelow', 'department', 'own')),
      organize_ids jsonb not null default '[]',
      primary key (holder_type, holder_id, menu_id)
    )`.execute(db);
  await sql`create table column_setting (user_id text not null references user_account (id) on delete cascade, module_id text not null, field_list jsonb not null, primary key (user_id, module_id))`.execute(
    db,
  );
}
