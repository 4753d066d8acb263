import { sql, type Kysely } from 'kysely';

/**
 * How far a refund is and of which order, so that it has a list of its own; how much of a fee was waived. Systems that
 * exist already get the entries of both pages.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table parking_refund
      add column order_id text not null default '',
      add column place_id text not null default '',
      add column organize_id text not null default '',
      add column failure text not null default '',
      add column sent_time timestamptz,
      add column done_time timestamptz`.execute(db);
  await sql`
    update parking_refund set order_id = payment.order_id, place_id = payment.place_id,
      organize_id = payment.organize_id,
      done_time = case when parking_refund.state = 'refunded' then parking_refund.creator_time end,
      state = case when parking_refund.state = 'refunded' then 'done' else 'asked' end
    from parking_payment payment where payment.id = parking_refund.payment_id`.execute(db);
  await sql`
    alter table parking_refund add constraint parking_refund_state
      check (state in ('asked', 'sent', 'done', 'failed'))`.execute(db);
  await sql`create index parking_refund_created on parking_refund (creator_time desc, id)`.execute(db);
  await sql`create index parking_refund_organize on parking_refund (organize_id, creator_time desc)`.execute(db);
  await sql`alter table parking_order add column waived integer not null default 0`.execute(db);
  await addMenus(db);
}

async function addMenus(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into menu (id, parent_id, en_code, full_name, names, icon, type, url_address, sort_code, is_data_authorize)
    select 'parking_' || code, 'parking', 'parking.' || code, name,
      jsonb_build_object('en', english, 'zhtw', traditional, 'vi', vietnamese), icon, 2, 'parking/' || code, 60 + place, 1
    from (values
      ('refund', '退款管理', 'Refunds', '退款管理', 'Hoàn tiền', 'banknote', 0),
      ('escape', '逃费追缴', 'Unpaid stays', '逃費追繳', 'Xe trốn phí', 'circle-alert', 1))
      as pages (code, name, english, traditional, vietnamese, icon, place)
    where exists (select 1 from menu where id = 'parking') on conflict do nothing`.execute(db);
  await sql`
    insert into menu_code (id, menu_id, kind, en_code, full_name, sort_code)
    select 'parking_' || page || '__' || code, 'parking_' || page, 'button', code, name, place
    from (values
      ('escape', 'btn_collect', '收款', 0), ('escape', 'btn_waive', '免除欠费', 1), ('escape', 'btn_download', '导出', 2),
      ('refund', 'btn_retry', '重试', 0), ('refund', 'btn_download', '导出', 1))
      as codes (page, code, name, place)
    where exists (select 1 from menu where id = 'parking_' || page) on conflict do nothing`.execute(db);
}
