import { sql, type Kysely } from 'kysely';

/** What a shift begins and ends with, to whom it is handed over, and who confirmed it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table parking_shift
      add column booth text not null default '',
      add column starting_cash integer not null default 0,
      add column cash_refunded integer not null default 0,
      add column figures jsonb,
      add column left_cash integer not null default 0,
      add column successor_id text not null default '',
      add column previous_id text not null default '',
      add column ended_by text not null default '',
      add column reviewed_at timestamptz,
      add column reviewer_id text not null default '',
      add column review_note text not null default ''`.execute(db);
  await sql`
    alter table parking_shift add column difference integer
      generated always as (counted_cash - starting_cash - cash + cash_refunded) stored`.execute(db);
  // what was left in a drawer is taken over once
  await sql`create unique index parking_shift_previous on parking_shift (previous_id) where previous_id <> ''`.execute(
    db,
  );
  await sql`create index parking_shift_successor on parking_shift (successor_id) where successor_id <> ''`.execute(db);
  await sql`create index parking_payment_shift on parking_payment (shift_id) where shift_id <> ''`.execute(db);
  await sql`alter table parking_refund add column shift_id text not null default ''`.execute(db);
  await sql`create index parking_refund_shift on parking_refund (shift_id) where shift_id <> ''`.execute(db);
  await sql`
    insert into menu_code (id, menu_id, kind, en_code, full_name, sort_code)
    select menu.id || '__btn_review', menu.id, 'button', 'btn_review', '复核', 1
    from menu where menu.id = 'parking_shift' on conflict do nothing`.execute(db);
}
