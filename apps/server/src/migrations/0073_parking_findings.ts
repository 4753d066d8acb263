import { sql, type Kysely } from 'kysely';

/** Looks for stays that cannot be as they are stored, every half hour. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into scheduled_task (id, full_name, en_code, cron, job, system_mark, next_run_time) values
      ('parking_findings', '查找异常停车', 'parkingFindings', '10,40 * * * *', 'parking.findPhantoms', 1, now())`.execute(
    db,
  );
}
