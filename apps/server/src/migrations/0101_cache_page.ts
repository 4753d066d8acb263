import { sql, type Kysely } from 'kysely';

/** The code of the cache page that shows values. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into menu_code (id, menu_id, kind, en_code, full_name, sort_code)
    select 'system_cache__btn_detail', id, 'button', 'btn_detail', '详情', 0 from menu where id = 'system_cache'
    on conflict do nothing`.execute(db);
}
