import { ExpressionError } from './ExpressionError.js';
import { type ExpressionFunction, wholeNumber } from './ExpressionFunction.js';
import { summaryOf } from './ListSummary.js';
import { Exact, type ExpressionValue, isEmptyValue, toNumber, toText } from './ExpressionValue.js';

const MANY = 200;
/** Longest text that a function answers, in characters. */
const MAX_TEXT = 20_000;

/** Functions over texts. Places count from 1 and characters as people see them, also beyond the first 65,536. */
export const textFunctions: readonly (readonly [string, ExpressionFunction])[] = [
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
  ['upper', onText('a text', (text) => text.toUpperCase())],
  ['lower', onText('a text', (text) => text.toLowerCase())],
  ['trim', onText('a text', (text) => text.trim())],
  ['left', cut('a text and a number of characters', (letters, [count = 1]) => letters.slice(0, count))],
  [
    'right',
    cut('a text and a number of characters', (letters, [count = 1]) =>
      letters.slice(Math.max(0, letters.length - count)),
    ),
  ],
  [
    'mid',
    cut(
      'a text, the place of the first character, and a number of characters',
      (letters, [place = 1, count = MAX_TEXT]) => letters.slice(Math.max(0, place - 1), Math.max(0, place - 1) + count),
      3,
    ),
  ],
  [
    'replace',
    {
      min: 3,
      max: 3,
      usage: 'a text, what is replaced, and what stands there instead',
      run: ([text = null, old = null, next = null]) => replace(toText(text), toText(old), toText(next)),
    },
  ],
  [
    'startswith',
    {
      min: 2,
      max: 2,
      usage: 'a text and its beginning',
      run: ([text = null, start = null]) => !isEmptyValue(start) && toText(text).startsWith(toText(start)),
    },
  ],
  [
    'endswith',
    {
      min: 2,
      max: 2,
      usage: 'a text and its end',
      run: ([text = null, end = null]) => !isEmptyValue(end) && toText(text).endsWith(toText(end)),
    },
  ],
  [
    'text',
    {
      min: 1,
      max: 2,
      usage: 'a number and its decimals',
      run: ([value = null, digits = null]) =>
        isEmptyValue(digits)
          ? toText(value)
          : toNumber(value).toFixed(wholeNumber(digits, [0, 20], 'The second value of TEXT'), Exact.ROUND_HALF_UP),
    },
  ],
];

function onText(usage: string, change: (text: string) => string): ExpressionFunction {
  return { min: 1, max: 1, usage, run: ([text = null]) => change(toText(text)).slice(0, MAX_TEXT) };
}

function cut(usage: string, take: (letters: string[], numbers: number[]) => string[], max = 2): ExpressionFunction {
  return {
    min: 2,
    max,
    usage,
    run: ([text = null, ...numbers]) =>
      take(
        [...toText(text)],
        numbers.map((number) => wholeNumber(number, [0, MAX_TEXT], 'A place or number of characters')),
      ).join(''),
  };
}

function join(args: ExpressionValue[]): string {
  return args
    .map((value) => (Array.isArray(value) ? summaryOf(value).text(MAX_TEXT) : toText(value)))
    .join('')
    .slice(0, MAX_TEXT);
}

function replace(text: string, old: string, next: string): string {
  if (old === '') return text;
  const parts = text.split(old);
  if (text.length + (parts.length - 1) * next.length > MAX_TEXT * 10)
    throw new ExpressionError('overflow', 'The text is too long');
  return parts.join(next).slice(0, MAX_TEXT);
}

function length(value: ExpressionValue) {
  return new Exact(Array.isArray(value) ? value.length : [...toText(value)].length);
}

function contains(list: ExpressionValue, item: ExpressionValue): boolean {
  if (Array.isArray(list)) return summaryOf(list).has(toText(item));
  return !isEmptyValue(item) && toText(list).includes(toText(item));
}
