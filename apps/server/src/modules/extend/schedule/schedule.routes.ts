import { contract } from '@smart-admin/api-client/contract';
import { newId } from '../../../db/newId.js';
import { requireRow } from '../../../db/requireRow.js';
import { ApiError } from '../../../errors/apiError.js';
import { handleAll } from '../../../http/handle.js';
import { sendTemplate } from '../../messageTemplate/sendTemplate.js';
import { exportCalendar } from './exportCalendar.js';
import { listConflicts, listEvents } from './listEvents.js';
import { movedTo } from './occurrences.js';
import { eventValues, lockOwnEvent, repeatedOf } from './ownEvents.js';
import { participantsOf, readEvent } from './readEvent.js';
import { saveEvent } from './saveEvent.js';
import { t } from './schedule.messages.js';
import { forgetReminder } from './scheduleJobs.js';

export const scheduleRoutes = handleAll(contract.extend.schedule, {
  list: ({ deps, caller, query }) => listEvents(deps, caller, query),
  conflicts: async ({ deps, caller, query }) => ({ list: await listConflicts(deps, caller.userId, query) }),
  export: async ({ deps, caller: { userId }, locale }) => ({
    fileName: `${t('calendar')(locale)}.ics`,
    content: Buffer.from(await exportCalendar(deps, userId)),
  }),
  read: ({ deps, caller: { userId }, params }) => readEvent(deps.db, userId, params.id),
  create: ({ deps, caller: { userId }, body, once }) =>
    once(async (trx) => {
      const id = newId();
      await saveEvent(deps, trx, { id, userId, body, current: undefined });
      return id;
    }),
  update: ({ deps, caller: { userId }, params: { id }, body: { revision, ...body } }) =>
    deps.db.transaction().execute(async (trx) => {
      const current = await lockOwnEvent(trx, userId, id);
      if (current.revision !== revision) throw new ApiError(409, t('changed'));
      await saveEvent(deps, trx, { id, userId, body, current });
      return null;
    }),
  move: ({ deps, caller: { userId }, params: { id }, body: { was, ...span } }) =>
    deps.db.transaction().execute(async (trx) => {
      const current = await lockOwnEvent(trx, userId, id);
      const { title, place, colour, repeat, reminder, description } = current;
      const participants = await participantsOf(trx, id);
      const body = {
        ...{ title, place, colour, repeat, reminder, description, allDay: span.allDay },
        ...movedTo(repeatedOf(current), was, span),
        participantIds: participants.map((person) => person.id),
      };
      await saveEvent(deps, trx, { id, userId, body, current });
      return null;
    }),
  answer: async ({ deps, caller: { userId }, params: { id }, body: { answer } }) => {
    requireRow(
      await deps.db
        .updateTable('scheduleParticipant')
        .set({ answer })
        .where('eventId', '=', id)
        .where('userId', '=', userId)
        .returning('eventId')
        .executeTakeFirst(),
    );
    return null;
  },
  remove: ({ deps, caller: { userId }, params: { id } }) =>
    deps.db.transaction().execute(async (trx) => {
      const event = await lockOwnEvent(trx, userId, id);
      const participants = await participantsOf(trx, id);
      await trx.deleteFrom('scheduleEvent').where('id', '=', id).execute();
      await forgetReminder(trx, id);
      await sendTemplate(trx, {
        code: 'scheduleCancelled',
        receivers: participants.filter(({ answer }) => answer !== 'declined').map((person) => person.id),
        values: await eventValues(trx, event),
      });
      return null;
    }),
});
