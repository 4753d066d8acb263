import { sql, type Kysely } from 'kysely';

/** Electronic invoices have states of their own; what was asked for so far becomes one of them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table parking_invoice (
      id text primary key,
      order_id text not null references parking_order (id) on delete cascade,
      place_id text not null,
      organize_id text not null,
      title text not null,
      tax_number text not null default '',
      email text not null,
      amount integer not null check (amount > 0),
      state text not null default 'asked' check (state in ('asked', 'issued', 'refused', 'reversing', 'reversed')),
      invoice_number text not null default '',
      link text not null default '',
      red_number text not null default '',
      reason text not null default '',
      provider text not null default '',
      user_id text not null default '',
      creator_time timestamptz not null default now(),
      issued_time timestamptz)`.execute(db);
  // of one order one invoice holds at a time
  await sql`
    create unique index parking_invoice_once on parking_invoice (order_id)
    where state in ('asked', 'issued', 'reversing')`.execute(db);
  await sql`create index parking_invoice_created on parking_invoice (creator_time desc, id)`.execute(db);
  await sql`create index parking_invoice_order on parking_invoice (order_id, creator_time desc)`.execute(db);
  await sql`
    insert into parking_invoice (id, order_id, place_id, organize_id, title, tax_number, email, amount, creator_time)
    select 'order' || id, id, place_id, organize_id, invoice->>'title', coalesce(invoice->>'taxNumber', ''),
      invoice->>'email', paid - refunded, to_timestamp((invoice->>'time')::float8 / 1000)
    from parking_order where invoice is not null and paid > refunded`.execute(db);
  await sql`alter table parking_order drop column invoice`.execute(db);
  await sql`
    insert into menu (id, parent_id, en_code, full_name, names, icon, type, url_address, sort_code, is_data_authorize)
    select 'parking_invoice', 'parking', 'parking.invoice', '电子发票',
      jsonb_build_object('en', 'E-invoices', 'zhtw', '電子發票', 'vi', 'Hóa đơn điện tử'), 'receipt', 2, 'parking/invoice', 63, 1
    where exists (select 1 from menu where id = 'parking') on conflict do nothing`.execute(db);
  await sql`
    insert into menu_code (id, menu_id, kind, en_code, full_name, sort_code)
    select 'parking_invoice__btn_issue', 'parking_invoice', 'button', 'btn_issue', '开票', 0
    where exists (select 1 from menu where id = 'parking_invoice') on conflict do nothing`.execute(db);
}
