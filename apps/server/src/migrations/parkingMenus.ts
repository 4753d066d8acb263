import { sql, type Kysely } from 'kysely';

/** Gives systems that exist already the entries of the parking pages; a new one gets them with the others. */
export async function addParkingMenus(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into menu (id, parent_id, en_code, full_name, names, icon, type, url_address, sort_code, is_data_authorize)
    select 'parking_' || code, 'parking', 'parking.' || code, name,
      jsonb_build_object('en', english, 'zhtw', traditional, 'vi', vietnamese), icon, 2, 'parking/' || code, 50 + place, has_rows
    from (values
      ('barrier', '道闸管理', 'Barriers', '道閘管理', 'Rào chắn', 'construction', 1, 0),
      ('tariff', '收费规则', 'Tariffs', '收費規則', 'Biểu phí', 'badge-japanese-yen', 0, 1),
      ('plateList', '车辆名单', 'Listed vehicles', '車輛名單', 'Danh sách xe', 'car-front', 1, 2),
      ('payment', '支付与对账', 'Payments', '支付與對帳', 'Thanh toán và đối soát', 'wallet-cards', 1, 3),
      ('finding', '异常停车', 'Phantom stays', '異常停車', 'Lượt đỗ bất thường', 'search-alert', 1, 4),
      ('shift', '交接班', 'Shifts', '交接班', 'Giao ca', 'arrow-left-right', 1, 5))
      as pages (code, name, english, traditional, vietnamese, icon, has_rows, place)
    where exists (select 1 from menu where id = 'parking') on conflict do nothing`.execute(db);
  await sql`
    insert into menu_code (id, menu_id, kind, en_code, full_name, sort_code)
    select 'parking_' || page || '__' || code, 'parking_' || page, 'button', code, name, 10 + place
    from (values
      ('barrier', 'btn_add', '新增', 0), ('barrier', 'btn_edit', '编辑', 1), ('barrier', 'btn_remove', '删除', 2),
      ('barrier', 'btn_open', '开闸', 3),
      ('tariff', 'btn_add', '新增', 0), ('tariff', 'btn_edit', '编辑', 1), ('tariff', 'btn_remove', '删除', 2),
      ('plateList', 'btn_add', '新增', 0), ('plateList', 'btn_edit', '编辑', 1), ('plateList', 'btn_remove', '删除', 2),
      ('finding', 'btn_edit', '编辑', 0), ('shift', 'btn_edit', '编辑', 0), ('merchant', 'btn_topUp', '充值', 3),
      ('order', 'btn_reduce', '减免', 2), ('order', 'btn_collect', '收款', 3), ('order', 'btn_close', '关闭订单', 4),
      ('order', 'btn_refund', '退款', 5),
      ('roadsideOrder', 'btn_reduce', '减免', 2), ('roadsideOrder', 'btn_collect', '收款', 3),
      ('roadsideOrder', 'btn_close', '关闭订单', 4), ('roadsideOrder', 'btn_refund', '退款', 5))
      as codes (page, code, name, place)
    where exists (select 1 from menu where id = 'parking_' || page) on conflict do nothing`.execute(db);
  await sql`
    update menu set is_data_authorize = 1
    where id in ('parking_lot', 'parking_order', 'parking_roadsideOrder', 'parking_reductionCode', 'parking_merchant',
      'parking_company', 'parking_screen')`.execute(db);
}
