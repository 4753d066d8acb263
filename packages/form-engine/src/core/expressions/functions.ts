import { Decimal } from 'decimal.js';
import { dateFunctions } from './dateFunctions.js';
import { ExpressionError } from './ExpressionError.js';
import { type ExpressionFunction } from './ExpressionFunction.js';
import { listFunctions } from './listFunctions.js';
import { summaryOf } from './ListSummary.js';
import { textFunctions } from './textFunctions.js';
import { asNumber, Exact, type ExpressionValue, finite, isEmptyValue, toNumber, toText } from './ExpressionValue.js';

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
  ['floor', { min: 1, max: 1, usage: 'a number', run: ([value = null]) => toNumber(value).floor() }],
  ['ceil', { min: 1, max: 1, usage: 'a number', run: ([value = null]) => toNumber(value).ceil() }],
  [
    'value',
    {
      min: 1,
      max: 1,
      usage: 'a text',
      run: ([value = null]) => (isEmptyValue(value) ? null : (asNumber(value) ?? null)),
    },
  ],
  ['currentuser', { min: 0, max: 0, usage: 'nothing', run: (_args, { user }) => user?.id ?? null }],
  ['currentorganize', { min: 0, max: 0, usage: 'nothing', run: (_args, { user }) => user?.organizeId || null }],
  ...textFunctions,
  ...listFunctions,
  ...dateFunctions,
]);

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

/** Order of two filled values: numbers by size, texts (and so dates) by character. Throws on other types. */
export function compareOrdered(left: ExpressionValue, right: ExpressionValue): number {
  if (typeof left === 'number' && typeof right === 'number') return Math.sign(left - right);
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
