import { sql } from 'kysely';
import { at } from '../db/columns.js';
import { type Database } from '../db/database.js';
import { defaultConfig, type SystemConfig } from '../modules/config/systemConfig.js';
import { cleanSamples } from '../modules/monitor/Sampler.js';

const DAY = 24 * 3_600_000;
const KEEP_SESSIONS = DAY;
const KEEP_ADDRESSES = 90 * 24 * 3_600_000;
const KEEP_RUNS = 30 * 24 * 3_600_000;
const KEEP_DELIVERIES = 90 * 24 * 3_600_000;
const KEEP_CALLS = 30 * 24 * 3_600_000;
const CALLS_OF_ONE = 5_000;
const KEEP_ANSWERS = 24 * 3_600_000;
const KEEP_CHANGES = 3 * 365 * 24 * 3_600_000;
/** How long a form may stand open and still be told what others changed. */
const KEEP_NOUN_CHANGES = 7 * DAY;

/**
 * Deletes sessions a day after their end, expired captchas, codes and tickets, addresses that nobody signed in from for 90 days, log lines and requests
 * as long as the configuration keeps them, what was measured after a day, runs of scheduled tasks and jobs that failed for good after 30, answers of repeatable calls after one, changes of
 * records after three years, deliveries of messages after 90 days, calls of data interfaces after 30 days and beyond 5,000 of one.
 */
export async function cleanExpired(
  db: Database,
  { logDays, requestLogDays }: Pick<SystemConfig, 'logDays' | 'requestLogDays'> = defaultConfig,
): Promise<void> {
  const now = Date.now();
  await db
    .deleteFrom('session')
    .where('expiresAt', '<', at(now - KEEP_SESSIONS))
    .execute();
  await db.deleteFrom('captcha').where('expiresAt', '<', at(now)).execute();
  await db.deleteFrom('smsCode').where('expiresAt', '<', at(now)).execute();
  await db.deleteFrom('factorTicket').where('expiresAt', '<', at(now)).execute();
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
    .where('creatorTime', '<', at(now - logDays * DAY))
    .execute();
  await db
    .deleteFrom('operationLog')
    .where('category', '=', 'request')
    .where('creatorTime', '<', at(now - requestLogDays * DAY))
    .execute();
  await db
    .deleteFrom('scheduledTaskRun')
    .where('dueTime', '<', at(now - KEEP_RUNS))
    .execute();
  await db
    .deleteFrom('messageDelivery')
    .where('creatorTime', '<', at(now - KEEP_DELIVERIES))
    .execute();
  await db
    .deleteFrom('dataInterfaceLog')
    .where('creatorTime', '<', at(now - KEEP_CALLS))
    .execute();
  await sql`
    delete from data_interface_log using (
      select id as interface_id, (
        select creator_time from data_interface_log log where log.interface_id = data_interface.id
        order by creator_time desc, id desc offset ${CALLS_OF_ONE} limit 1) as last
      from data_interface) kept
    where data_interface_log.interface_id = kept.interface_id and creator_time <= last`.execute(db);
  await db
    .deleteFrom('answeredCall')
    .where('creatorTime', '<', at(now - KEEP_ANSWERS))
    .execute();
  await db
    .deleteFrom('recordChange')
    .where('creatorTime', '<', at(now - KEEP_CHANGES))
    .execute();
  await db
    .deleteFrom('nounChange')
    .where('creatorTime', '<', at(now - KEEP_NOUN_CHANGES))
    .execute();
  await cleanSamples(db, now);
  await sql`
    select graphile_worker.complete_jobs(array(
      select id from graphile_worker.jobs where attempts >= max_attempts and updated_at < ${at(now - KEEP_RUNS)}))`.execute(
    db,
  );
}
