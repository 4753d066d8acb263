import { type Duration, type WorkCalendar } from '../document/TimeLimit.js';
import { addDuration, workDayOf } from './addDuration.js';

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;

/** A time in which limits stand still. */
export interface Rest {
  from: number;
  until: number;
}

/**
 * The end of a limit after a rest: as much of its time is left at the end of the rest as was at its beginning. Of a limit in
 * working time that is working time, so that a rest over a weekend takes nothing away and gives nothing. What had ended before stays.
 */
export function postpone(at: number, unit: Duration['unit'], { from, until }: Rest, calendar: WorkCalendar): number {
  if (at <= from || until <= from) return at;
  const left =
    unit === 'workHours' ? workHours(from, at, calendar) : unit === 'workDays' ? workDays(from, at, calendar) : 0;
  // without working time until then, as without a calendar, all time counts
  if (left === 0) return at + until - from;
  if (unit === 'workHours') return Math.round(addDuration(until, { amount: left, unit }, calendar));
  const later = timeOfDay(at, calendar) - timeOfDay(from, calendar);
  return addDuration(until + later, { amount: left, unit: 'workDays' }, calendar);
}

function workHours(from: number, to: number, calendar: WorkCalendar): number {
  let time = 0;
  for (let day = dayOf(from, calendar); day <= dayOf(to, calendar); day += 1) {
    const midnight = day * DAY - calendar.offset * MINUTE;
    for (const [begin, end] of workDayOf(calendar, day))
      time += Math.max(0, Math.min(to, midnight + end * MINUTE) - Math.max(from, midnight + begin * MINUTE));
  }
  return time / (60 * MINUTE);
}

/** Days with working time after the one of `from`, that of `to` included. */
function workDays(from: number, to: number, calendar: WorkCalendar): number {
  let days = 0;
  for (let day = dayOf(from, calendar) + 1; day <= dayOf(to, calendar); day += 1)
    if (workDayOf(calendar, day).length > 0) days += 1;
  return days;
}

function dayOf(moment: number, { offset }: WorkCalendar): number {
  return Math.floor((moment + offset * MINUTE) / DAY);
}

function timeOfDay(moment: number, calendar: WorkCalendar): number {
  return moment + calendar.offset * MINUTE - dayOf(moment, calendar) * DAY;
}
