import { at } from '../db/columns.js';
import { type Database } from '../db/database.js';

const KEEP_SESSIONS = 24 * 3_600_000;
const KEEP_LOG = 180 * 24 * 3_600_000;
const KEEP_REQUESTS = 7 * 24 * 3_600_000;

/** Deletes sessions a day after their end, expired captchas, codes and tickets, log lines after 180 days, requests after 7. */
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
    .deleteFrom('operationLog')
    .where('creatorTime', '<', at(now - KEEP_LOG))
    .execute();
  await db
    .deleteFrom('operationLog')
    .where('category', '=', 'request')
    .where('creatorTime', '<', at(now - KEEP_REQUESTS))
    .execute();
}
