import { sql, type Kysely } from 'kysely';

/** Reports that are stored become documents of version 2, which may have charts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update design_page set
      document = jsonb_set(document, '{version}', '2'),
      released_document = jsonb_set(released_document, '{version}', '2')
    where kind = 'report'`.execute(db);
  await sql`
    update design_page_version set document = jsonb_set(document, '{version}', '2')
    where page_id in (select id from design_page where kind = 'report')`.execute(db);
}
