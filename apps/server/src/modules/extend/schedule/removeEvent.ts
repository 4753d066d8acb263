import { type ChangedPart } from '@smart-admin/api-client/contract';
import { type DatabaseTransaction } from '../../../db/database.js';
import { requireRow } from '../../../db/requireRow.js';
import { type Deps } from '../../../deps.js';
import { sendTemplate } from '../../messageTemplate/sendTemplate.js';
import { endOrSkip, requireBeginning } from './changeEvent.js';
import { dayBefore, nextStart } from './occurrences.js';
import { eventValues, lockOwnEvent, repeatedOf, type ScheduleEvent } from './ownEvents.js';
import { participantsOf } from './readEvent.js';
import { forgetReminder } from './scheduleJobs.js';

/**
 * Deletes an event of somebody; of a repetition one date (EXDATE of RFC 5545), that one and all later ones, or all. An event that stands in
 * for one date of a repetition means the repetition in the last two. Participants are told. Throws 404 for any other event, 409 for a
 * date that is not, or no longer, one of it.
 */
export async function removeEvent(
  deps: Pick<Deps, 'clock'>,
  trx: DatabaseTransaction,
  { userId, id, scope, was }: { userId: string; id: string; scope: ChangedPart; was: string | undefined },
): Promise<void> {
  const found = requireRow(
    await trx
      .selectFrom('scheduleEvent')
      .select('seriesId')
      .where('id', '=', id)
      .where('creatorUserId', '=', userId)
      .executeTakeFirst(),
  );
  // a repetition is locked before what stands in for its dates, as changes of it do
  const series = found.seriesId === '' ? undefined : await lockOwnEvent(trx, userId, found.seriesId);
  const event = await lockOwnEvent(trx, userId, id);
  if (series && scope === 'this') {
    await removeRows(trx, [event]);
    return dropEmpty(trx, series);
  }
  const whole = series ?? event;
  const date = series ? event.replaces : was;
  if (whole.repeat === 'none' || scope === 'all' || date === undefined)
    return removeRows(trx, [whole, ...(await singlesOf(trx, whole.id, ''))]);
  if (!series) requireBeginning(whole, date);
  if (scope === 'this') {
    await endOrSkip(deps, trx, whole, { skipped: [...whole.skipped, date] });
    await tellCancelled(trx, [{ ...whole, startAt: date }]);
    return dropEmpty(trx, { ...whole, skipped: [...whole.skipped, date] });
  }
  const singles = await singlesOf(trx, whole.id, date);
  if (date === whole.startAt) return removeRows(trx, [whole, ...singles]);
  await endOrSkip(deps, trx, whole, { repeatUntil: dayBefore(date) });
  await tellCancelled(trx, [{ ...whole, startAt: date }, ...singles]);
  await deleteRows(trx, singles);
  await dropEmpty(trx, { ...whole, repeatUntil: dayBefore(date) });
}

/** What stands in for dates of a repetition from a time on, locked. */
function singlesOf(trx: DatabaseTransaction, seriesId: string, from: string): Promise<ScheduleEvent[]> {
  return trx
    .selectFrom('scheduleEvent')
    .selectAll()
    .where('seriesId', '=', seriesId)
    .where('replaces', '>=', from)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Deletes events, and tells those who are asked to any of them once, by the first. */
async function removeRows(trx: DatabaseTransaction, events: readonly ScheduleEvent[]): Promise<void> {
  await tellCancelled(trx, events);
  await deleteRows(trx, events);
}

async function deleteRows(trx: DatabaseTransaction, events: readonly ScheduleEvent[]): Promise<void> {
  for (const { id } of events) {
    await trx.deleteFrom('scheduleEvent').where('id', '=', id).execute();
    await forgetReminder(trx, id);
  }
}

/** A repetition of which no date is left goes, when nothing stands in for one. */
async function dropEmpty(trx: DatabaseTransaction, event: ScheduleEvent): Promise<void> {
  if (nextStart(repeatedOf(event), EVER) !== undefined) return;
  if ((await singlesOf(trx, event.id, '')).length > 0) return;
  await deleteRows(trx, [event]);
}

const EVER = '0001-01-01T00:00';

async function tellCancelled(trx: DatabaseTransaction, events: readonly ScheduleEvent[]): Promise<void> {
  const [told] = events;
  if (!told) return;
  const receivers = new Set<string>();
  for (const { id } of events)
    for (const person of await participantsOf(trx, id)) if (person.answer !== 'declined') receivers.add(person.id);
  await sendTemplate(trx, {
    code: 'scheduleCancelled',
    receivers: [...receivers],
    values: await eventValues(trx, told),
  });
}
