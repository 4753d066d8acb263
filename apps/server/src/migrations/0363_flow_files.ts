import { sql, type Kysely } from 'kysely';

/** The buttons by which flows are imported and exported, in systems that have the page already. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into menu_code (id, menu_id, kind, en_code, full_name, sort_code)
    select menu.id || '__' || code, menu.id, 'button', code, name, 5 + place
    from menu, (values ('btn_upload', '导入', 0), ('btn_download', '导出', 1)) as codes (code, name, place)
    where menu.en_code = 'workFlow.engine' on conflict do nothing`.execute(db);
}
