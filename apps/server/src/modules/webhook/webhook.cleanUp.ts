import { sql } from 'kysely';
import { deleteInParts } from '../../db/deleteInParts.js';
import { type CleanUp } from '../../jobs/cleanUp.js';

const KEEP = 30 * 24 * 3_600_000;

/** Deliveries of webhooks after 30 days. */
export const cleanUpWebhookDeliveries: CleanUp = async ({ db }, now) => {
  await deleteInParts(db, 'webhook_delivery', sql<boolean>`event_time < ${new Date(now - KEEP)}`);
};
