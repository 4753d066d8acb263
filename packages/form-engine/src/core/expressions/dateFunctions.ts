import { isDay, localDateTime } from '../kinds/date/dateValue.js';
import { ExpressionError } from './ExpressionError.js';
import { type ExpressionFunction, wholeNumber } from './ExpressionFunction.js';
import { Exact, type ExpressionValue, isEmptyValue, toText } from './ExpressionValue.js';

/** Functions over days `YYYY-MM-DD` and points in time `YYYY-MM-DD HH:mm:ss`; what is empty stays empty. */
export const dateFunctions: readonly (readonly [string, ExpressionFunction])[] = [
  [
    'datediff',
    {
      min: 2,
      max: 3,
      usage: 'two dates, and true to count both days',
      run: ([start = null, end = null, inclusive = null]) => dateDifference(start, end, inclusive),
    },
  ],
  [
    'dateadd',
    {
      min: 3,
      max: 3,
      usage: "a date, a number and 'day', 'week', 'month' or 'year'",
      run: ([date = null, count = null, unit = null]) => dateAdd(date, count, unit),
    },
  ],
  ['year', part('a date', ([year]) => year)],
  ['month', part('a date', ([, month]) => month)],
  ['day', part('a date', ([, , day]) => day)],
  // Monday is 1
  ['weekday', part('a date', (parts) => ((dayNumberOf(parts) + 3) % 7) + 1)],
  [
    'monthend',
    {
      min: 1,
      max: 1,
      usage: 'a date',
      run: ([date = null]) => onDay(date, ([year, month]) => dayText(Date.UTC(year, month, 0))),
    },
  ],
  [
    'workdays',
    {
      min: 2,
      max: 2,
      usage: 'two dates; days from Monday to Friday are counted, both ends too',
      run: ([start = null, end = null]) => workdays(start, end),
    },
  ],
  ['now', { min: 0, max: 0, usage: 'nothing', run: (_args, { now }) => localDateTime(now().getTime()) }],
  ['today', { min: 0, max: 0, usage: 'nothing', run: (_args, { now }) => localDateTime(now().getTime()).slice(0, 10) }],
];

type DayParts = readonly [year: number, month: number, day: number];

const DAY_MS = 86_400_000;
/** Years that a date may be moved to. */
const YEARS = [1, 9999] as const;
const STEPS = { day: [1, 0], week: [7, 0], month: [0, 1], year: [0, 12] } as const;

function part(usage: string, read: (parts: DayParts) => number): ExpressionFunction {
  return { min: 1, max: 1, usage, run: ([date = null]) => onDay(date, (parts) => new Exact(read(parts))) };
}

function onDay(value: ExpressionValue, compute: (parts: DayParts) => ExpressionValue): ExpressionValue {
  return isEmptyValue(value) ? null : compute(partsOf(value));
}

function partsOf(value: ExpressionValue): DayParts {
  const day = typeof value === 'string' ? value.slice(0, 10) : '';
  if (!isDay(day)) throw new ExpressionError('type', `"${toText(value).slice(0, 40)}" is no date`);
  return day.split('-').map(Number) as unknown as DayParts;
}

function dayNumberOf([year, month, day]: DayParts): number {
  return utc(year, month - 1, day) / DAY_MS;
}

/** `Date.UTC` takes years below 100 for those of the last century. */
function utc(year: number, month: number, day: number): number {
  return new Date(0).setUTCFullYear(year, month, day);
}

function dayText(milliseconds: number): string {
  const date = new Date(milliseconds);
  const year = date.getUTCFullYear();
  // also a day that no calendar has, whose year is no number
  if (!(year >= YEARS[0] && year <= YEARS[1])) throw new ExpressionError('overflow', 'The date is out of range');
  return `${String(year).padStart(4, '0')}-${two(date.getUTCMonth() + 1)}-${two(date.getUTCDate())}`;
}

function dateDifference(start: ExpressionValue, end: ExpressionValue, inclusive: ExpressionValue): ExpressionValue {
  if (isEmptyValue(start) || isEmptyValue(end)) return null;
  return new Exact(dayNumberOf(partsOf(end)) - dayNumberOf(partsOf(start)) + (inclusive === true ? 1 : 0));
}

/** The day of a month that has fewer days is its last: a month after 31 January is 28 or 29 February. */
function dateAdd(date: ExpressionValue, count: ExpressionValue, unit: ExpressionValue): ExpressionValue {
  const step = typeof unit === 'string' && Object.hasOwn(STEPS, unit) ? STEPS[unit as keyof typeof STEPS] : undefined;
  if (!step) throw new ExpressionError('type', "DATEADD takes 'day', 'week', 'month' or 'year'");
  const times = wholeNumber(count, [-1_000_000, 1_000_000], 'The second value of DATEADD');
  return onDay(date, ([year, month, day]) => {
    const [days, months] = step;
    const at = month - 1 + months * times;
    const last = new Date(utc(year, at + 1, 0)).getUTCDate();
    const moved = dayText(utc(year, at, Math.min(day, last) + days * times));
    const clock = (date as string).slice(10);
    return moved + clock;
  });
}

function workdays(start: ExpressionValue, end: ExpressionValue): ExpressionValue {
  if (isEmptyValue(start) || isEmptyValue(end)) return null;
  const [first, last] = [dayNumberOf(partsOf(start)), dayNumberOf(partsOf(end))];
  if (last < first) return new Exact(0);
  // Monday is 0; whole weeks have five
  const weekday = (((first + 3) % 7) + 7) % 7;
  const days = last - first + 1;
  const rest = days % 7;
  let count = ((days - rest) / 7) * 5;
  for (let offset = 0; offset < rest; offset += 1) if ((weekday + offset) % 7 < 5) count += 1;
  return new Exact(count);
}

function two(value: number): string {
  return String(value).padStart(2, '0');
}
