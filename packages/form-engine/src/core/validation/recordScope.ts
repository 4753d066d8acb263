import { type FormValues } from '../document/FormDocument.js';
import { isRecord } from '../document/readWire.js';
import { type AggregateName, type ExpressionScope } from '../expressions/evaluateExpression.js';
import { type ExpressionValue, toExpressionValue } from '../expressions/ExpressionValue.js';
import { FUNCTIONS } from '../expressions/functions.js';

/**
 * What an expression over a record sees: its fields; `visitors.count` is the column of a subtable as a list, and inside
 * a row of that subtable the names of the row come first.
 */
export function recordScope(values: FormValues, row?: FormValues, now?: () => Date): ExpressionScope {
  return rowScopes(values, now)(row);
}

/**
 * Scopes of the rows of one record. Sums and counts of columns are computed once for all of them, so the columns that
 * they look at must not change meanwhile.
 */
export function rowScopes(values: FormValues, now?: () => Date): (row?: FormValues) => ExpressionScope {
  const kept = new Map<string, ExpressionValue>();
  const read = (path: string, row: FormValues | undefined): unknown => {
    const dot = path.indexOf('.');
    if (dot < 0) return row && Object.hasOwn(row, path) ? row[path] : own(values, path);
    const rows = own(values, path.slice(0, dot));
    const column = path.slice(dot + 1);
    return Array.isArray(rows) ? rows.map((item) => (isRecord(item) ? own(item, column) : null)) : [];
  };
  const aggregate = (name: AggregateName, path: string): ExpressionValue | undefined => {
    if (!path.includes('.')) return undefined;
    const key = `${name} ${path}`;
    const known = kept.get(key);
    if (known !== undefined) return known;
    const value = FUNCTIONS.get(name)?.run([toExpressionValue(read(path, undefined))], () => new Date()) ?? null;
    kept.set(key, value);
    return value;
  };
  return (row) => ({ get: (path) => read(path, row), aggregate, ...(now ? { now } : {}) });
}

function own(values: FormValues, name: string): unknown {
  return Object.hasOwn(values, name) ? values[name] : null;
}
