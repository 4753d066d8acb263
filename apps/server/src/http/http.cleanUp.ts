import { sql } from 'kysely';
import { deleteInParts } from '../db/deleteInParts.js';
import { type CleanUp } from '../jobs/cleanUp.js';

const DAY = 24 * 3_600_000;
/** How long what was changed can be seen and taken back, and a form stand open and still be told what others changed. */
const KEEP_CHANGES = 90 * DAY;

/** Answers of repeatable calls after a day, and changes of nouns after 90 days. */
export const cleanUpCalls: CleanUp = async ({ db }, now) => {
  await deleteInParts(db, 'answered_call', sql<boolean>`creator_time < ${new Date(now - DAY)}`);
  await deleteInParts(db, 'noun_change', sql<boolean>`creator_time < ${new Date(now - KEEP_CHANGES)}`);
};
