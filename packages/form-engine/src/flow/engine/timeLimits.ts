import { addDuration } from '../calendar/addDuration.js';
import { postpone, type Rest } from '../calendar/postpone.js';
import { type TimeLimit } from '../document/TimeLimit.js';
import { type Activity, type Piece, type RestingLimit, type Task, type Timer } from './FlowState.js';
import { type Run, startTimer, tasksOf, workNodeOf } from './Run.js';

/** The limit of a node begins when people are asked. */
export function startLimit(run: Run, activity: Activity, limit: TimeLimit): void {
  activity.dueAt = addDuration(activity.openedAt, limit.duration, run.context.calendar);
  startTimers(run, { activityId: activity.id }, activity.dueAt, limit);
}

/** The whole time again, for all of a node. Who waits for help, or for whoever was added before them, has it when it is their turn. */
export function restartLimit(run: Run, activity: Activity): void {
  const { limit } = workNodeOf(run, activity);
  run.state.timers = run.state.timers.filter(({ activityId }) => activityId !== activity.id);
  for (const task of tasksOf(run, activity.id)) {
    delete task.limit;
    delete task.kept;
    if (task.rest && limit) task.rest = wholeTime(run, limit);
    else delete task.rest;
  }
  if (!limit) return;
  activity.dueAt = addDuration(run.context.now, limit.duration, run.context.calendar);
  startTimers(run, { activityId: activity.id }, activity.dueAt, limit);
}

/** A limit from now on, before it begins. */
export function wholeTime({ context: { now, calendar } }: Run, limit: TimeLimit): RestingLimit {
  const dueAt = addDuration(now, limit.duration, calendar);
  return { dueAt, since: now, timers: [firstTimer(dueAt, limit)] };
}

/** End of the limit that holds for a task; undefined where there is none, or it stands still. */
export function dueOf(
  { activities }: { activities: readonly Pick<Activity, 'id' | 'dueAt'>[] },
  { activityId, limit, rest }: Pick<Task, 'activityId' | 'limit' | 'rest'>,
): number | undefined {
  if (rest) return undefined;
  return limit ? limit.dueAt : activities.find(({ id }) => id === activityId)?.dueAt;
}

/** What follows a reminder. */
export function continueLimit(run: Run, { activityId, limitId, at, left = 0 }: Timer, limit: TimeLimit): void {
  const whose = { activityId, ...(limitId === undefined ? {} : { limitId }) };
  const next = addDuration(at, limit.remind.every, run.context.calendar);
  if (left > 0) startTimer(run, { ...whose, at: next, kind: 'remind', left: left - 1 });
  else if (limit.then.kind !== 'nothing') startTimer(run, { ...whose, at: next, kind: 'overdue' });
}

/** The same after a rest in which its limits stood still. */
export function afterRest(run: Run, part: Timed, rest: Rest): Timed {
  const limitOf = (activityId: string) => {
    const nodeId = part.activities.find(({ id }) => id === activityId)?.nodeId;
    const node = nodeId === undefined ? undefined : run.index.get(nodeId)?.node;
    return node && 'limit' in node ? node.limit : undefined;
  };
  const move = (at: number, unit: TimeLimit['duration']['unit'] = 'minutes') =>
    postpone(at, unit, rest, run.context.calendar);
  const dueOfTimer = ({ activityId, limitId }: Timer) =>
    limitId === undefined
      ? part.activities.find(({ id }) => id === activityId)?.dueAt
      : part.tasks.find(({ limit }) => limit?.id === limitId)?.limit?.dueAt;
  return {
    activities: part.activities.map(({ dueAt, ...activity }) =>
      dueAt === undefined ? activity : { ...activity, dueAt: move(dueAt, limitOf(activity.id)?.duration.unit) },
    ),
    tasks: part.tasks.map(({ limit, ...task }) =>
      limit
        ? { ...task, limit: { ...limit, dueAt: move(limit.dueAt, limitOf(task.activityId)?.duration.unit) } }
        : task,
    ),
    timers: part.timers.map((timer) => {
      const limit = limitOf(timer.activityId);
      // the first one stands at the end of the limit, the others `every` after each other
      const length = dueOfTimer(timer) === timer.at ? limit?.duration : limit?.remind.every;
      return { ...timer, at: move(timer.at, length?.unit) };
    }),
  };
}

type Timed = Pick<Piece, 'activities' | 'tasks' | 'timers'>;

function startTimers(run: Run, whose: Pick<Timer, 'activityId' | 'limitId'>, at: number, limit: TimeLimit): void {
  startTimer(run, { ...whose, ...firstTimer(at, limit) });
}

/**
 * At the end of a limit the first reminder, then `times - 1` more, `every` apart; what follows comes `every` after the last one,
 * without reminders at the limit itself.
 */
function firstTimer(at: number, { remind, then }: TimeLimit): Pick<Timer, 'at' | 'kind' | 'left'> {
  const reminders = remind.times > 0 || then.kind !== 'nothing' ? remind.times : 1;
  return reminders > 0 ? { at, kind: 'remind', left: reminders - 1 } : { at, kind: 'overdue' };
}
