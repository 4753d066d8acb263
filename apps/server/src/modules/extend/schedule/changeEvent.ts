import { type ChangedPart } from '@smart-admin/api-client/contract';
import { sql } from 'kysely';
import { type DatabaseTransaction } from '../../../db/database.js';
import { newId } from '../../../db/newId.js';
import { type Deps } from '../../../deps.js';
import { ApiError } from '../../../errors/apiError.js';
import { dayBefore, isBeginning, movedTo, moverOf, overAt } from './occurrences.js';
import { repeatedOf, type ScheduleEvent } from './ownEvents.js';
import { saveEvent } from './saveEvent.js';
import { t } from './schedule.messages.js';
import { type ScheduleBody } from './schedule.tables.js';
import { planReminder } from './scheduleJobs.js';

/**
 * Changes an event of somebody, which is locked. Of a repetition `was` names the date that is meant, and `body` is how that one takes
 * place: it alone (an event of its own that stands in for it, RECURRENCE-ID of RFC 5545), it and all later ones (a repetition of its own,
 * which takes over what was changed of them), or all, which move with it (`moverOf`). Throws 409 for a date that is not, or no longer, one
 * of it.
 */
export async function changeEvent(
  deps: Pick<Deps, 'clock'>,
  trx: DatabaseTransaction,
  { userId, current, scope, was, body }: ChangedEvent,
): Promise<void> {
  const { id } = current;
  if (current.repeat === 'none') {
    // what comes again itself stands in for nothing any more
    const series = body.repeat === 'none' ? {} : { seriesId: '', replaces: '' };
    return saveEvent(deps, trx, { id, userId, body, current, series });
  }
  // the first date stands for all also where it was left out
  if (scope !== 'all' || was !== current.startAt) requireBeginning(current, was);
  const move = moverOf(current.repeat, was, body.start);
  if (scope === 'this') {
    await endOrSkip(deps, trx, current, { skipped: [...current.skipped, was] });
    const single = { ...body, repeat: 'none' as const, repeatUntil: null };
    const series = { seriesId: id, replaces: was };
    return saveEvent(deps, trx, { id: newId(), userId, body: single, current: undefined, from: current, was, series });
  }
  if (scope === 'later' && was !== current.startAt) {
    await endOrSkip(deps, trx, current, { repeatUntil: dayBefore(was) });
    const next = newId();
    const skipped = current.skipped.filter((start) => start > was).flatMap((start) => move(start) ?? []);
    await saveEvent(deps, trx, { id: next, userId, body, current: undefined, from: current, was, series: { skipped } });
    await moveSingles(trx, { seriesId: id, after: was, move, to: next });
    return;
  }
  const { start, end } = movedTo(repeatedOf(current), was, body);
  const skipped = body.repeat === 'none' ? [] : current.skipped.flatMap((each) => move(each) ?? []);
  await saveEvent(deps, trx, { id, userId, current, series: { skipped }, body: { ...body, start, end } });
  if (was !== body.start) await moveSingles(trx, { seriesId: id, after: '', move, to: id });
}

interface ChangedEvent {
  userId: string;
  current: ScheduleEvent;
  scope: ChangedPart;
  /** Beginning of the date that is meant. */
  was: string;
  /** How it takes place from now on. */
  body: ScheduleBody;
}

/** Throws 409 where an event does not begin at a time by its repetition. */
export function requireBeginning(event: ScheduleEvent, was: string): void {
  if (!isBeginning(repeatedOf(event), was)) throw new ApiError(409, t('changed'));
}

/** Ends a repetition earlier, or leaves out dates of it, with the reminder that comes next. */
export async function endOrSkip(
  deps: Pick<Deps, 'clock'>,
  trx: DatabaseTransaction,
  event: ScheduleEvent,
  change: Partial<Pick<ScheduleEvent, 'repeatUntil' | 'skipped'>>,
): Promise<void> {
  const changed = { ...event, ...change };
  const repeated = repeatedOf(changed);
  await trx
    .updateTable('scheduleEvent')
    .set({
      ...change,
      overAt: overAt(repeated),
      revision: event.revision + 1,
      lastModifyTime: new Date(),
    })
    .where('id', '=', event.id)
    .execute();
  const { id, reminder: minutes, remindedFor: after } = event;
  await planReminder(deps, trx, { id, event: repeated, minutes, after });
}

/**
 * Single dates that stand in for those of a repetition after a time go on with them; one whose date is gone is an event of its own
 * from then on.
 */
async function moveSingles(
  trx: DatabaseTransaction,
  { seriesId, after, move, to }: { seriesId: string; after: string; move: ReturnType<typeof moverOf>; to: string },
): Promise<void> {
  const singles = await trx
    .selectFrom('scheduleEvent')
    .select(['id', 'replaces'])
    .where('seriesId', '=', seriesId)
    .where('replaces', '>', after)
    .execute();
  if (singles.length === 0) return;
  const moved = singles.map((single) => ({ id: single.id, replaces: move(single.replaces) ?? '' }));
  // two of them may change places: their key is empty in between
  const ids = moved.map((single) => single.id);
  await trx.updateTable('scheduleEvent').set({ seriesId: '' }).where('id', 'in', ids).execute();
  await sql`
    update schedule_event
    set series_id = case when moved.replaces = '' then '' else ${to} end, replaces = moved.replaces
    from jsonb_to_recordset(${JSON.stringify(moved)}::jsonb) as moved (id text, replaces text)
    where schedule_event.id = moved.id`.execute(trx);
}
