import { at } from '../../db/columns.js';
import { type CleanUp } from '../../jobs/cleanUp.js';

/** Tickets that have expired. */
export const cleanUpFactorTickets: CleanUp = async ({ db }, now) => {
  await db.deleteFrom('factorTicket').where('expiresAt', '<', at(now)).execute();
};
