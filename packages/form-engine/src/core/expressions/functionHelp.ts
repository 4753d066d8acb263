import { formatMessage, type Locale } from '@smart-admin/ui/messages';
import { functionMessages } from './functionMessages.js';

/** How a function is written, with an example that can be computed; `{a}` is a field and `{list}` a column. */
export const functionExamples: Readonly<Record<keyof (typeof functionMessages)['zh'], string>> = {
  if: "IF({a} > 1, 'A', 'B')",
  sum: 'SUM({list})',
  avg: 'AVG({list})',
  min: 'MIN({list})',
  max: 'MAX({list})',
  count: 'COUNT({list})',
  round: 'ROUND(2.345, 2)',
  abs: 'ABS(-3)',
  floor: 'FLOOR(2.7)',
  ceil: 'CEIL(2.1)',
  value: "VALUE('12')",
  concat: "CONCAT('A', 1)",
  len: "LEN('abc')",
  contains: "CONTAINS('abc', 'b')",
  upper: "UPPER('abc')",
  lower: "LOWER('ABC')",
  trim: "TRIM(' a ')",
  left: "LEFT('abc', 2)",
  right: "RIGHT('abc', 2)",
  mid: "MID('abcd', 2, 2)",
  replace: "REPLACE('a-b', '-', '/')",
  startswith: "STARTSWITH('abc', 'a')",
  endswith: "ENDSWITH('abc', 'c')",
  text: 'TEXT(1.5, 2)',
  first: 'FIRST({list})',
  last: 'LAST({list})',
  item: 'ITEM({list}, 2)',
  unique: 'UNIQUE({list})',
  countif: 'COUNTIF({list}, 1)',
  join: "JOIN({list}, '/')",
  datediff: "DATEDIFF('2026-01-01', '2026-01-31')",
  dateadd: "DATEADD('2026-01-31', 1, 'month')",
  year: "YEAR('2026-11-22')",
  month: "MONTH('2026-11-22')",
  day: "DAY('2026-11-22')",
  weekday: "WEEKDAY('2026-11-22')",
  monthend: "MONTHEND('2026-02-03')",
  workdays: "WORKDAYS('2026-11-20', '2026-11-24')",
  now: 'NOW()',
  today: 'TODAY()',
  currentuser: 'CURRENTUSER()',
  currentorganize: 'CURRENTORGANIZE()',
};

/** The groups in which functions are shown, by their names. */
export const functionGroups = {
  condition: ['if', 'contains', 'startswith', 'endswith'],
  number: ['sum', 'avg', 'min', 'max', 'round', 'abs', 'floor', 'ceil', 'value'],
  text: ['concat', 'len', 'left', 'right', 'mid', 'replace', 'upper', 'lower', 'trim', 'text'],
  date: ['today', 'now', 'datediff', 'dateadd', 'year', 'month', 'day', 'weekday', 'monthend', 'workdays'],
  list: ['count', 'countif', 'first', 'last', 'item', 'unique', 'join'],
  person: ['currentuser', 'currentorganize'],
} as const satisfies Readonly<Record<string, readonly (keyof typeof functionExamples)[]>>;

export type FunctionGroup = keyof typeof functionGroups;

/** What a function does, in a language; '' for a name that is no function. */
export function functionNote(name: string, locale: Locale): string {
  return isFunction(name) ? formatMessage(functionMessages, locale, name) : '';
}

function isFunction(name: string): name is keyof typeof functionExamples {
  return Object.hasOwn(functionExamples, name);
}
