import { sql, type Kysely } from 'kysely';

/** Berths that people set up, and inspectors who work on them; systems that exist already get the entries of their pages. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table parking_berth rename column number to full_name`.execute(db);
  await sql`
    alter table parking_berth
      add column sound tsvector not null default '',
      add column organize_id text not null default '',
      add column kind text not null default 'small',
      add column description text not null default '',
      add column enabled_mark smallint not null default 1,
      add column reason text not null default '',
      add column revision integer not null default 1,
      add column creator_time timestamptz not null default now(),
      add column creator_user_id text not null default '',
      add column last_modify_time timestamptz,
      add column last_modify_user_id text not null default ''`.execute(db);
  await sql`
    create trigger parking_berth_sound before insert or update of full_name on parking_berth
    for each row execute function keep_sound('full_name')`.execute(db);
  await sql`
    update parking_berth set full_name = parking_berth.full_name, organize_id = place.organize_id
    from parking_place place where place.id = parking_berth.place_id`.execute(db);
  // where a vehicle stands is freed by its order
  await sql`create index parking_berth_order on parking_berth (order_id) where order_id <> ''`.execute(db);
  await sql`
    update parking_place set spaces = berths.count
    from (select place_id, count(*)::int as count from parking_berth group by place_id) berths
    where berths.place_id = parking_place.id and spaces <> berths.count`.execute(db);
  await sql`
    create table parking_inspector (
      id text primary key,
      user_id text not null references user_account (id) on delete cascade,
      place_id text not null references parking_place (id) on delete cascade,
      organize_id text not null,
      whole_road boolean not null default true,
      berth_ids text[] not null default '{}',
      revision integer not null default 1,
      creator_time timestamptz not null default now(),
      creator_user_id text not null default '',
      last_modify_time timestamptz,
      last_modify_user_id text not null default '',
      constraint parking_inspector_once unique (user_id, place_id))`.execute(db);
  await sql`create index parking_inspector_place on parking_inspector (place_id)`.execute(db);
  await addMenus(db);
}

async function addMenus(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into menu (id, parent_id, en_code, full_name, names, icon, type, url_address, sort_code, is_data_authorize)
    select 'parking_' || code, 'parking', 'parking.' || code, name,
      jsonb_build_object('en', english, 'zhtw', traditional, 'vi', vietnamese), icon, 2, 'parking/' || code, 56 + place, 1
    from (values
      ('berth', '泊位管理', 'Berths', '泊位管理', 'Ô đỗ', 'parking-meter', 0),
      ('inspector', '巡检员', 'Inspectors', '巡檢員', 'Nhân viên tuần tra', 'user-round-check', 1),
      ('patrol', '路侧巡检', 'Patrol', '路側巡檢', 'Tuần tra', 'clipboard-check', 2))
      as pages (code, name, english, traditional, vietnamese, icon, place)
    where exists (select 1 from menu where id = 'parking') on conflict do nothing`.execute(db);
  await sql`
    insert into menu_code (id, menu_id, kind, en_code, full_name, sort_code)
    select 'parking_' || page || '__' || code, 'parking_' || page, 'button', code, name, place
    from (values
      ('berth', 'btn_add', '新增', 0), ('berth', 'btn_edit', '编辑', 1), ('berth', 'btn_remove', '删除', 2),
      ('inspector', 'btn_add', '新增', 0), ('inspector', 'btn_edit', '编辑', 1), ('inspector', 'btn_remove', '删除', 2),
      ('patrol', 'btn_patrol', '登记停车', 0))
      as codes (page, code, name, place)
    where exists (select 1 from menu where id = 'parking_' || page) on conflict do nothing`.execute(db);
}
