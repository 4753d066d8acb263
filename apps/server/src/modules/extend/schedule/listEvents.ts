import { fieldError } from '../../../db/requireRow.js';
import { ApiError } from '../../../errors/apiError.js';
import { type Deps } from '../../../deps.js';
import { type Caller } from '../../../rights/caller.js';
import { listDueTasks } from '../../workflow/ownCalendar.js';
import { clockTextOf, occurrencesIn, shiftOf } from './occurrences.js';
import { ownEvents, repeatedOf } from './ownEvents.js';
import { LONGEST_EVENT } from './saveEvent.js';
import { t } from './schedule.messages.js';

const MOST_DAYS = 100;
const MOST_CONFLICTS = 100;

/** What somebody has on some days: their events with all repetitions, and the limits of tasks that wait for them. */
export async function listEvents(deps: Deps, caller: Caller, { from, to }: { from: string; to: string }) {
  if ((Date.parse(to) - Date.parse(from)) / 86_400_000 > MOST_DAYS) throw new ApiError(400, t('tooManyDays'));
  const [events, tasks] = await Promise.all([
    eventsIn(deps, caller.userId, { from: `${from}T00:00`, to: `${to}T00:00` }),
    listDueTasks(deps, caller, { from, to }),
  ]);
  return {
    now: clockTextOf(deps.clock.now()),
    events,
    tasks: tasks.map(({ id, taskId, title, nodeName, dueTime }) => ({
      ...{ id, taskId, title, nodeName },
      time: clockTextOf(dueTime),
    })),
  };
}

/** What somebody has at a time and has not declined, without one event: the first ones. Throws 400 where no event lasts as long. */
export async function listConflicts(
  deps: Pick<Deps, 'db'>,
  userId: string,
  { start, end, except }: { start: string; end: string; except?: string | undefined },
) {
  if (shiftOf(start, end) > LONGEST_EVENT) throw fieldError('end', t('tooLong'));
  const events = await eventsIn(deps, userId, { from: start, to: end, most: MOST_CONFLICTS, except });
  return events
    .filter(({ answer }) => answer !== 'declined')
    .slice(0, MOST_CONFLICTS)
    .map((event) => ({ id: event.id, title: event.title, start: event.start, end: event.end }));
}

async function eventsIn(
  { db }: Pick<Deps, 'db'>,
  userId: string,
  { from, to, most, except }: { from: string; to: string; most?: number; except?: string | undefined },
) {
  const rows = await ownEvents(db, userId).where('startAt', '<', to).where('overAt', '>', from).execute();
  return rows
    .filter((row) => row.id !== except)
    .flatMap((row) =>
      occurrencesIn(repeatedOf(row), from, to)
        .slice(0, most)
        .map((span) => ({
          ...span,
          ...{ id: row.id, title: row.title, place: row.place, colour: row.colour, allDay: row.allDay },
          ...{ repeat: row.repeat, seriesId: row.seriesId, isOwn: row.isOwn, creatorName: row.creatorName },
          answer: row.isOwn ? ('' as const) : (row.answer ?? 'waiting'),
        })),
    )
    .sort((a, b) => a.start.localeCompare(b.start) || a.end.localeCompare(b.end) || a.id.localeCompare(b.id));
}
