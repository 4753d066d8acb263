import { at } from '../../db/columns.js';
import { type CleanUp } from '../../jobs/cleanUp.js';

const KEEP = 3 * 365 * 24 * 3_600_000;

/** Changes of records after three years. */
export const cleanUpRecordChanges: CleanUp = async ({ db }, now) => {
  await db
    .deleteFrom('recordChange')
    .where('creatorTime', '<', at(now - KEEP))
    .execute();
};
