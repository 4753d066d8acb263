import { sql, type Kysely } from 'kysely';

/** Messages that tell somebody of a document that is shared with them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table message drop constraint message_kind_check`.execute(db);
  // there may be millions of messages, and each of them was held to fewer kinds
  await sql`
    alter table message add constraint message_kind_check
      check (kind in ('announcement', 'flow', 'comment', 'document', 'system')) not valid`.execute(db);
}
