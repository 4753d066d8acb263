import { sql, type Kysely } from 'kysely';

/** App design has calls of its own, none of which creates or deletes: their buttons go, with whoever was given them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    with gone as (
      delete from menu_code
      where menu_id = 'onlineDev_appDesign' and kind = 'button' and en_code in ('btn_add', 'btn_remove')
      returning id)
    delete from grant_item where kind = 'button' and item_id in (select id from gone)`.execute(db);
}
