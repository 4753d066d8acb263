import { dateToText, parseDateText } from '../date-picker/dateText.js';

/** Colour of an event. */
export type CalendarTone = 'neutral' | 'primary' | 'success' | 'warning' | 'danger' | 'info';

/** Something that takes place on one day or on several. */
export interface CalendarEvent {
  id: string;
  title: string;
  /** First day, `2026-11-20`; with a time (`2026-11-20 09:30`) it is shown. */
  start: string;
  /** Last day. Default: the first. */
  end?: string;
  /** Default `primary`. */
  tone?: CalendarTone;
}

/** Events by the days on which they take place, those without a time first, then by their time. */
export function eventsByDay(events: readonly CalendarEvent[]): Map<string, CalendarEvent[]> {
  const days = new Map<string, CalendarEvent[]>();
  for (const event of events) {
    for (const day of daysOf(event)) {
      const list = days.get(day);
      if (list) list.push(event);
      else days.set(day, [event]);
    }
  }
  for (const [day, list] of days) list.sort((a, b) => timeOn(a, day).localeCompare(timeOn(b, day)));
  return days;
}

/** The time at which an event begins on a day; empty for the whole day. */
export function timeOn({ start }: CalendarEvent, day: string): string {
  return start.startsWith(day) ? start.slice(11, 16) : '';
}

/** How many events each month of a year has, from January on. */
export function countByMonth(events: readonly CalendarEvent[], year: number): number[] {
  const counts = Array.from({ length: 12 }, () => 0);
  for (const { start, end } of events) {
    const first = start.slice(0, 7);
    const last = (end ?? start).slice(0, 7);
    counts.forEach((_, month) => {
      const text = `${String(year).padStart(4, '0')}-${String(month + 1).padStart(2, '0')}`;
      if (first <= text && text <= last) counts[month] = (counts[month] ?? 0) + 1;
    });
  }
  return counts;
}

/** An event without an end in sight must not fill the memory. */
const LONGEST = 366 * 3;

function daysOf({ start, end }: CalendarEvent): string[] {
  const date = parseDateText(start.slice(0, 10));
  if (!date) return [];
  const last = (end ?? start).slice(0, 10);
  const days = [dateToText(date)];
  for (let count = 1; count < LONGEST; count += 1) {
    date.setDate(date.getDate() + 1);
    const day = dateToText(date);
    if (day > last) break;
    days.push(day);
  }
  return days;
}
