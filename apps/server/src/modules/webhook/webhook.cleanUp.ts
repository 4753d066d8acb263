import { at } from '../../db/columns.js';
import { type CleanUp } from '../../jobs/cleanUp.js';

const KEEP = 30 * 24 * 3_600_000;

/** Deliveries of webhooks after 30 days. */
export const cleanUpWebhookDeliveries: CleanUp = async ({ db }, now) => {
  await db
    .deleteFrom('webhookDelivery')
    .where('eventTime', '<', at(now - KEEP))
    .execute();
};
