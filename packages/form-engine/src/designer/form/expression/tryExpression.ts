import { optionColumn } from '../../../core/document/optionScope.js';
import { type FormValues } from '../../../core/document/FormDocument.js';
import { type ExpressionField } from '../../../core/expressions/check/ExpressionType.js';
import { type Expression } from '../../../core/expressions/Expression.js';
import { undefinedOnExpressionError } from '../../../core/expressions/undefinedOnExpressionError.js';
import { evaluateExpression, type ExpressionScope } from '../../../core/expressions/evaluateExpression.js';
import { type ExpressionValue, toText } from '../../../core/expressions/ExpressionValue.js';
import { fieldReferences } from '../../../core/expressions/fieldReferences.js';
import { parseExpression } from '../../../core/expressions/parseExpression.js';
import { optionValue } from './optionValue.js';

/** What an expression gives with values to try it on; undefined for a text that cannot be read. */
export function tryExpression(text: string, values: SampleValues, now: () => Date): Tried | undefined {
  const ranges = new Map<Expression, { from: number; to: number }>();
  const expression = undefinedOnExpressionError(() => parseExpression(text, ranges));
  if (!expression) return undefined;
  const scope: ExpressionScope = { get: (name) => sampleOf(values, name), now };
  const steps = [...ranges]
    .filter(([part]) => part !== expression && (part.type === 'call' || part.type === 'binary'))
    .toSorted(([, one], [, other]) => one.from - other.from || other.to - one.to)
    .slice(0, MOST_STEPS)
    .map(([part, { from, to }]) => ({ source: text.slice(from, to), result: computed(part, scope) }));
  return { result: computed(expression, scope), steps };
}

export interface Tried {
  /** Undefined: these values cannot be computed. */
  result: string | boolean | undefined;
  /** Its parts from left to right, the outer ones first. */
  steps: readonly { source: string; result: string | boolean | undefined }[];
}

/** Values by name: `price` and, in its row, `count`; the rows of a subtable as a list. */
export type SampleValues = Readonly<Record<string, unknown>>;

/** The fields that a text looks at, as long as it can be read. */
export function usedFields(text: string, fields: ReadonlyMap<string, ExpressionField>): readonly ExpressionField[] {
  const expression = undefinedOnExpressionError(() => parseExpression(text));
  return (expression ? fieldReferences(expression) : []).flatMap((name) => fields.get(name) ?? []);
}

/** A value that says something about each field: numbers differ from row to row. */
export function sampleValue(
  { field, type }: Pick<ExpressionField, 'field' | 'type'>,
  row: number,
  sample: string,
): unknown {
  const option = optionValue(field);
  if (option !== undefined) return option;
  if (type === 'number') return (row + 1) * 10;
  if (type === 'date') return `2026-01-${String(10 + row).padStart(2, '0')}`;
  if (type === 'boolean') return true;
  return type === 'text' ? sample : null;
}

/** Rows of a subtable. */
export function sampleRows(values: SampleValues, table: string): readonly FormValues[] {
  const rows = values[table];
  return Array.isArray(rows) ? (rows as FormValues[]) : [];
}

function sampleOf(values: SampleValues, name: string): unknown {
  if (optionColumn(name) !== undefined && Object.hasOwn(values, name)) return values[name];
  const [table = '', column] = name.split('.');
  return column === undefined ? values[name] : sampleRows(values, table).map((row) => row[column] ?? null);
}

const MOST_STEPS = 8;

function computed(expression: Expression, scope: ExpressionScope): string | boolean | undefined {
  const value = undefinedOnExpressionError<ExpressionValue>(() => evaluateExpression(expression, scope));
  return typeof value === 'boolean' || value === undefined ? value : toText(value);
}
