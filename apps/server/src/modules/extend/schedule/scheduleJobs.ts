import * as z from 'zod';
import { type DatabaseTransaction } from '../../../db/database.js';
import { type Deps } from '../../../deps.js';
import { defineJob } from '../../../jobs/defineJob.js';
import { dequeue } from '../../../jobs/dequeue.js';
import { enqueue } from '../../../jobs/enqueue.js';
import { clockTextOf, momentOf, nextStart, type Repeated } from './occurrences.js';

/** Reminds people of the repetition of an event that begins at `start`. */
export const remindJob = defineJob('schedule.remind', z.object({ eventId: z.string(), start: z.string() }));

/**
 * Sees to the next reminder of an event, in place of the one that waited: of the first repetition after now, or after the one of
 * which people were reminded. Minutes are those before its beginning.
 */
export async function planReminder(
  { clock }: Pick<Deps, 'clock'>,
  trx: DatabaseTransaction,
  { id, event, minutes, after = '' }: PlannedReminder,
): Promise<void> {
  const now = clockTextOf(clock.now());
  const start = minutes === null ? undefined : nextStart(event, after > now ? after : now);
  if (start === undefined || minutes === null) {
    await dequeue(trx, keyOf(id));
    return;
  }
  const runAt = new Date(momentOf(start).getTime() - minutes * 60_000);
  await enqueue(trx, remindJob, { eventId: id, start }, { runAt, key: keyOf(id) });
}

/** Forgets the reminder of an event that is gone. */
export async function forgetReminder(trx: DatabaseTransaction, id: string): Promise<void> {
  await dequeue(trx, keyOf(id));
}

function keyOf(id: string): string {
  return `schedule.remind:${id}`;
}

interface PlannedReminder {
  id: string;
  event: Repeated;
  minutes: number | null;
  /** Beginning of the repetition of which people were reminded. */
  after?: string;
}
