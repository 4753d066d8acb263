import * as z from 'zod';
import { type DatabaseTransaction } from '../../db/database.js';
import { defineJob } from '../../jobs/defineJob.js';
import { enqueueAll } from '../../jobs/enqueue.js';

/** Milliseconds between the attempts of a delivery: eight of them within a day. */
export const PAUSES = [5_000, 300_000, 1_800_000, 7_200_000, 18_000_000, 28_800_000, 30_000_000];
/** Attempts of a delivery altogether. */
export const ATTEMPTS = PAUSES.length + 1;

/**
 * One attempt of a delivery. What the receiver does is written down and tried again by another job, so the attempts of the
 * job are for crashes alone.
 */
export const deliverWebhookJob = defineJob(
  'webhook.deliver',
  z.object({
    deliveryId: z.string(),
    /** Which of its attempts: one that has been made is not made again. */
    attempt: z.number().int(),
  }),
  { maxAttempts: 5, timeoutSeconds: 60 },
);

/**
 * Adds attempts, each instead of one of the same delivery that waits. Two queues for all: a receiver that answers slowly
 * leaves a worker to everything else.
 */
export function enqueueAttempts(trx: DatabaseTransaction, attempts: readonly NextAttempt[]): Promise<void> {
  return enqueueAll(
    trx,
    deliverWebhookJob,
    attempts.map(({ webhookId, deliveryId, attempt, runAt }) => ({
      payload: { deliveryId, attempt },
      key: `webhook:${deliveryId}`,
      queue: `webhook:${(webhookId.charCodeAt(webhookId.length - 1) || 0) % 2}`,
      ...(runAt === undefined ? {} : { runAt: new Date(runAt) }),
    })),
  );
}

interface NextAttempt {
  webhookId: string;
  deliveryId: string;
  attempt: number;
  /** Milliseconds since 1970. Default at once. */
  runAt?: number;
}
