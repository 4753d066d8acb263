import { sql, type Kysely } from 'kysely';

/** Rules about rows name no organisation that was removed: nobody could save them again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update data_grant
    set organize_ids = (
      select coalesce(jsonb_agg(named.id order by named.place), '[]')
      from jsonb_array_elements_text(data_grant.organize_ids) with ordinality as named (id, place)
      where named.id in (select id from organize)
    )
    where exists (
      select from jsonb_array_elements_text(data_grant.organize_ids) as named (id)
      where named.id not in (select id from organize)
    )`.execute(db);
}
