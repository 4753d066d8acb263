import { type Field, type FormValues } from '../document/FormDocument.js';
import { filterOf } from '../registry/fieldFacts.js';
import { type FilterCondition, type FilterGroup, type FilterPeriod, periodDays } from './recordFilter.js';

/** Whether a record is what a filter asks for, where no database finds it; fields that are not known compare as texts and numbers. */
export function filterHolds(
  { match, conditions }: { match: FilterGroup['match']; conditions: readonly (FilterCondition | FilterGroup)[] },
  row: FormValues,
  fields: ReadonlyMap<string, Field> = new Map(),
): boolean {
  const one = (part: FilterCondition | FilterGroup) =>
    'conditions' in part ? filterHolds(part, row, fields) : fulfils(row[part.field], part, fields.get(part.field));
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

export function isBetween(value: unknown, asked: unknown): boolean {
  const [from, to] = Array.isArray(asked) ? (asked as unknown[]) : [asked, asked];
  const [first, last] = Array.isArray(value) ? (value as unknown[]) : [value, value];
  // a day as the upper bound means all of it
  return !isBlank(value) && (isBlank(from) || compare(last, from) >= 0) && (isBlank(to) || isUpTo(first, to));
}

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);
const isEmptyText = (value: unknown) => value === undefined || value === null || value === '';
export const isBlank = (value: unknown) => isEmptyText(value) || (Array.isArray(value) && value.every(isEmptyText));
export const isSameSwitch = (value: unknown, asked: unknown) =>
  typeof value === 'boolean' && (asked === '1' || asked === 1 || asked === true) === value;
const isUpTo = (value: unknown, to: unknown) => compare(value, to) <= 0 || textOf(value).startsWith(textOf(to));

export function textOf(value: unknown): string {
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value ?? '');
}

/** Numbers by size, everything else as people sort texts; nothing comes last. */
export function compare(first: unknown, second: unknown): number {
  if (isBlank(first) || isBlank(second)) return Number(isBlank(first)) - Number(isBlank(second));
  const [one, other] = [Number(first), Number(second)];
  if (Number.isFinite(one) && Number.isFinite(other)) return one - other;
  return textOf(first).localeCompare(textOf(second), 'zh');
}
