import { sql, type Kysely } from 'kysely';

/** The button with which cash is handed over that nobody was there to give back, in systems that have the page already. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into menu_code (id, menu_id, kind, en_code, full_name, sort_code)
    select 'parking_refund__btn_handOver', id, 'button', 'btn_handOver', '交付现金', 2
    from menu where id = 'parking_refund' on conflict do nothing`.execute(db);
}
