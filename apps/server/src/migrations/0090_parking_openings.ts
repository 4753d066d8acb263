import { sql, type Kysely } from 'kysely';

/** Openings of barriers that were ordered from afar: for whom, one at a time at a lane, and once for each stay. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table parking_opening add column plate text not null default '',
      add column plate_colour smallint not null default 5`.execute(db);
  await sql`create unique index parking_opening_waiting on parking_opening (lane_id) where state = 'waiting'`.execute(
    db,
  );
  await sql`
    create unique index parking_opening_remote_once on parking_opening (order_id)
    where cause = 'remote' and state <> 'lapsed' and order_id <> ''`.execute(db);
  await sql`create index parking_opening_time on parking_opening (time desc, id)`.execute(db);
}
