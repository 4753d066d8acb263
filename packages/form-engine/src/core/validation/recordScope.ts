import { type FormValues } from '../document/FormDocument.js';
import { isRecord } from '../document/readWire.js';
import { type ExpressionScope } from '../expressions/evaluateExpression.js';

/**
 * What an expression over a record sees: its fields; `visitors.count` is the column of a subtable as a list, and inside
 * a row of that subtable the names of the row come first.
 */
export function recordScope(values: FormValues, row?: FormValues, now?: () => Date): ExpressionScope {
  return {
    get(path) {
      const [name = '', column] = path.split('.');
      if (column === undefined) return row && Object.hasOwn(row, name) ? row[name] : own(values, name);
      const rows = own(values, name);
      return Array.isArray(rows) ? rows.map((item) => (isRecord(item) ? own(item, column) : null)) : [];
    },
    ...(now ? { now } : {}),
  };
}

function own(values: FormValues, name: string): unknown {
  return Object.hasOwn(values, name) ? values[name] : null;
}
