import { sql, type Kysely } from 'kysely';

/**
 * Which files a text names, for indexes over the tables of models: the database keeps them right whatever writes a row.
 * Names are a kind, 32 hexadecimal digits and an extension (modules/file/saveFile.ts).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function file_names_in(value text) returns text[] language sql immutable parallel safe as $$
      select case
        when value !~ '_[0-9a-f]{32}\.' then '{}'::text[]
        else array(
          select distinct found[1]
          from regexp_matches(value, '([A-Za-z]{1,20}_[0-9a-f]{32}\.[A-Za-z0-9]{1,10})', 'g') as found
        )
      end
    $$`.execute(db);
}
