import { type ExpressionFunction, wholeNumber } from './ExpressionFunction.js';
import { Exact, type ExpressionValue, isEmptyValue, toText } from './ExpressionValue.js';
import { summaryOf } from './ListSummary.js';

/** Functions over columns and fields with several values; what is empty in them does not count. */
export const listFunctions: readonly (readonly [string, ExpressionFunction])[] = [
  ['first', onList('a column', (list) => list[0] ?? null)],
  ['last', onList('a column', (list) => list.at(-1) ?? null)],
  [
    'item',
    {
      min: 2,
      max: 2,
      usage: 'a column and a place from 1',
      run: ([list = null, place = null]) =>
        filled(list)[wholeNumber(place, [1, 1_000_000], 'The second value of ITEM') - 1] ?? null,
    },
  ],
  ['unique', onList('a column', (list) => [...new Map(list.map((value) => [toText(value), value])).values()])],
  [
    'countif',
    {
      min: 2,
      max: 2,
      usage: 'a column and a value',
      run: ([list = null, value = null]) =>
        new Exact(filled(list).filter((entry) => toText(entry) === toText(value)).length),
    },
  ],
  [
    'join',
    {
      min: 1,
      max: 2,
      usage: 'a column and what stands between its values',
      run: ([list = null, between = '、']) => filled(list).map(toText).join(toText(between)).slice(0, MAX_TEXT),
    },
  ],
];

const MAX_TEXT = 20_000;

function onList(usage: string, find: (list: readonly ExpressionValue[]) => ExpressionValue): ExpressionFunction {
  return { min: 1, max: 1, usage, run: ([list = null]) => find(filled(list)) };
}

function filled(list: ExpressionValue): readonly ExpressionValue[] {
  if (Array.isArray(list)) return summaryOf(list).filled('entries', (entries) => entries);
  return isEmptyValue(list) ? [] : [list];
}
