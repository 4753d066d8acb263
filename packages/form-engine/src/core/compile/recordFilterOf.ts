import { type ComparisonOperator, type Expression } from '../expressions/Expression.js';
import { type ExpressionValue, isEmptyValue, isTrue, toText } from '../expressions/ExpressionValue.js';
import { fieldReferences } from '../expressions/fieldReferences.js';
import { optionColumn } from '../document/optionScope.js';
import {
  type FilterCondition,
  filterConditions,
  type FilterGroup,
  type FilterOperator,
  MOST_CONDITIONS,
  type RecordFilter,
} from '../list/recordFilter.js';
import { type BoundOptionFilter, type FillingFlow } from './optionFilter.js';

/** Which records an option filter lets pass, as a list is filtered; `none` where nothing can pass with these values. */
export type OfferedRecords = RecordFilter | 'all' | 'none';

/**
 * The field of a released form that asks for records, with the values that its option filter looks at. A server that is told so
 * evaluates the filter of that field itself, also over columns that the person may not read.
 */
export interface AskedFilter {
  form: string;
  flow?: FillingFlow;
  path: string;
  values: Readonly<Record<string, unknown>>;
}

/** Which field asks; undefined where no server knows its form. */
export function askedFilterOf({ origin: { formId, flow }, path, values }: BoundOptionFilter): AskedFilter | undefined {
  return formId === undefined ? undefined : { form: formId, ...(flow ? { flow } : {}), path, values };
}

/**
 * The option filter of a field that chooses from records, as a filter that a database evaluates: columns compared with values of
 * the form as they are now. See `isRecordFilter` for what it can say; anything else lets nothing pass.
 */
export function recordFilterOf({ source, valueOf }: BoundOptionFilter): OfferedRecords {
  const part = build(source.expression, false, (one) => valueOf(one));
  if (part === undefined || part === false) return 'none';
  if (part === true) return 'all';
  return toFilter(part) ?? 'none';
}

/**
 * Whether a database can evaluate an option filter: columns of the option compared with what the form gives, CONTAINS and
 * STARTSWITH of them, joined by `and` and `or` of one another.
 */
export function isRecordFilter(expression: Expression): boolean {
  // what the form decides alone may be true or false
  return [true, false].every((decided) => {
    const part = build(expression, false, (_part, isCondition) => (isCondition ? decided : 'x'));
    return typeof part === 'boolean' || (part !== undefined && toFilter(part) !== undefined);
  });
}

type Part = boolean | FilterCondition | { match: 'all' | 'any'; conditions: Part[] };
type ValueOf = (part: Expression, isCondition?: boolean) => ExpressionValue | undefined;

/** Undefined for what no filter says. `isNot`: the opposite is asked; what is undecided holds neither way. */
function build(expression: Expression, isNot: boolean, valueOf: ValueOf): Part | undefined {
  if (!looksAtOption(expression)) {
    const value = valueOf(expression, true);
    return value !== undefined && value !== null && isTrue(value) !== isNot;
  }
  switch (expression.type) {
    case 'not':
      return build(expression.operand, !isNot, valueOf);
    case 'field':
      return conditionOf(expression, isNot ? 'notEqual' : 'equal', true);
    case 'call':
      return ofCall(expression, isNot, valueOf);
    case 'binary': {
      const { operator, left, right } = expression;
      if (operator === 'and' || operator === 'or') {
        const parts = [build(left, isNot, valueOf), build(right, isNot, valueOf)];
        if (parts.includes(undefined)) return undefined;
        return joined((operator === 'and') !== isNot ? 'all' : 'any', parts as Part[]);
      }
      const isFlipped = looksAtOption(right);
      const [column, other] = isFlipped ? [right, left] : [left, right];
      if (column.type !== 'field' || looksAtOption(other) || !isComparison(operator)) return undefined;
      return compared(column, { operator: isFlipped ? FLIPPED[operator] : operator, isNot }, valueOf(other));
    }
    default:
      return undefined;
  }
}

function compared(
  column: Expression,
  { operator, isNot }: { operator: ComparisonOperator; isNot: boolean },
  value: ExpressionValue | undefined,
): Part {
  if (value === undefined || Array.isArray(value)) return false;
  const asked = isNot ? OPPOSITE[operator] : operator;
  if (isEmptyValue(value)) {
    if (asked === '=') return conditionOf(column, 'empty');
    // nothing is neither more nor less
    return asked === '!=' ? conditionOf(column, 'notEmpty') : false;
  }
  return conditionOf(column, OPERATORS[asked], plain(value));
}

function ofCall(
  { name, args: [first, second] }: Extract<Expression, { type: 'call' }>,
  isNot: boolean,
  valueOf: ValueOf,
): Part | undefined {
  if (!first || !second) return undefined;
  if (name === 'contains' && second.type === 'field' && !looksAtOption(first)) {
    const list = valueOf(first);
    if (list === undefined || isEmptyValue(list)) return isNot;
    return conditionOf(second, isNot ? 'noneOf' : 'anyOf', Array.isArray(list) ? list.map(plain) : [plain(list)]);
  }
  if (first.type !== 'field' || looksAtOption(second)) return undefined;
  const value = valueOf(second);
  const isNothing = value === undefined || isEmptyValue(value) || Array.isArray(value);
  if (name === 'contains')
    return isNothing ? isNot : conditionOf(first, isNot ? 'notContains' : 'contains', toText(value));
  if (name === 'startswith' && !isNot) return isNothing ? false : conditionOf(first, 'startsWith', toText(value));
  return undefined;
}

function conditionOf(column: Expression, operator: FilterOperator, value?: unknown): FilterCondition | false {
  const name = column.type === 'field' ? optionColumn(column.path) : undefined;
  return name === undefined ? false : { field: name, operator, ...(value === undefined ? {} : { value }) };
}

function joined(match: 'all' | 'any', parts: readonly Part[]): Part {
  const decisive = match === 'any';
  if (parts.includes(decisive)) return decisive;
  const flat = parts.flatMap((part) =>
    typeof part === 'boolean' ? [] : 'match' in part && part.match === match ? part.conditions : [part],
  );
  return flat.length === 0
    ? !decisive
    : flat.length === 1 && flat[0] !== undefined
      ? flat[0]
      : { match, conditions: flat };
}

/** Groups of groups are none: undefined. */
function toFilter(part: Exclude<Part, boolean>): RecordFilter | undefined {
  const filter = 'match' in part ? part : { match: 'all' as const, conditions: [part] };
  const isFlat = filter.conditions.every(
    (one) => typeof one !== 'boolean' && (!('match' in one) || one.conditions.every(isCondition)),
  );
  if (!isFlat) return undefined;
  const found: RecordFilter = {
    match: filter.match,
    conditions: filter.conditions as (FilterCondition | FilterGroup)[],
  };
  return filterConditions(found).length <= MOST_CONDITIONS ? found : undefined;
}

const isCondition = (part: Part): part is FilterCondition => typeof part !== 'boolean' && !('match' in part);

function looksAtOption(expression: Expression): boolean {
  return fieldReferences(expression).some((name) => optionColumn(name) !== undefined);
}

function plain(value: ExpressionValue): string | number | boolean {
  return typeof value === 'boolean' || typeof value === 'number' ? value : toText(value);
}

function isComparison(operator: string): operator is ComparisonOperator {
  return Object.hasOwn(OPERATORS, operator);
}

const OPERATORS: Readonly<Record<ComparisonOperator, FilterOperator>> = {
  '=': 'equal',
  '!=': 'notEqual',
  '<': 'less',
  '<=': 'atMost',
  '>': 'greater',
  '>=': 'atLeast',
};
const OPPOSITE: Readonly<Record<ComparisonOperator, ComparisonOperator>> = {
  '=': '!=',
  '!=': '=',
  '<': '>=',
  '<=': '>',
  '>': '<=',
  '>=': '<',
};
const FLIPPED: Readonly<Record<ComparisonOperator, ComparisonOperator>> = {
  '=': '=',
  '!=': '!=',
  '<': '>',
  '<=': '>=',
  '>': '<',
  '>=': '<=',
};
