import { at } from '../db/columns.js';
import { type CleanUp } from '../jobs/cleanUp.js';

const DAY = 24 * 3_600_000;
/** How long what was changed can be seen and taken back, and a form stand open and still be told what others changed. */
const KEEP_CHANGES = 90 * DAY;

/** Answers of repeatable calls after a day, and changes of nouns after 90 days. */
export const cleanUpCalls: CleanUp = async ({ db }, now) => {
  await db
    .deleteFrom('answeredCall')
    .where('creatorTime', '<', at(now - DAY))
    .execute();
  await db
    .deleteFrom('nounChange')
    .where('creatorTime', '<', at(now - KEEP_CHANGES))
    .execute();
};
