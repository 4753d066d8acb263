import { contract } from '@smart-admin/api-client/contract';
import { newId } from '../../../db/newId.js';
import { requireRow } from '../../../db/requireRow.js';
import { ApiError } from '../../../errors/apiError.js';
import { handleAll } from '../../../http/handle.js';
import { changeEvent } from './changeEvent.js';
import { exportCalendar } from './exportCalendar.js';
import { listConflicts, listEvents } from './listEvents.js';
import { movedTo } from './occurrences.js';
import { lockOwnEvent, repeatedOf } from './ownEvents.js';
import { participantsOf, readEvent } from './readEvent.js';
import { removeEvent } from './removeEvent.js';
import { saveEvent } from './saveEvent.js';
import { t } from './schedule.messages.js';

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
  update: ({ deps, caller: { userId }, params: { id }, body: { revision, scope, was, ...body } }) =>
    deps.db.transaction().execute(async (trx) => {
      const current = await lockOwnEvent(trx, userId, id);
      if (current.revision !== revision) throw new ApiError(409, t('changed'));
      await changeEvent(deps, trx, { userId, current, scope, was: was ?? current.startAt, body });
      return null;
    }),
  move: ({ deps, caller: { userId }, params: { id }, body: { was, scope, ...span }, once }) =>
    once(async (trx) => {
      const current = await lockOwnEvent(trx, userId, id);
      const { title, place, colour, repeat, reminder, description } = current;
      const participants = await participantsOf(trx, id);
      const { repeatUntil } = movedTo(repeatedOf(current), was, span);
      const body = {
        ...{ title, place, colour, repeat, reminder, description, repeatUntil },
        ...span,
        participantIds: participants.map((person) => person.id),
      };
      await changeEvent(deps, trx, { userId, current, scope, was, body });
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
  remove: ({ deps, caller: { userId }, params: { id }, query }) =>
    deps.db.transaction().execute(async (trx) => {
      await removeEvent(deps, trx, { userId, id, scope: query.scope, was: query.was });
      return null;
    }),
});
