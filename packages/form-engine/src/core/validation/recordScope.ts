import { type FormValues } from '../document/FormDocument.js';
import { isRecord } from '../document/readWire.js';
import { type ExpressionScope } from '../expressions/evaluateExpression.js';
import { type ExpressionValue, toExpressionValue } from '../expressions/ExpressionValue.js';

/**
 * What an expression over a record sees: its fields; `visitors.count` is the column of a subtable as a list, and inside
 * a row of that subtable the names of the row come first.
 */
export function recordScope(values: FormValues, row?: FormValues, around?: Surroundings): ExpressionScope {
  return rowScopes(values, around)(row);
}

/**
 * Scopes of the rows of one record. Columns are read once for all of them, so those that they look at must not change
 * meanwhile.
 */
export function rowScopes(values: FormValues, around: Surroundings = {}): (row?: FormValues) => ExpressionScope {
  const columns = new Map<string, ExpressionValue[]>();
  const column = (path: string): ExpressionValue[] | undefined => {
    const dot = path.indexOf('.');
    if (dot < 0) return undefined;
    const known = columns.get(path);
    if (known) return known;
    const rows = own(values, path.slice(0, dot));
    const id = path.slice(dot + 1);
    const list = Array.isArray(rows) ? rows.map((row) => toExpressionValue(isRecord(row) ? own(row, id) : null)) : [];
    columns.set(path, list);
    return list;
  };
  return (row) => ({
    get: (path) => (row && Object.hasOwn(row, path) ? row[path] : own(values, path)),
    column,
    ...around,
  });
}

/** The clock, and who the record is filled in by. */
export type Surroundings = Pick<ExpressionScope, 'now' | 'user'>;

function own(values: FormValues, name: string): unknown {
  return Object.hasOwn(values, name) ? values[name] : null;
}
