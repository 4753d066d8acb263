import { sql, type Kysely } from 'kysely';

/** Runs of simulated traffic, one at a time, and which stays one of them made; systems that exist already get the page. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table parking_simulation (
      id text primary key,
      place_ids text[] not null,
      per_minute double precision not null check (per_minute > 0),
      state text not null default 'running' check (state in ('running', 'ended')),
      ending text not null default '',
      counts jsonb not null,
      user_id text not null default '',
      started_at timestamptz not null default now(),
      ends_at timestamptz not null,
      ended_at timestamptz,
      beat_at timestamptz not null default now())`.execute(db);
  await sql`create unique index parking_simulation_once on parking_simulation (state) where state = 'running'`.execute(
    db,
  );
  await sql`alter table parking_order add column simulation_id text not null default ''`.execute(db);
  await sql`
    create index parking_order_simulated on parking_order (place_id) where simulation_id <> '' and status <> 'closed'`.execute(
    db,
  );
  await sql`
    insert into menu (id, parent_id, en_code, full_name, names, icon, type, url_address, sort_code, is_data_authorize)
    select 'parking_simulator', 'parking', 'parking.simulator', '车道模拟',
      jsonb_build_object('en', 'Lane simulator', 'zhtw', '車道模擬', 'vi', 'Mô phỏng làn xe'), 'construction', 2,
      'parking/simulator', 64, 1
    where exists (select 1 from menu where id = 'parking') on conflict do nothing`.execute(db);
  await sql`
    insert into menu_code (id, menu_id, kind, en_code, full_name, sort_code)
    select 'parking_simulator__btn_edit', 'parking_simulator', 'button', 'btn_edit', '编辑', 0
    where exists (select 1 from menu where id = 'parking_simulator') on conflict do nothing`.execute(db);
}
