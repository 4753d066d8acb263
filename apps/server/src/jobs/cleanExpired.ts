import { sql } from 'kysely';
import { at } from '../db/columns.js';
import { type Database } from '../db/database.js';

const KEEP_SESSIONS = 24 * 3_600_000;
const KEEP_ADDRESSES = 90 * 24 * 3_600_000;
const KEEP_LOG = 180 * 24 * 3_600_000;
const KEEP_REQUESTS = 7 * 24 * 3_600_000;
const KEEP_RUNS = 30 * 24 * 3_600_000;
const KEEP_ANSWERS = 24 * 3_600_000;
const KEEP_CHANGES = 3 * 365 * 24 * 3_600_000;

/**
 * Deletes sessions a day after their end, expired captchas, codes and tickets, addresses that nobody signed in from for 90 days, log lines after 180 days, requests
 * after 7, runs of scheduled tasks and jobs that failed for good after 30, answers of repeatable calls after one, changes of
 * records after three years.
 */
export async function cleanExpired(db: Database): Promise<void> {
  const now = Date.now();
  await db
    .deleteFrom('session')
    .where('expiresAt', '<', at(now - KEEP_SESSIONS))
    .execute();
  await db.deleteFrom('captcha').where('expiresAt', '<', at(now)).execute();
  await db.deleteFrom('smsCode').where('expiresAt', '<', at(now)).execute();
  await db.deleteFrom('scanTicket').where('expiresAt', '<', at(now)).execute();
  await db
    .deleteFrom('loginFailure')
    .where('lastTime', '<', at(now - KEEP_SESSIONS))
    .execute();
  await db
    .deleteFrom('knownAddress')
    .where('lastTime', '<', at(now - KEEP_ADDRESSES))
    .execute();
  await db
    .deleteFrom('operationLog')
    .where('creatorTime', '<', at(now - KEEP_LOG))
    .execute();
  await db
    .deleteFrom('operationLog')
    .where('category', '=', 'request')
    .where('creatorTime', '<', at(now - KEEP_REQUESTS))
    .execute();
  await db
    .deleteFrom('scheduledTaskRun')
    .where('dueTime', '<', at(now - KEEP_RUNS))
    .execute();
  await db
    .deleteFrom('answeredCall')
    .where('creatorTime', '<', at(now - KEEP_ANSWERS))
    .execute();
  await db
    .deleteFrom('recordChange')
    .where('creatorTime', '<', at(now - KEEP_CHANGES))
    .execute();
  await sql`
    select graphile_worker.complete_jobs(array(
      select id from graphile_worker.jobs where attempts >= max_attempts and updated_at < ${at(now - KEEP_RUNS)}))`.execute(
    db,
  );
}
