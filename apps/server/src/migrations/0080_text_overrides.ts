import { sql, type Kysely } from 'kysely';

/** Texts of the interface that an installation words in its own way, and the codes of their page. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table text_override (
      language text not null,
      key text not null,
      original text not null,
      text text not null,
      last_modify_time timestamptz not null default now()
    )`.execute(db);
  // originals may be longer than a key of an index
  await sql`create unique index text_override_name on text_override (language, key, md5(original))`.execute(db);
  await sql`delete from menu_code where menu_id = 'system_language' and en_code in ('btn_add', 'btn_remove')`.execute(
    db,
  );
}
