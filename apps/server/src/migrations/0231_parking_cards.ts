import { sql, type Kysely } from 'kysely';

/**
 * Monthly cards are of a kind with a price, hold for several plates on some spaces, and are paid: their payments stand
 * beside those of orders. Systems that exist already get the page of kinds and the buttons.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table parking_card_kind (
      id text primary key,
      full_name text not null,
      sound tsvector not null default '',
      place_id text not null references parking_place (id),
      organize_id text not null,
      vehicle text not null default 'small',
      price integer not null check (price > 0),
      description text not null default '',
      enabled_mark smallint not null default 1,
      revision integer not null default 1,
      creator_time timestamptz not null default now(),
      creator_user_id text not null default '',
      last_modify_time timestamptz,
      last_modify_user_id text not null default '',
      constraint parking_card_kind_once unique (place_id, full_name, vehicle))`.execute(db);
  await sql`
    create trigger parking_card_kind_sound before insert or update of full_name on parking_card_kind
    for each row execute function keep_sound('full_name')`.execute(db);
  await sql`
    alter table parking_listed_plate
      add column card_kind_id text not null default '',
      add column card_spaces integer not null default 1,
      add column more_plates jsonb not null default '[]',
      add column told_end timestamptz`.execute(db);
  await sql`create index parking_listed_plate_more on parking_listed_plate using gin (more_plates)`.execute(db);
  await sql`create index parking_listed_plate_end on parking_listed_plate (ends_at) where list = 'monthly'`.execute(db);
  // a payment is of an order or of a card, and its key exists once for either
  await sql`alter table parking_payment drop constraint parking_payment_order_id_fkey`.execute(db);
  await sql`alter table parking_payment alter column order_id set default ''`.execute(db);
  await sql`alter table parking_payment add column card_id text not null default ''`.execute(db);
  await sql`alter table parking_refund add column card_id text not null default ''`.execute(db);
  await sql`drop index parking_payment_key`.execute(db);
  await sql`create unique index parking_payment_key on parking_payment (order_id, card_id, key)`.execute(db);
  await sql`create index parking_payment_card on parking_payment (card_id) where card_id <> ''`.execute(db);
  await sql`
    create table parking_card_renewal (
      payment_id text primary key references parking_payment (id),
      card_id text not null references parking_listed_plate (id),
      months integer not null check (months > 0),
      from_time timestamptz,
      to_time timestamptz,
      refunded_months integer not null default 0 check (refunded_months between 0 and months))`.execute(db);
  await sql`create index parking_card_renewal_card on parking_card_renewal (card_id)`.execute(db);
  await sql`
    insert into scheduled_task (id, full_name, en_code, cron, job, system_mark, next_run_time) values
      ('parking_cards', '提醒即将到期的月卡', 'parkingCards', '0 8 * * *', 'parking.tellCards', 1, now())`.execute(db);
  await addMenus(db);
}

async function addMenus(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into menu (id, parent_id, en_code, full_name, names, icon, type, url_address, sort_code, is_data_authorize)
    select 'parking_cardKind', 'parking', 'parking.cardKind', '月卡价格',
      jsonb_build_object('en', 'Card prices', 'zhtw', '月卡價格', 'vi', 'Giá thẻ tháng'), 'id-card', 2, 'parking/cardKind', 62, 1
    where exists (select 1 from menu where id = 'parking') on conflict do nothing`.execute(db);
  await sql`
    insert into menu_code (id, menu_id, kind, en_code, full_name, sort_code)
    select 'parking_' || page || '__' || code, 'parking_' || page, 'button', code, name, place
    from (values
      ('cardKind', 'btn_add', '新增', 0), ('cardKind', 'btn_edit', '编辑', 1), ('cardKind', 'btn_remove', '删除', 2),
      ('plateList', 'btn_collect', '收款', 13), ('plateList', 'btn_refund', '退款', 14))
      as codes (page, code, name, place)
    where exists (select 1 from menu where id = 'parking_' || page) on conflict do nothing`.execute(db);
}
