import { sql, type Kysely } from 'kysely';

/** Buttons of the page on which screens are designed, in systems that have the page already. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into menu_code (id, menu_id, kind, en_code, full_name, sort_code)
    select 'onlineDev_screenDesign__' || code, id, 'button', code, name, 10 + place
    from menu, (values ('btn_release', '发布', 0), ('btn_download', '导出', 1)) as codes (code, name, place)
    where id = 'onlineDev_screenDesign' on conflict do nothing`.execute(db);
}
