import { type CalendarEvent } from '@smart-admin/ui/calendar-panel';
import { type ListQuery, type ResourceCalendar, type ResourceRow } from '../types.js';

/** Records that a month of a calendar shows at most. */
export const MOST_EVENTS = 500;

/** The questions for the records of the days that a month shows: those that begin or end within it, and those that last all of it. */
export function monthQueries(query: ListQuery, { start, end, isRange }: ResourceCalendar, month: string): ListQuery[] {
  const { first, last } = daysShown(month);
  const ask = (filters: Record<string, unknown>): ListQuery => ({
    ...query,
    currentPage: 1,
    pageSize: MOST_EVENTS,
    sort: [{ id: start, desc: false }],
    filters: { ...query.filters, ...filters },
  });
  if (end === undefined || isRange) return [ask({ [start]: [first, last] })];
  return [ask({ [start]: [first, last] }), ask({ [start]: [null, dayBefore(first)], [end]: [first, null] })];
}

/** A record as an event of a calendar; undefined without a day. */
export function eventOf<Row extends ResourceRow>(
  row: Row,
  { start, end, isRange }: ResourceCalendar,
  title: string,
): CalendarEvent | undefined {
  const values = row as unknown as Readonly<Record<string, unknown>>;
  const range = isRange && Array.isArray(values[start]) ? (values[start] as unknown[]) : [];
  const [from, to] = isRange ? range : [values[start], end === undefined ? undefined : values[end]];
  if (typeof from !== 'string' || from === '') return undefined;
  const isLater = typeof to === 'string' && to.slice(0, 10) > from.slice(0, 10);
  return { id: row.id, title, start: from.slice(0, 16), ...(isLater ? { end: to.slice(0, 10) } : {}) };
}

/** Six weeks from the Sunday or Monday before the month on: a day more at both ends does no harm. */
function daysShown(month: string): { first: string; last: string } {
  const begin = Date.parse(`${month}-01T00:00:00Z`);
  return { first: dayAt(begin - 7 * DAY), last: dayAt(begin + 42 * DAY) };
}

function dayBefore(day: string): string {
  return dayAt(Date.parse(`${day}T00:00:00Z`) - DAY);
}

function dayAt(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

const DAY = 86_400_000;
