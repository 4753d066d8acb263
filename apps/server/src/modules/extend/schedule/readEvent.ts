import { sql } from 'kysely';
import { type Executor } from '../../../db/database.js';
import { requireRow } from '../../../db/requireRow.js';
import { ownEvents } from './ownEvents.js';

/** An event that somebody made or is asked to. Throws 404 for any other. */
export async function readEvent(db: Executor, userId: string, id: string) {
  const event = requireRow(await ownEvents(db, userId).where('scheduleEvent.id', '=', id).executeTakeFirst());
  const participants = await participantsOf(db, id);
  const { title, place, colour, allDay, startAt, endAt, repeat, repeatUntil, reminder, description } = event;
  return {
    ...{ id, title, place, colour, allDay, repeat, repeatUntil, reminder, description },
    ...{ start: startAt, end: endAt, revision: event.revision, seriesId: event.seriesId },
    ...{ isOwn: event.isOwn, creatorName: event.creatorName },
    answer: event.isOwn ? ('' as const) : (event.answer ?? 'waiting'),
    participantIds: participants.map((person) => person.id),
    participants,
  };
}

/** Who is asked to an event, by name. */
export function participantsOf(db: Executor, eventId: string) {
  return db
    .selectFrom('scheduleParticipant')
    .leftJoin('userAccount', 'userAccount.id', 'scheduleParticipant.userId')
    .where('eventId', '=', eventId)
    .select('scheduleParticipant.userId as id')
    .select(sql<string>`coalesce(user_account.real_name, '')`.as('name'))
    .select(sql<string>`coalesce(user_account.head_icon, '')`.as('headIcon'))
    .select('scheduleParticipant.answer')
    .orderBy('userAccount.realName')
    .orderBy('scheduleParticipant.userId')
    .execute();
}
