import { at } from '../../db/columns.js';
import { type CleanUp } from '../../jobs/cleanUp.js';

const KEEP = 90 * 24 * 3_600_000;

/** Deliveries of messages after 90 days. */
export const cleanUpDeliveries: CleanUp = async ({ db }, now) => {
  await db
    .deleteFrom('messageDelivery')
    .where('creatorTime', '<', at(now - KEEP))
    .execute();
};
