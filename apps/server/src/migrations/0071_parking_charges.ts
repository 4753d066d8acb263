import { sql, type Kysely } from 'kysely';

/** Books of the simulated payment provider, which knows nothing of ours: what it took, and what it gave back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table parking_charge (
      id text primary key,
      amount integer not null check (amount > 0),
      refunded integer not null default 0 check (refunded >= 0 and refunded <= amount),
      state text not null check (state in ('pending', 'paid', 'failed')),
      method text not null,
      paid_time timestamptz,
      creator_time timestamptz not null default now())`.execute(db);
  await sql`create table parking_charge_refund (
      id text primary key,
      charge_id text not null references parking_charge (id),
      amount integer not null check (amount > 0))`.execute(db);
  await sql`create index parking_charge_paid on parking_charge (paid_time) where paid_time is not null`.execute(db);
}
