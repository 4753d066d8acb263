import { sql } from 'kysely';
import { deleteInParts } from '../../db/deleteInParts.js';
import { type CleanUp } from '../../jobs/cleanUp.js';

const KEEP = 3 * 365 * 24 * 3_600_000;

/** Changes of records after three years. */
export const cleanUpRecordChanges: CleanUp = async ({ db }, now) => {
  await deleteInParts(db, 'record_change', sql<boolean>`creator_time < ${new Date(now - KEEP)}`);
};
