import { at } from '../../db/columns.js';
import { type CleanUp } from '../../jobs/cleanUp.js';

const KEEP = 25 * 3_600_000;

/** What was measured after a day. */
export const cleanUpSamples: CleanUp = async ({ db }, now) => {
  await db
    .deleteFrom('monitorSample')
    .where('time', '<', at(now - KEEP))
    .execute();
  await db
    .deleteFrom('monitorInstance')
    .where('seenTime', '<', at(now - KEEP))
    .execute();
};
