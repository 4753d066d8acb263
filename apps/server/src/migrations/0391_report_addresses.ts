import { sql, type Kysely } from 'kysely';

/** Entries of released reports that were given the text of an object for the code of their report get that code. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update menu set url_address = 'report/' || page.en_code
    from design_page page
    where page.kind = 'report' and menu.type = 5 and menu.url_address = 'report/[object Object]'
      and (page.menu_id = menu.id
        or starts_with(menu.property_json, '{"moduleId":' || to_json(page.id)::text))`.execute(db);
}
