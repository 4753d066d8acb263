import { at } from '../../db/columns.js';
import { type CleanUp } from '../../jobs/cleanUp.js';

const DAY = 24 * 3_600_000;

/** Captchas, codes and tickets that have expired, failures of a day ago, and addresses that nobody signed in from for 90 days. */
export const cleanUpSignIns: CleanUp = async ({ db }, now) => {
  await db.deleteFrom('captcha').where('expiresAt', '<', at(now)).execute();
  // how many codes a number got stands a day
  await db
    .deleteFrom('smsCode')
    .where('expiresAt', '<', at(now))
    .where('countedSince', '<', at(now - DAY))
    .execute();
  await db.deleteFrom('scanTicket').where('expiresAt', '<', at(now)).execute();
  await db
    .deleteFrom('loginFailure')
    .where('lastTime', '<', at(now - DAY))
    .execute();
  await db
    .deleteFrom('knownAddress')
    .where('lastTime', '<', at(now - 90 * DAY))
    .execute();
};
