import { sql, type Kysely } from 'kysely';

/**
 * Plates are found with one wrong character: then their first four or their last three are right, and few plates share
 * either.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index parking_order_plate_head on parking_order ("left"(plate, 4), entry_time desc)`.execute(db);
  await sql`create index parking_order_plate_tail on parking_order ("right"(plate, 3), entry_time desc)`.execute(db);
}
