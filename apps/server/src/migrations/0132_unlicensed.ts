import { sql, type Kysely } from 'kysely';

/** Numbers of vehicles without a plate, and by which key whoever drives one has been let in. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create sequence parking_unlicensed minvalue 1 maxvalue 999999 cycle`.execute(db);
  await sql`alter table parking_order add column ticket_key text not null default ''`.execute(db);
  await sql`create unique index parking_order_ticket on parking_order (ticket_key) where ticket_key <> ''`.execute(db);
}
