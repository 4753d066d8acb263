import { dayNumber, dayText } from '@smart-admin/api-client/contract';

export const ZOOMS = ['day', 'week', 'month'] as const;
export type Zoom = (typeof ZOOMS)[number];

/** Width of a day in px. */
const DAY_WIDTHS: Readonly<Record<Zoom, number>> = { day: 36, week: 16, month: 5 };
/** Days that are shown before the first beginning and after the last end. */
const BEFORE = 7;
const AFTER = 28;

/** Where days stand in a chart. Days are numbers, counted since 1970. */
export interface TimeScale {
  zoom: Zoom;
  /** The first day that is shown, and the one after the last. */
  first: number;
  over: number;
  /** px. */
  dayWidth: number;
  width: number;
}

/** A scale that shows a span of days and today, and fills `room` px at least. */
export function timeScaleOf(
  zoom: Zoom,
  span: { start: string; end: string } | undefined,
  today: string,
  room: number,
): TimeScale {
  const now = dayNumber(today);
  const dayWidth = DAY_WIDTHS[zoom];
  const from = Math.min(span ? dayNumber(span.start) : now, now) - BEFORE;
  const to = Math.max(span ? dayNumber(span.end) : now, now) + AFTER;
  const first = zoom === 'month' ? firstOfMonth(from) : mondayBefore(from);
  const over = Math.max(to, first + Math.ceil(room / dayWidth));
  return { zoom, first, over, dayWidth, width: (over - first) * dayWidth };
}

/** Px from the left end of the chart to the beginning of a day. */
export function xOf({ first, dayWidth }: TimeScale, day: number): number {
  return (day - first) * dayWidth;
}

/** The days of which something lies between two places of the chart, in px. */
export function daysBetween({ first, over, dayWidth }: TimeScale, from: number, to: number): number[] {
  const begin = Math.max(first, first + Math.floor(from / dayWidth));
  const end = Math.min(over, first + Math.ceil(to / dayWidth));
  return Array.from({ length: Math.max(0, end - begin) }, (_, index) => begin + index);
}

/** The two lines above a chart, as far as they lie between two places of it, in px; `tag` is the language of the words. */
export function headOf(
  scale: TimeScale,
  from: number,
  to: number,
  tag: string,
): { above: HeadCell[]; below: HeadCell[] } {
  const days = daysBetween(scale, from, to);
  const month = formatter(tag, { year: 'numeric', month: 'long' });
  if (scale.zoom === 'month')
    return {
      above: cellsOf(scale, days, startOfYear, (day) => dayText(day).slice(0, 4)),
      below: cellsOf(scale, days, firstOfMonth, formatter(tag, { month: 'short' })),
    };
  if (scale.zoom === 'week')
    return {
      above: cellsOf(scale, days, firstOfMonth, month),
      below: cellsOf(scale, days, mondayBefore, formatter(tag, { month: 'numeric', day: 'numeric' })),
    };
  return {
    above: cellsOf(scale, days, firstOfMonth, month),
    below: cellsOf(
      scale,
      days,
      (day) => day,
      (day) => String(Number(dayText(day).slice(8))),
    ),
  };
}

export interface HeadCell {
  /** px. */
  x: number;
  width: number;
  label: string;
}

/** Whether nobody works on a day, by the work calendar. */
export function isDayOff(workDays: WorkDays, day: number): boolean {
  return !(workDays.days[dayText(day)] ?? workDays.week[weekdayOf(day)] ?? true);
}

/** On which days of the week work is done, Sunday first, and on which days it is otherwise. */
export interface WorkDays {
  week: readonly boolean[];
  days: Readonly<Record<string, boolean>>;
}

function cellsOf(
  scale: TimeScale,
  days: readonly number[],
  startOf: (day: number) => number,
  labelOf: (day: number) => string,
): HeadCell[] {
  const starts = [...new Set(days.map(startOf))];
  return starts.map((start, index) => {
    const next = starts[index + 1] ?? nextStart(start, startOf);
    const [x, end] = [xOf(scale, Math.max(start, scale.first)), xOf(scale, Math.min(next, scale.over))];
    return { x, width: end - x, label: labelOf(start) };
  });
}

/** The first day behind one that begins another cell. */
function nextStart(start: number, startOf: (day: number) => number): number {
  let day = start + 1;
  while (startOf(day) === start) day += 1;
  return day;
}

function formatter(tag: string, options: Intl.DateTimeFormatOptions): (day: number) => string {
  const format = new Intl.DateTimeFormat(tag, { ...options, timeZone: 'UTC' });
  return (day) => format.format(new Date(`${dayText(day)}T12:00Z`));
}

/** Sunday is 0; the first day of 1970 was a Thursday. */
const weekdayOf = (day: number) => (((day + 4) % 7) + 7) % 7;
const mondayBefore = (day: number) => day - ((weekdayOf(day) + 6) % 7);
const firstOfMonth = (day: number) => dayNumber(`${dayText(day).slice(0, 7)}-01`);
const startOfYear = (day: number) => dayNumber(`${dayText(day).slice(0, 4)}-01-01`);
