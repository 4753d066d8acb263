import { sql, type Kysely } from 'kysely';

/** How drivers pay, and by which provider each payment was begun; until somebody has configured accounts all are simulated. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table parking_payment_channel (
      id text primary key check (id in ('wechat', 'alipay')),
      enabled_mark smallint not null default 0,
      provider text not null default 'simulated',
      app_id text not null default '',
      merchant_id text not null default '',
      serial_number text not null default '',
      platform_key_id text not null default '',
      platform_key text not null default '',
      encrypted_secret text not null default '',
      origin text not null default '',
      creator_time timestamptz not null default now(),
      creator_user_id text not null default '',
      last_modify_time timestamptz,
      last_modify_user_id text not null default ''
    )`.execute(db);
  await sql`insert into parking_payment_channel (id, enabled_mark) values ('wechat', 1), ('alipay', 1)`.execute(db);
  await sql`alter table parking_payment add column provider text not null default 'simulated'`.execute(db);
  await sql`
    create index parking_payment_pending on parking_payment (creator_time) where state = 'pending'`.execute(db);
  await sql`
    insert into menu_code (id, menu_id, kind, en_code, full_name, sort_code)
    select menu.id || '__btn_channels', menu.id, 'button', 'btn_channels', '配置渠道', 0
    from menu where menu.id = 'parking_payment' on conflict do nothing`.execute(db);
  await sql`
    insert into scheduled_task (id, full_name, en_code, cron, job, system_mark, next_run_time) values
      ('parking_payments', '核实未完成的支付', 'parkingPayments', '*/2 * * * *', 'parking.followPayments', 1, now())`.execute(
    db,
  );
}
