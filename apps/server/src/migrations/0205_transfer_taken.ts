import { sql, type Kysely } from 'kysely';

/** Which records an import has made, so that it can be taken back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table transfer_taken (
      transfer_id text not null references transfer (id) on delete cascade on update cascade,
      record_id text not null,
      primary key (transfer_id, record_id)
    )`.execute(db);
  await sql`alter table transfer drop constraint transfer_kind_check`.execute(db);
  await sql`
    alter table transfer add constraint transfer_kind_check check (kind in ('import', 'export', 'takeBack'))`.execute(
    db,
  );
}
