import { sql, type Kysely } from 'kysely';

/** Payments are found by the number on the driver's receipt. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index parking_payment_provider_number on parking_payment (provider_number)
    where provider_number <> ''`.execute(db);
}
