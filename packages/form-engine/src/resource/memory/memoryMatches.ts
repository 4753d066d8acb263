import { type Field, type FormValues } from '../../core/document/FormDocument.js';
import { asksForEmpty } from '../../core/list/listLayouts.js';
import {
  type FilterCondition,
  type FilterGroup,
  type FilterPeriod,
  periodDays,
  readRecordFilter,
  RECORD_FILTER,
} from '../../core/list/recordFilter.js';
import { filterOf } from '../../core/registry/fieldFacts.js';
import { type ListQuery } from '../types.js';

type Fields = ReadonlyMap<string, Field>;

/** Whether a record in memory is what a list asks for, as a server finds it. */
export function matches(row: FormValues, fields: Fields, { keyword, filters }: ListQuery): boolean {
  const isFound =
    !keyword || Object.values(row).some((value) => textOf(value).toLowerCase().includes(keyword.toLowerCase()));
  const { [RECORD_FILTER]: built, ...asked } = filters;
  const filter = readRecordFilter(built);
  return (
    isFound &&
    Object.entries(asked).every(([id, value]) => isAsked(row[id], value, fields.get(id))) &&
    (!filter || holds(filter, row, fields))
  );
}

function holds(
  { match, conditions }: { match: FilterGroup['match']; conditions: readonly (FilterCondition | FilterGroup)[] },
  row: FormValues,
  fields: Fields,
): boolean {
  const one = (part: FilterCondition | FilterGroup) =>
    'conditions' in part ? holds(part, row, fields) : fulfils(row[part.field], part, fields.get(part.field));
  return match === 'all' ? conditions.every(one) : conditions.some(one);
}

/** As `filterCondition` of a server: what is empty is less, more and equal to nothing. */
function fulfils(value: unknown, { operator, value: asked }: FilterCondition, field: Field | undefined): boolean {
  const text = textOf(value).toLowerCase();
  const isOn = typeof asked === 'string' && textOf(value).startsWith(asked);
  switch (operator) {
    case 'contains':
      return text.includes(textOf(asked).toLowerCase());
    case 'notContains':
      return !text.includes(textOf(asked).toLowerCase());
    case 'startsWith':
      return text.startsWith(textOf(asked).toLowerCase());
    case 'equal':
      return isEqual(value, asked, field);
    case 'notEqual':
      return !isEqual(value, asked, field);
    case 'anyOf':
      return listOf(asked).some((one) => isEqual(value, one, field));
    case 'noneOf':
      return !listOf(asked).some((one) => isEqual(value, one, field));
    case 'greater':
      return !isBlank(value) && compare(value, asked) > 0;
    case 'after':
      return !isBlank(value) && compare(value, asked) > 0 && !isOn;
    case 'atLeast':
      return !isBlank(value) && compare(value, asked) >= 0;
    case 'less':
    case 'before':
      return !isBlank(value) && compare(value, asked) < 0;
    case 'atMost':
      return !isBlank(value) && compare(value, asked) <= 0;
    case 'between':
      return isBetween(value, asked);
    case 'during':
      return isBetween(value, periodDays(asked as FilterPeriod, new Date()));
    case 'empty':
      return isBlank(value);
    case 'notEmpty':
      return !isBlank(value);
  }
}

function isEqual(value: unknown, asked: unknown, field: Field | undefined): boolean {
  if (field && filterOf(field).operator === 'between') return isBetween(value, [asked, asked]);
  const held = listOf(value).map(textOf);
  return listOf(asked).some((one) => held.includes(textOf(one)) || isSameSwitch(value, one));
}

function isBetween(value: unknown, asked: unknown): boolean {
  const [from, to] = Array.isArray(asked) ? (asked as unknown[]) : [asked, asked];
  const [first, last] = Array.isArray(value) ? (value as unknown[]) : [value, value];
  // a day as the upper bound means all of it
  return !isBlank(value) && (isBlank(from) || compare(last, from) >= 0) && (isBlank(to) || isUpTo(first, to));
}

function isAsked(value: unknown, asked: unknown, field: Field | undefined): boolean {
  if (asksForEmpty(asked)) return isBlank(value);
  if (isBlank(asked)) return true;
  switch (field ? filterOf(field).operator : 'contains') {
    case 'between':
      return isBetween(value, asked);
    case 'includes': {
      const held = listOf(value).map(textOf);
      return listOf(asked).every((one) => held.includes(textOf(one)));
    }
    case 'equal':
      return listOf(asked).some((one) => textOf(one) === textOf(value) || isSameSwitch(value, one));
    case 'contains':
      return textOf(value).toLowerCase().includes(textOf(asked).toLowerCase());
  }
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);
const isEmptyText = (value: unknown) => value === undefined || value === null || value === '';
const isBlank = (value: unknown) => isEmptyText(value) || (Array.isArray(value) && value.every(isEmptyText));
const isSameSwitch = (value: unknown, asked: unknown) =>
  typeof value === 'boolean' && (asked === '1' || asked === 1 || asked === true) === value;
const isUpTo = (value: unknown, to: unknown) => compare(value, to) <= 0 || textOf(value).startsWith(textOf(to));

function textOf(value: unknown): string {
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value ?? '');
}

/** Numbers by size, everything else as people sort texts; nothing comes last. */
export function compare(first: unknown, second: unknown): number {
  if (isBlank(first) || isBlank(second)) return Number(isBlank(first)) - Number(isBlank(second));
  const [one, other] = [Number(first), Number(second)];
  if (Number.isFinite(one) && Number.isFinite(other)) return one - other;
  return textOf(first).localeCompare(textOf(second), 'zh');
}
