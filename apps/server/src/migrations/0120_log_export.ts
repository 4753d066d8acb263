import { sql, type Kysely } from 'kysely';

/** The button by which the log is exported, in systems that have the page already. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into menu_code (id, menu_id, kind, en_code, full_name, sort_code)
    select 'system_log__btn_download', id, 'button', 'btn_download', '导出', 12 from menu where id = 'system_log'
    on conflict do nothing`.execute(db);
}
