import { type ExpressionType } from './ExpressionType.js';

/** What a function takes and gives. The last of `takes` goes for all further values. */
export interface FunctionType {
  takes: readonly ExpressionType[];
  gives: ExpressionType;
}

/** The types of the functions of the expression language, by name in lower case. */
export const functionTypes: Readonly<Record<string, FunctionType>> = {
  if: { takes: ['any'], gives: 'any' },
  sum: { takes: ['any'], gives: 'number' },
  avg: { takes: ['any'], gives: 'number' },
  min: { takes: ['any'], gives: 'any' },
  max: { takes: ['any'], gives: 'any' },
  count: { takes: ['any'], gives: 'number' },
  round: { takes: ['number', 'number'], gives: 'number' },
  abs: { takes: ['number'], gives: 'number' },
  floor: { takes: ['number'], gives: 'number' },
  ceil: { takes: ['number'], gives: 'number' },
  value: { takes: ['any'], gives: 'number' },
  concat: { takes: ['any'], gives: 'text' },
  len: { takes: ['any'], gives: 'number' },
  contains: { takes: ['any'], gives: 'boolean' },
  upper: { takes: ['any'], gives: 'text' },
  lower: { takes: ['any'], gives: 'text' },
  trim: { takes: ['any'], gives: 'text' },
  left: { takes: ['any', 'number'], gives: 'text' },
  right: { takes: ['any', 'number'], gives: 'text' },
  mid: { takes: ['any', 'number'], gives: 'text' },
  replace: { takes: ['any'], gives: 'text' },
  startswith: { takes: ['any'], gives: 'boolean' },
  endswith: { takes: ['any'], gives: 'boolean' },
  text: { takes: ['any', 'number'], gives: 'text' },
  first: { takes: ['list'], gives: 'any' },
  last: { takes: ['list'], gives: 'any' },
  item: { takes: ['list', 'number'], gives: 'any' },
  unique: { takes: ['list'], gives: 'list' },
  countif: { takes: ['list', 'any'], gives: 'number' },
  join: { takes: ['list', 'any'], gives: 'text' },
  datediff: { takes: ['date', 'date', 'any'], gives: 'number' },
  dateadd: { takes: ['date', 'number', 'any'], gives: 'date' },
  year: { takes: ['date'], gives: 'number' },
  month: { takes: ['date'], gives: 'number' },
  day: { takes: ['date'], gives: 'number' },
  weekday: { takes: ['date'], gives: 'number' },
  monthend: { takes: ['date'], gives: 'date' },
  workdays: { takes: ['date'], gives: 'number' },
  now: { takes: [], gives: 'date' },
  today: { takes: [], gives: 'date' },
  currentuser: { takes: [], gives: 'any' },
  currentorganize: { takes: [], gives: 'any' },
};
