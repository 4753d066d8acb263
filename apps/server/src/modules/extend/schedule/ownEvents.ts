import { sql, type Selectable } from 'kysely';
import { type Executor } from '../../../db/database.js';
import { requireRow } from '../../../db/requireRow.js';
import { type Repeated } from './occurrences.js';
import { type ScheduleEventTable } from './schedule.tables.js';

export type ScheduleEvent = Selectable<ScheduleEventTable>;

/** Events that somebody made or is asked to; nobody sees any other. */
export function ownEvents(db: Executor, userId: string) {
  return db
    .selectFrom('scheduleEvent')
    .leftJoin('scheduleParticipant as mine', (join) =>
      join.onRef('mine.eventId', '=', 'scheduleEvent.id').on('mine.userId', '=', userId),
    )
    .where((where) => where.or([where('creatorUserId', '=', userId), where('mine.userId', '=', userId)]))
    .selectAll('scheduleEvent')
    .select(sql<boolean>`creator_user_id = ${userId}`.as('isOwn'))
    .select('mine.answer')
    .select(
      sql<string>`coalesce((select real_name from user_account where id = creator_user_id), '')`.as('creatorName'),
    );
}

/** An event that somebody made, locked. Throws 404 for any other, also for one that they are asked to. */
export async function lockOwnEvent(db: Executor, userId: string, id: string): Promise<ScheduleEvent> {
  return requireRow(
    await db
      .selectFrom('scheduleEvent')
      .selectAll()
      .where('id', '=', id)
      .where('creatorUserId', '=', userId)
      .forUpdate()
      .executeTakeFirst(),
  );
}

export function repeatedOf({ startAt, endAt, repeat, repeatUntil, skipped }: ScheduleEvent): Repeated {
  return { start: startAt, end: endAt, repeat, repeatUntil, skipped };
}

/** What messages say of an event. */
export async function eventValues(
  db: Executor,
  event: Pick<ScheduleEvent, 'title' | 'place' | 'startAt' | 'allDay' | 'creatorUserId'>,
) {
  const creator = await db
    .selectFrom('userAccount')
    .select('realName')
    .where('id', '=', event.creatorUserId)
    .executeTakeFirst();
  return {
    title: event.title,
    time: event.allDay ? event.startAt.slice(0, 10) : event.startAt.replace('T', ' '),
    place: event.place === '' ? '-' : event.place,
    person: creator?.realName ?? '',
  };
}
