/**
 * Clock texts are times on the clocks of the server's zone, `2026-11-20T09:30`, days `2026-11-20`. They are reckoned with as if they
 * were of UTC, so that no hour is missing or there twice, wherever the browser is.
 */
export interface Span {
  start: string;
  /** Not included: whole days end at the next midnight. */
  end: string;
  allDay: boolean;
}

export type CalendarView = 'month' | 'week' | 'day' | 'list';

const MINUTE = 60_000;
const DAY = 86_400_000;

export function dayOf(clock: string): string {
  return clock.slice(0, 10);
}

export function timeOf(clock: string): string {
  return clock.slice(11, 16);
}

/** Minutes since midnight. */
export function minutesOf(clock: string): number {
  return Number(clock.slice(11, 13)) * 60 + Number(clock.slice(14, 16));
}

export function addMinutes(clock: string, minutes: number): string {
  return new Date(Date.parse(`${clock}:00Z`) + minutes * MINUTE).toISOString().slice(0, 16);
}

export function minutesBetween(from: string, to: string): number {
  return (Date.parse(`${to}:00Z`) - Date.parse(`${from}:00Z`)) / MINUTE;
}

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);
}

/** A month later or earlier, on its last day where it has no such day. */
export function addMonths(day: string, months: number): string {
  const date = new Date(`${day.slice(0, 7)}-01T00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + months);
  const first = date.toISOString().slice(0, 8);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  return first + String(Math.min(Number(day.slice(8)), last)).padStart(2, '0');
}

/** The Monday of a week. */
export function mondayOf(day: string): string {
  return addDays(day, -((new Date(day).getUTCDay() + 6) % 7));
}

/** Days that a view shows around a day. */
export function daysShown(view: CalendarView, day: string): string[] {
  if (view === 'day') return [day];
  if (view === 'week') return daysFrom(mondayOf(day), 7);
  const first = `${day.slice(0, 7)}-01`;
  if (view === 'list') return daysFrom(first, Number(addDays(addMonths(first, 1), -1).slice(8)));
  const monday = mondayOf(first);
  const weeks = Math.ceil((Date.parse(addMonths(first, 1)) - Date.parse(monday)) / (7 * DAY));
  return daysFrom(monday, weeks * 7);
}

/** Another day to show, a step of the view further. */
export function stepped(view: CalendarView, day: string, direction: 1 | -1): string {
  if (view === 'day') return addDays(day, direction);
  return view === 'week' ? addDays(day, 7 * direction) : addMonths(day, direction);
}

/** Days on which something takes place. */
export function daysOf({ start, end }: Pick<Span, 'start' | 'end'>): string[] {
  const last = dayOf(addMinutes(end, -1));
  const days: string[] = [];
  for (let day = dayOf(start); day <= last && days.length < 366; day = addDays(day, 1)) days.push(day);
  return days;
}

/** The same length, that many days later. */
export function movedByDays(span: Span, days: number): Span {
  return movedBy(span, days * 1_440);
}

export function movedBy({ start, end, allDay }: Span, minutes: number): Span {
  return { start: addMinutes(start, minutes), end: addMinutes(end, minutes), allDay };
}

/** Another end, a quarter of an hour after the beginning at the earliest. */
export function resizedBy({ start, end, allDay }: Span, minutes: number): Span {
  const [next, earliest] = [addMinutes(end, minutes), addMinutes(start, allDay ? 1_440 : QUARTER)];
  return { start, end: next < earliest ? earliest : next, allDay };
}

/** Minutes to which times are moved. */
export const QUARTER = 15;

function daysFrom(first: string, count: number): string[] {
  return Array.from({ length: count }, (_, place) => addDays(first, place));
}
