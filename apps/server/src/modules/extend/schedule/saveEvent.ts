import { type DatabaseTransaction } from '../../../db/database.js';
import { insertAll } from '../../../db/insertAll.js';
import { fieldError } from '../../../db/requireRow.js';
import { type Deps } from '../../../deps.js';
import { sendTemplate } from '../../messageTemplate/sendTemplate.js';
import { overAt, shiftOf } from './occurrences.js';
import { eventValues, type ScheduleEvent } from './ownEvents.js';
import { t } from './schedule.messages.js';
import { type ScheduleBody } from './schedule.tables.js';
import { planReminder } from './scheduleJobs.js';

const DAY = 86_400_000;
/** Milliseconds that an event lasts at most. */
export const LONGEST_EVENT = 366 * DAY;
const INTERVALS = { none: LONGEST_EVENT, daily: DAY, weekly: 7 * DAY, monthly: 28 * DAY };

/**
 * Writes an event of somebody, new or changed, with its reminder. Participants who are new, and all of them where it takes place
 * at another time, are asked; one that comes from another has its participants with their answers. Throws 400 for what cannot be.
 */
export async function saveEvent(
  deps: Pick<Deps, 'clock'>,
  trx: DatabaseTransaction,
  { id, userId, body, current, from, was, series = {} }: SavedEvent,
): Promise<void> {
  requirePossible(body);
  const { participantIds, start, end, ...rest } = body;
  const row = { ...rest, ...series, startAt: start, endAt: end, overAt: overAt(body) };
  const isMoved = current
    ? current.startAt !== start || current.endAt !== end
    : from !== undefined && (was !== start || shiftOf(from.startAt, from.endAt) !== shiftOf(start, end));
  if (current)
    await trx
      .updateTable('scheduleEvent')
      .set({
        ...row,
        revision: current.revision + 1,
        lastModifyTime: new Date(),
        ...(isMoved ? { remindedFor: '' } : {}),
      })
      .where('id', '=', id)
      .execute();
  else
    await trx
      .insertInto('scheduleEvent')
      .values({ ...row, id, creatorUserId: userId })
      .execute();
  if (from) await copyParticipants(trx, { from: from.id, to: id });
  const asked = await saveParticipants(trx, { id, userId, participantIds, isMoved });
  if (asked.length > 0)
    await sendTemplate(trx, {
      code: 'scheduleInvitation',
      receivers: asked,
      values: await eventValues(trx, { ...row, creatorUserId: userId }),
    });
  const after = isMoved ? '' : ((current ?? from)?.remindedFor ?? '');
  const skipped = series.skipped ?? current?.skipped ?? [];
  await planReminder(deps, trx, { id, event: { ...body, skipped }, minutes: body.reminder, after });
}

interface SavedEvent {
  id: string;
  /** Who makes it. */
  userId: string;
  body: ScheduleBody;
  /** As it is stored, locked; undefined for a new one. */
  current: ScheduleEvent | undefined;
  /** For a new one that was part of a repetition: that, and the beginning that it had there. */
  from?: ScheduleEvent | undefined;
  was?: string | undefined;
  /** What it has of a repetition. */
  series?: Partial<Pick<ScheduleEvent, 'skipped' | 'seriesId' | 'replaces'>>;
}

async function copyParticipants(trx: DatabaseTransaction, { from, to }: { from: string; to: string }): Promise<void> {
  await trx
    .insertInto('scheduleParticipant')
    .columns(['eventId', 'userId', 'answer'])
    .expression((eb) =>
      eb
        .selectFrom('scheduleParticipant')
        .select([eb.val(to).as('eventId'), 'userId', 'answer'])
        .where('eventId', '=', from),
    )
    .execute();
}

/** Answers who has to be asked. */
async function saveParticipants(
  trx: DatabaseTransaction,
  { id, userId, participantIds, isMoved }: { id: string; userId: string; participantIds: string[]; isMoved: boolean },
): Promise<string[]> {
  const ids = [...new Set(participantIds)].filter((each) => each !== userId);
  const known = await trx
    .selectFrom('scheduleParticipant')
    .select('userId')
    .where('eventId', '=', id)
    .execute()
    .then((rows) => new Set(rows.map((row) => row.userId)));
  const added = ids.filter((each) => !known.has(each));
  if (added.length > 0) {
    const people = await trx
      .selectFrom('userAccount')
      .select('id')
      .where('id', 'in', added)
      .where('enabledMark', '=', 1)
      .execute();
    if (people.length < added.length) throw fieldError('participantIds', t('unknownPeople'));
  }
  let gone = trx.deleteFrom('scheduleParticipant').where('eventId', '=', id);
  if (ids.length > 0) gone = gone.where('userId', 'not in', ids);
  await gone.execute();
  if (isMoved)
    await trx.updateTable('scheduleParticipant').set({ answer: 'waiting' }).where('eventId', '=', id).execute();
  await insertAll(
    trx,
    'scheduleParticipant',
    added.map((each) => ({ eventId: id, userId: each })),
  );
  return isMoved ? ids : added;
}

function requirePossible({ start, end, allDay, repeat, repeatUntil }: ScheduleBody): void {
  const length = Date.parse(`${end}:00Z`) - Date.parse(`${start}:00Z`);
  if (length <= 0) throw fieldError('end', t('endBefore'));
  if (length > LONGEST_EVENT) throw fieldError('end', t('tooLong'));
  if (allDay && !(start.endsWith('T00:00') && end.endsWith('T00:00'))) throw fieldError('end', t('notMidnight'));
  if (length > INTERVALS[repeat]) throw fieldError('repeat', t('overlaps'));
  if (repeat !== 'none' && repeatUntil !== null && repeatUntil < start.slice(0, 10))
    throw fieldError('repeatUntil', t('untilBefore'));
}
