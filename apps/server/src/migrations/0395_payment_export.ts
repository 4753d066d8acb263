import { sql, type Kysely } from 'kysely';

/** The buttons by which payments and invoices are exported, in systems that have their pages already. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into menu_code (id, menu_id, kind, en_code, full_name, sort_code)
    select id || '__btn_download', id, 'button', 'btn_download', '导出', 12
    from menu where id in ('parking_payment', 'parking_invoice')
    on conflict do nothing`.execute(db);
}
