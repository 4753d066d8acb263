import { type WorkCalendar, type WorkDay } from '../document/TimeLimit.js';

const DAY = 86_400_000;

/** The calendar that a setting means, on clocks that are `offset` minutes east of UTC. */
export function calendarOf({ week, special }: CalendarSetting, offset: number): WorkCalendar {
  const days: Record<string, WorkDay> = {};
  for (const { from, to, hours } of special)
    for (let day = Date.parse(from); day <= Date.parse(to); day += DAY)
      days[new Date(day).toISOString().slice(0, 10)] = hours;
  return { offset, week, days };
}

/** Working time as people enter it. */
export interface CalendarSetting {
  /** Hours of each weekday, Sunday first. */
  week: WorkDay[];
  /** Ranges of days (`2026-10-01`, both included) with other hours; `[]` = holidays. */
  special: { from: string; to: string; hours: WorkDay }[];
}
