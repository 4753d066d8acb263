import { sql } from 'kysely';
import { type Database, type Executor } from '../db/database.js';

/**
 * Writes down that a backup has been put into the database, whoever did it and from whichever version it is: only then are
 * there tables and no queue of jobs, which a backup leaves out. Call it before the queue and the schema are brought up to date:
 * a start that is cut off in between would no longer see it.
 */
export async function markRestored(db: Database): Promise<void> {
  await db.transaction().execute(async (trx) => {
    // servers that start together
    await sql`select pg_advisory_xact_lock(hashtext('restoration'))`.execute(trx);
    const { rows } = await sql<{ isRestored: boolean }>`
      select to_regnamespace('graphile_worker') is null and to_regclass('schema_migration') is not null
        as "isRestored"`.execute(trx);
    if (!rows[0]?.isRestored) return;
    // a backup of an earlier version does not have it
    await sql`
      create table if not exists restoration (
        id boolean primary key default true check (id),
        time timestamptz not null default now()
      )`.execute(trx);
    await sql`
      insert into restoration default values on conflict (id) do update set time = excluded.time`.execute(trx);
  });
}

/** Days for which nothing is thrown away because a restored database does not know it. */
const DOUBT_DAYS = 7;

/** Whether a backup was put into the database so lately that whoever did it may still find out that it was the wrong one. */
export async function isRestoredLately(db: Executor): Promise<boolean> {
  const found = await db
    .selectFrom('restoration')
    .select('id')
    .where('time', '>', sql<number>`now() - make_interval(days => ${DOUBT_DAYS})`)
    .executeTakeFirst();
  return found !== undefined;
}
