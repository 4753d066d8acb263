import { type Duration, type WorkCalendar, type WorkDay } from '../document/TimeLimit.js';

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
/** Days without any working time after which a calendar is taken as one that has none. */
const NO_WORK_DAYS = 3660;

/**
 * The moment (milliseconds since 1970) a duration after another. `workHours` are minutes that lie in the working time of the
 * calendar. `workDays` end at the same time of a later day: days without working time do not count, and the day of the start
 * does not either. A calendar without working time counts all time. Days have 24 hours: a fixed offset has no summer time.
 */
export function addDuration(from: number, { amount, unit }: Duration, calendar: WorkCalendar): number {
  switch (unit) {
    case 'minutes':
      return from + amount * MINUTE;
    case 'hours':
      return from + amount * 60 * MINUTE;
    case 'days':
      return from + amount * DAY;
    case 'workHours':
      return addWorkMinutes(from, amount * 60, calendar) ?? from + amount * 60 * MINUTE;
    case 'workDays':
      return addWorkDays(from, amount, calendar) ?? from + amount * DAY;
  }
}

/** Hours of a day of the calendar; `day` counts days since 1970 in its offset. */
export function workDayOf({ week, days }: WorkCalendar, day: number): WorkDay {
  const date = new Date(day * DAY);
  // 1 January 1970 was a Thursday
  return days[date.toISOString().slice(0, 10)] ?? week[date.getUTCDay()] ?? [];
}

function addWorkMinutes(from: number, minutes: number, calendar: WorkCalendar): number | undefined {
  const shift = calendar.offset * MINUTE;
  let left = minutes * MINUTE;
  let place = from + shift;
  let idle = 0;
  while (idle < NO_WORK_DAYS) {
    const midnight = Math.floor(place / DAY) * DAY;
    const parts = workDayOf(calendar, midnight / DAY);
    idle = parts.length > 0 ? 0 : idle + 1;
    for (const [begin, end] of parts) {
      const start = Math.max(place, midnight + begin * MINUTE);
      const length = midnight + end * MINUTE - start;
      if (length <= 0) continue;
      if (left <= length) return start + left - shift;
      left -= length;
    }
    place = midnight + DAY;
  }
  return undefined;
}

function addWorkDays(from: number, days: number, calendar: WorkCalendar): number | undefined {
  const shift = calendar.offset * MINUTE;
  let day = Math.floor((from + shift) / DAY);
  const timeOfDay = from + shift - day * DAY;
  let left = days;
  let idle = 0;
  while (left > 0) {
    if (idle > NO_WORK_DAYS) return undefined;
    day += 1;
    if (workDayOf(calendar, day).length > 0) {
      left -= 1;
      idle = 0;
    } else idle += 1;
  }
  return day * DAY + timeOfDay - shift;
}
