import { sql } from 'kysely';
import { deleteInParts } from '../../db/deleteInParts.js';
import { type CleanUp } from '../../jobs/cleanUp.js';

const DAY = 24 * 3_600_000;

/** Lines and requests, as long as the configuration keeps them. */
export const cleanUpLog: CleanUp = async ({ db, configs }, now) => {
  const { logDays, requestLogDays } = await configs.read();
  const before = (days: number) => sql<boolean>`creator_time < ${new Date(now - days * DAY)}`;
  await deleteInParts(db, 'operation_log', before(logDays));
  await deleteInParts(db, 'operation_log', sql<boolean>`category = 'request' and ${before(requestLogDays)}`);
};
