import type * as z from 'zod';
import { type Deps } from '../../../deps.js';
import { sendTemplate } from '../../messageTemplate/sendTemplate.js';
import { isBeginning } from './occurrences.js';
import { eventValues, repeatedOf } from './ownEvents.js';
import { planReminder, type remindJob } from './scheduleJobs.js';

/**
 * Reminds whoever made an event and those who have not declined, once for each repetition, and sees to the next one. What was
 * changed or deleted meanwhile has a reminder of its own, or none.
 */
export async function remind(deps: Deps, { eventId, start }: z.output<typeof remindJob.schema>): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    const event = await trx
      .selectFrom('scheduleEvent')
      .selectAll()
      .where('id', '=', eventId)
      .forUpdate()
      .executeTakeFirst();
    if (!event || event.reminder === null || event.remindedFor >= start) return;
    const repeated = repeatedOf(event);
    if (!isBeginning(repeated, start)) return;
    await trx.updateTable('scheduleEvent').set({ remindedFor: start }).where('id', '=', eventId).execute();
    const participants = await trx
      .selectFrom('scheduleParticipant')
      .select('userId')
      .where('eventId', '=', eventId)
      .where('answer', '<>', 'declined')
      .execute();
    await sendTemplate(trx, {
      code: 'scheduleReminder',
      receivers: [event.creatorUserId, ...participants.map(({ userId }) => userId)],
      values: await eventValues(trx, { ...event, startAt: start }),
    });
    await planReminder(deps, trx, { id: eventId, event: repeated, minutes: event.reminder, after: start });
  });
}
