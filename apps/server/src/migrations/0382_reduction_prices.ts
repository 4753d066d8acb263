import { sql, type Kysely } from 'kysely';

/**
 * What a merchant without a price of its own pays follows what its reduction takes away, until the stay has ended; stays
 * that were reduced before keep what was paid then. A reduction has the key of the tap that asked for it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table parking_reduction
      add column follows_fee boolean not null default false,
      add column key text not null default ''`.execute(db);
  await sql`create unique index parking_reduction_key on parking_reduction (order_id, source_id, key) where key <> ''`.execute(
    db,
  );
}
