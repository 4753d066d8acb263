import {
  type FilterCondition,
  filterOperators,
  type FilterPeriod,
  periodDays,
  readRecordFilter,
  type StorageColumn,
} from '@smart-admin/form-engine/core';
import { sql, type RawBuilder } from 'kysely';
import { escapeLike } from '../../../db/keyword.js';
import { ApiError } from '../../../errors/apiError.js';
import { t as httpText } from '../../../errors/errors.messages.js';
import { asStored } from './keywordCondition.js';
import { type RecordAccess } from './recordAccess.js';
import { boundOf, isEmpty, type Plain, searchCondition } from './searchCondition.js';

/**
 * Condition of a filter that somebody has built, over the fields that they may read; undefined for none. Throws 400 for one that
 * cannot be read or asks a field for what it has not, 403 for one over a hidden field: it would tell what stands there.
 */
export function filterCondition(access: FilterAccess, raw: unknown, now: Date): RawBuilder<boolean> | undefined {
  if (raw === undefined || raw === null) return undefined;
  const filter = readRecordFilter(raw);
  if (!filter) throw new ApiError(400, httpText('wrongFilter'));
  const one = (condition: FilterCondition) => conditionOf(access, condition, now);
  return joined(filter.match, filter.conditions, (part) =>
    'conditions' in part ? joined(part.match, part.conditions, one) : one(part),
  );
}

type FilterAccess = Pick<RecordAccess, 'model' | 'canRead'>;

function joined<Part>(
  match: 'all' | 'any',
  parts: readonly Part[],
  toCondition: (part: Part) => RawBuilder<boolean>,
): RawBuilder<boolean> {
  return sql<boolean>`(${sql.join(parts.map(toCondition), match === 'all' ? sql` and ` : sql` or `)})`;
}

function conditionOf(
  { model, canRead }: FilterAccess,
  { field: id, operator, value }: FilterCondition,
  now: Date,
): RawBuilder<boolean> {
  const field = model.form.fields.find((each) => each.id === id);
  const column = model.tables[0].columns.find((each) => each.field === id);
  const label = field?.label ?? id;
  if (field && !canRead(id)) throw new ApiError(403, httpText('hiddenColumn', { column: label }));
  if (!field || !column || !(filterOperators(field).includes(operator) || comparesOrder(column, operator)))
    throw new ApiError(400, httpText('unsearchable', { column: label }));
  const isText = typeof value === 'string' && column.storage.type === 'text';
  const asked = isText ? asStored(model.form.fields, id, value) : value;
  const condition = CONDITIONS[operator](column, asked as Plain | Plain[], now);
  if (!condition) throw new ApiError(400, httpText('wrongFilter'));
  return condition;
}

/** Whether the values of a column stand in an order, and an operator asks for it: an expression compares days and texts too. */
function comparesOrder({ storage }: StorageColumn, operator: FilterCondition['operator']): boolean {
  return ORDERED.has(storage.type) && ORDERS.has(operator);
}

const ORDERED: ReadonlySet<string> = new Set(['text', 'numeric', 'date', 'timestamptz']);
const ORDERS: ReadonlySet<string> = new Set(['greater', 'atLeast', 'less', 'atMost']);

type ToCondition = (column: StorageColumn, value: Plain | Plain[], now: Date) => RawBuilder<boolean> | undefined;

const not = (condition: RawBuilder<boolean> | undefined) =>
  // what is empty does not contain, and is not equal to, anything
  condition && sql<boolean>`(${condition}) is not true`;

const equal: ToCondition = (column, value) =>
  // a moment is asked for by its day
  column.storage.type === 'timestamptz'
    ? searchCondition(column, 'between', [value, value])
    : searchCondition(column, 'equal', value);

const anyOf: ToCondition = (column, value) => {
  if (column.storage.type !== 'jsonb') return searchCondition(column, 'equal', value);
  const parts = [value].flat().flatMap((each) => searchCondition(column, 'equal', each) ?? []);
  return parts.length === 0 ? undefined : sql<boolean>`(${sql.join(parts, sql` or `)})`;
};

/** Compared with a bound; a day as an upper bound of a moment means its end. */
const compared =
  (operator: '>' | '>=' | '<' | '<=', isEnd: boolean): ToCondition =>
  (column, value) => {
    const bound = Array.isArray(value) ? undefined : boundOf(column, value, isEnd);
    return bound === undefined ? undefined : sql<boolean>`${sql.ref(column.name)} ${sql.raw(operator)} ${bound}`;
  };

const CONDITIONS: Record<FilterCondition['operator'], ToCondition> = {
  contains: (column, value) => searchCondition(column, 'like', value),
  notContains: (column, value) => not(searchCondition(column, 'like', value)),
  startsWith: ({ name }, value) => sql<boolean>`${sql.ref(name)} ilike ${`${escapeLike(String(value))}%`}`,
  equal,
  notEqual: (...asked) => not(equal(...asked)),
  anyOf,
  noneOf: (...asked) => not(anyOf(...asked)),
  greater: compared('>', true),
  atLeast: compared('>=', false),
  less: compared('<', false),
  atMost: compared('<=', true),
  between: (column, value) => searchCondition(column, 'between', value),
  during: (column, value, now) => searchCondition(column, 'between', [...periodDays(value as FilterPeriod, now)]),
  after: compared('>', true),
  before: compared('<', false),
  empty: (column) => isEmpty(column),
  notEmpty: (column) => not(isEmpty(column)),
};
