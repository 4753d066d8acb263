import { sql, type Kysely } from 'kysely';

/**
 * What screens sum up stands in the indexes that they read: what is owed at a place, and what was taken in a time. The
 * one over times of payment alone is not needed beside it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index parking_order_owing on parking_order (place_id) include (fee, reduced, paid, refunded)
    where escaped = 1`.execute(db);
  await sql`
    create index parking_payment_taken on parking_payment (paid_time desc, place_id) include (amount, refunded, method)
    where paid_time is not null`.execute(db);
  await sql`drop index parking_payment_paid`.execute(db);
}
