import { type Field } from '../document/FormDocument.js';
import { type Option } from '../document/Option.js';
import { localDateTime } from '../kinds/date/dateValue.js';
import { type FieldRegistry, standardRegistry } from '../registry/createRegistry.js';

/** Key of `ListQuery.filters` under which a `RecordFilter` stands beside the values of search fields. */
export const RECORD_FILTER = '_filter';

/** A filter that somebody has built for a list: parts of which all or any must hold. */
export interface RecordFilter {
  match: 'all' | 'any';
  conditions: (FilterCondition | FilterGroup)[];
}

/** Conditions of which all or any must hold. */
export interface FilterGroup {
  match: 'all' | 'any';
  conditions: FilterCondition[];
}

/** What must hold of a field. */
export interface FilterCondition {
  field: string;
  operator: FilterOperator;
  /** A text, a number, a choice, choices of `anyOf` and `noneOf`, two bounds of `between`, or a period of `during`; nothing for `empty` and `notEmpty`. */
  value?: unknown;
}

export const FILTER_OPERATORS = [
  ...(['contains', 'notContains', 'startsWith', 'equal', 'notEqual', 'anyOf', 'noneOf'] as const),
  ...(['greater', 'atLeast', 'less', 'atMost', 'between', 'during', 'after', 'before', 'empty', 'notEmpty'] as const),
] as const;

export type FilterOperator = (typeof FILTER_OPERATORS)[number];

/** Spans of days around the day on which somebody looks; weeks begin on Monday. */
export const FILTER_PERIODS = [
  ...(['today', 'yesterday', 'tomorrow', 'thisWeek', 'lastWeek', 'nextWeek'] as const),
  ...(['thisMonth', 'lastMonth', 'nextMonth', 'thisYear', 'lastYear', 'last7', 'last30', 'next7', 'next30'] as const),
] as const;

export type FilterPeriod = (typeof FILTER_PERIODS)[number];

/** Conditions of a filter altogether. */
export const MOST_CONDITIONS = 30;
/** Characters of a value, and values of one condition. */
const LONGEST = 500;

const EMPTINESS: readonly FilterOperator[] = ['empty', 'notEmpty'];

/** What can be asked of a field, the usual first; nothing of one that keeps no value, or a secret one. */
export function filterOperators(field: Field, registry: FieldRegistry = standardRegistry): readonly FilterOperator[] {
  const definition = registry.get(field.kind);
  if (!definition || field.id.startsWith('#') || ('secret' in field && field.secret)) return [];
  const typed = field as Parameters<typeof definition.storage>[0];
  const { type } = definition.storage(typed);
  if (type === 'none') return [];
  const filter = definition.filter?.(typed);
  if (!filter) return type === 'text' ? TEXT : EMPTINESS;
  switch (filter.control) {
    case 'text':
      return type === 'text' ? TEXT : ['contains', 'notContains', ...EMPTINESS];
    case 'number-range':
      return type === 'jsonb' ? RANGE : NUMBER;
    case 'date-range':
      return type === 'jsonb' ? ['during', ...RANGE] : DAY;
    case 'switch':
      return ['equal'];
    case 'own':
      return filter.operator === 'between' ? RANGE : ['equal', 'notEqual', ...EMPTINESS];
    case 'select':
    case 'reference':
      return ['equal', 'notEqual', ...(flatOptions(field) ? (['anyOf', 'noneOf'] as const) : []), ...EMPTINESS];
  }
}

const TEXT: readonly FilterOperator[] = [
  ...(['contains', 'notContains', 'equal', 'notEqual', 'startsWith'] as const),
  ...EMPTINESS,
];
const NUMBER: readonly FilterOperator[] = [
  ...(['equal', 'notEqual', 'greater', 'atLeast', 'less', 'atMost', 'between'] as const),
  ...EMPTINESS,
];
const DAY: readonly FilterOperator[] = ['during', 'between', 'equal', 'before', 'after', ...EMPTINESS];
const RANGE: readonly FilterOperator[] = ['between', ...EMPTINESS];

/** The choices of a field that has its own, none below another: several can be chosen at once. */
export function flatOptions(field: Field): Option[] | undefined {
  if (!('options' in field) || !('dataType' in field) || field.dataType !== 'static') return undefined;
  return field.options.some(({ children }) => children) ? undefined : field.options;
}

/** Whether a condition has the value that its operator asks for; one without it says nothing yet. */
export function isWholeCondition({ operator, value }: FilterCondition): boolean {
  switch (operator) {
    case 'empty':
    case 'notEmpty':
      return true;
    case 'anyOf':
    case 'noneOf':
      return Array.isArray(value) && value.some(isGiven);
    case 'between':
      return Array.isArray(value) && value.length === 2 && value.some(isGiven);
    case 'during':
      return FILTER_PERIODS.some((period) => period === value);
    default:
      return Array.isArray(value) ? value.some(isGiven) : isGiven(value);
  }
}

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '';
}

/** The conditions of a filter, those of its groups too. */
export function filterConditions({ conditions }: RecordFilter): FilterCondition[] {
  return conditions.flatMap((part) => ('conditions' in part ? part.conditions : [part]));
}

/** Reads a filter that somebody sent or an address holds; undefined for what is none, is too large, or has a condition that is not whole. */
export function readRecordFilter(raw: unknown): RecordFilter | undefined {
  const filter = readGroup(raw, (part) => readCondition(part) ?? readGroup(part, readCondition));
  return filter && filterConditions(filter).length <= MOST_CONDITIONS ? filter : undefined;
}

function readGroup<Part>(
  raw: unknown,
  read: (part: unknown) => Part | undefined,
): { match: 'all' | 'any'; conditions: Part[] } | undefined {
  if (!isObject(raw) || !Array.isArray(raw.conditions)) return undefined;
  if (raw.conditions.length === 0 || raw.conditions.length > MOST_CONDITIONS) return undefined;
  const { match } = raw;
  if (match !== 'all' && match !== 'any') return undefined;
  const conditions = raw.conditions.map(read);
  return conditions.every((part) => part !== undefined) ? { match, conditions: conditions as Part[] } : undefined;
}

function readCondition(raw: unknown): FilterCondition | undefined {
  if (!isObject(raw) || typeof raw.field !== 'string' || raw.field === '') return undefined;
  const operator = FILTER_OPERATORS.find((name) => name === raw.operator);
  if (!operator || !isPlain(raw.value)) return undefined;
  const condition = { field: raw.field, operator, ...(raw.value === undefined ? {} : { value: raw.value }) };
  return isWholeCondition(condition) ? condition : undefined;
}

/** Texts, numbers, yes and no, and lists of them. */
function isPlain(value: unknown, isInList = false): boolean {
  if (Array.isArray(value)) return !isInList && value.length <= LONGEST && value.every((item) => isPlain(item, true));
  if (typeof value === 'string') return value.length <= LONGEST;
  return value === undefined || value === null || typeof value === 'number' || typeof value === 'boolean';
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** First and last day `YYYY-MM-DD` of a period, on the day on which somebody looks (local time). */
export function periodDays(period: FilterPeriod, today: Date): readonly [first: string, last: string] {
  const [year, month, day] = [today.getFullYear(), today.getMonth(), today.getDate()];
  const monday = day - ((today.getDay() + 6) % 7);
  const days = (first: number, last: number) => [new Date(year, month, first), new Date(year, month, last)] as const;
  const months = (by: number) => [new Date(year, month + by, 1), new Date(year, month + by + 1, 0)] as const;
  const years = (by: number) => [new Date(year + by, 0, 1), new Date(year + by, 11, 31)] as const;
  const spans: Record<FilterPeriod, readonly [Date, Date]> = {
    ...{ today: days(day, day), yesterday: days(day - 1, day - 1), tomorrow: days(day + 1, day + 1) },
    ...{ thisWeek: days(monday, monday + 6), lastWeek: days(monday - 7, monday - 1) },
    ...{ nextWeek: days(monday + 7, monday + 13), thisMonth: months(0), lastMonth: months(-1), nextMonth: months(1) },
    ...{ thisYear: years(0), lastYear: years(-1), last7: days(day - 6, day), last30: days(day - 29, day) },
    ...{ next7: days(day, day + 6), next30: days(day, day + 29) },
  };
  const [first, last] = spans[period];
  return [dayOf(first), dayOf(last)];
}

function dayOf(date: Date): string {
  return localDateTime(date.getTime()).slice(0, 10);
}
