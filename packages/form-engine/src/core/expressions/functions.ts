import { Decimal } from 'decimal.js';
import { isDay } from '../kinds/date/dateValue.js';
import { ExpressionError } from './ExpressionError.js';
import { summaryOf } from './ListSummary.js';
import { asNumber, Exact, type ExpressionValue, finite, isEmptyValue, toNumber, toText } from './ExpressionValue.js';

/** A function of the expression language. */
export interface ExpressionFunction {
  min: number;
  max: number;
  /** What it takes, for messages. */
  usage: string;
  run(args: ExpressionValue[], now: () => Date): ExpressionValue;
}

const MANY = 200;

/** The functions by name in lower case. `if` is computed lazily by the evaluator. */
export const FUNCTIONS: ReadonlyMap<string, ExpressionFunction> = new Map<string, ExpressionFunction>([
  ['if', { min: 2, max: 3, usage: 'a condition and one or two values', run: () => null }],
  ['sum', { min: 1, max: MANY, usage: 'numbers or columns', run: (args) => finite(sum(args)) }],
  ['avg', { min: 1, max: MANY, usage: 'numbers or columns', run: average }],
  ['min', { min: 1, max: MANY, usage: 'numbers or columns', run: (args) => extreme(args, -1) }],
  ['max', { min: 1, max: MANY, usage: 'numbers or columns', run: (args) => extreme(args, 1) }],
  ['count', { min: 1, max: MANY, usage: 'values or columns', run: (args) => new Exact(count(args)) }],
  [
    'round',
    {
      min: 1,
      max: 2,
      usage: 'a number and its decimals',
      run: ([value = null, digits = null]) => round(value, digits),
    },
  ],
  ['abs', { min: 1, max: 1, usage: 'a number', run: ([value = null]) => toNumber(value).abs() }],
  ['concat', { min: 1, max: MANY, usage: 'texts', run: join }],
  ['len', { min: 1, max: 1, usage: 'a text or a column', run: ([value = null]) => length(value) }],
  [
    'contains',
    {
      min: 2,
      max: 2,
      usage: 'a list or a text, and a value',
      run: ([list = null, item = null]) => contains(list, item),
    },
  ],
  [
    'datediff',
    {
      min: 2,
      max: 3,
      usage: 'two dates, and true to count both days',
      run: ([start = null, end = null, inclusive = null]) => dateDifference(start, end, inclusive),
    },
  ],
  ['now', { min: 0, max: 0, usage: 'nothing', run: (_args, now) => timeText(now()) }],
  ['today', { min: 0, max: 0, usage: 'nothing', run: (_args, now) => timeText(now()).slice(0, 10) }],
]);

const MAX_TEXT = 20_000;

/** Values that are no numbers count as 0. */
function sum(args: ExpressionValue[]): Decimal {
  return args.reduce<Decimal>(
    (total, value) => total.plus(Array.isArray(value) ? summaryOf(value).sum : (asNumber(value) ?? 0)),
    new Exact(0),
  );
}

function count(args: ExpressionValue[]): number {
  return args.reduce<number>(
    (total, value) => total + (Array.isArray(value) ? summaryOf(value).count : isEmptyValue(value) ? 0 : 1),
    0,
  );
}

function average(args: ExpressionValue[]): ExpressionValue {
  const filled = count(args);
  return filled === 0 ? null : finite(sum(args)).div(filled);
}

function extreme(args: ExpressionValue[], sign: 1 | -1): ExpressionValue {
  const furthest = (values: readonly ExpressionValue[]) =>
    values.reduce<ExpressionValue>(
      (best, value) => (best === null || compareOrdered(value, best) * sign > 0 ? value : best),
      null,
    );
  const candidates = args.map((value) =>
    Array.isArray(value) ? summaryOf(value).filled(`extreme ${sign}`, furthest) : value,
  );
  return furthest(candidates.filter((value) => !isEmptyValue(value)));
}

function join(args: ExpressionValue[]): string {
  return args
    .map((value) => (Array.isArray(value) ? summaryOf(value).text(MAX_TEXT) : toText(value)))
    .join('')
    .slice(0, MAX_TEXT);
}

/** Order of two filled values: numbers by size, texts (and so dates) by character. Throws on other types. */
export function compareOrdered(left: ExpressionValue, right: ExpressionValue): number {
  const [first, second] = [asNumber(left), asNumber(right)];
  if (first && second) return first.comparedTo(second);
  if (typeof left === 'string' && typeof right === 'string') return left < right ? -1 : left > right ? 1 : 0;
  throw new ExpressionError('type', `"${toText(left).slice(0, 40)}" and "${toText(right).slice(0, 40)}" have no order`);
}

function round(value: ExpressionValue, digits: ExpressionValue): Decimal {
  const places = toNumber(digits);
  if (!places.isInteger() || places.lt(0) || places.gt(20))
    throw new ExpressionError('type', 'ROUND takes 0 to 20 decimals');
  return toNumber(value).toDecimalPlaces(places.toNumber(), Decimal.ROUND_HALF_UP);
}

function length(value: ExpressionValue): Decimal {
  return new Exact(Array.isArray(value) ? value.length : [...toText(value)].length);
}

function contains(list: ExpressionValue, item: ExpressionValue): boolean {
  if (Array.isArray(list)) return summaryOf(list).has(toText(item));
  return !isEmptyValue(item) && toText(list).includes(toText(item));
}

function dateDifference(start: ExpressionValue, end: ExpressionValue, inclusive: ExpressionValue): ExpressionValue {
  if (isEmptyValue(start) || isEmptyValue(end)) return null;
  return new Exact(dayNumber(end) - dayNumber(start) + (inclusive === true ? 1 : 0));
}

function dayNumber(value: ExpressionValue): number {
  const day = typeof value === 'string' ? value.slice(0, 10) : '';
  if (!isDay(day)) throw new ExpressionError('type', `"${toText(value).slice(0, 40)}" is no date`);
  return Date.parse(`${day}T00:00:00Z`) / 86_400_000;
}

function timeText(date: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())} ${two(date.getHours())}:${two(date.getMinutes())}:${two(date.getSeconds())}`;
}
