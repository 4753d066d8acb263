import { at } from '../../db/columns.js';
import { type CleanUp } from '../../jobs/cleanUp.js';

const KEEP = 24 * 3_600_000;

/** Sessions a day after their end. */
export const cleanUpSessions: CleanUp = async ({ db }, now) => {
  await db
    .deleteFrom('session')
    .where('expiresAt', '<', at(now - KEEP))
    .execute();
};
