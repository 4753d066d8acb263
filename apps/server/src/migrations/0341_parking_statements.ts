import { sql, type Kysely } from 'kysely';

/** Statements of providers with their lines, compared with our books; systems that exist already get the entry of their page. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table parking_statement (
      id text primary key,
      provider text not null check (provider in ('wechat', 'alipay')),
      day text not null check (day ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
      file_name text not null,
      content_hash text not null unique,
      merchant text not null default '',
      user_id text not null,
      creator_time timestamptz not null default now(),
      compared_time timestamptz not null default now(),
      constraint parking_statement_day unique (day, provider))`.execute(db);
  await sql`
    create table parking_statement_item (
      id text primary key,
      statement_id text not null references parking_statement (id) on delete cascade,
      provider text not null,
      kind text not null check (kind in ('payment', 'refund')),
      number text not null,
      provider_number text not null default '',
      time timestamptz not null,
      theirs integer,
      ours integer,
      result text not null check (result in ('matched', 'amount', 'theirs', 'ours')),
      organize_id text not null default '',
      place_id text not null default '',
      order_id text not null default '',
      settled_time timestamptz,
      settled_user_id text not null default '',
      settle_reason text not null default '',
      constraint parking_statement_item_once unique (statement_id, kind, number))`.execute(db);
  await sql`create index parking_statement_item_number on parking_statement_item (provider, kind, number)`.execute(db);
  await sql`
    create index parking_statement_item_differing on parking_statement_item (statement_id, organize_id)
    where result <> 'matched'`.execute(db);
  // what was paid, and given back, on a day
  await sql`
    create index parking_payment_provider_paid on parking_payment (provider, paid_time)
    where provider <> 'simulated'`.execute(db);
  await sql`create index parking_refund_sent on parking_refund (sent_time) where sent_time is not null`.execute(db);
  await addMenu(db);
}

async function addMenu(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into menu (id, parent_id, en_code, full_name, names, icon, type, url_address, sort_code, is_data_authorize)
    select 'parking_statement', 'parking', 'parking.statement', '渠道对账',
      jsonb_build_object('en', 'Provider statements', 'zhtw', '渠道對帳', 'vi', 'Đối soát sao kê'), 'file-check', 2,
      'parking/statement', 59, 1
    where exists (select 1 from menu where id = 'parking') on conflict do nothing`.execute(db);
  await sql`
    insert into menu_code (id, menu_id, kind, en_code, full_name, sort_code)
    select 'parking_statement__' || code, 'parking_statement', 'button', code, name, place
    from (values ('btn_upload', '导入', 0), ('btn_settle', '处理差异', 1), ('btn_remove', '删除', 2), ('btn_download', '导出', 3))
      as codes (code, name, place)
    where exists (select 1 from menu where id = 'parking_statement') on conflict do nothing`.execute(db);
}
