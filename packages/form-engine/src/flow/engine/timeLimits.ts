import { addDuration } from '../calendar/addDuration.js';
import { type TimeLimit } from '../document/TimeLimit.js';
import { type Activity } from './FlowState.js';
import { type Run, startTimer } from './Run.js';

/**
 * The limit of a node begins when people are asked. At its end the first reminder, then `times - 1` more, `every` apart; what
 * follows comes `every` after the last one, without reminders at the limit itself.
 */
export function startLimit(
  run: Run,
  { id, openedAt }: Pick<Activity, 'id' | 'openedAt'>,
  { duration, remind, then }: TimeLimit,
): void {
  const at = addDuration(openedAt, duration, run.context.calendar);
  const reminders = remind.times > 0 || then.kind !== 'nothing' ? remind.times : 1;
  if (reminders > 0) startTimer(run, id, { at, kind: 'remind', left: reminders - 1 });
  else startTimer(run, id, { at, kind: 'overdue' });
}

/** What follows a reminder. */
export function continueLimit(
  run: Run,
  activityId: string,
  at: number,
  left: number,
  { remind, then }: TimeLimit,
): void {
  const next = addDuration(at, remind.every, run.context.calendar);
  if (left > 0) startTimer(run, activityId, { at: next, kind: 'remind', left: left - 1 });
  else if (then.kind !== 'nothing') startTimer(run, activityId, { at: next, kind: 'overdue' });
}
