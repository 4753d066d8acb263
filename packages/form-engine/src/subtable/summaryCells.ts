import { Decimal } from 'decimal.js';
import { type Field, type FormValues } from '../core/document/FormDocument.js';
import { isNumericText } from '../core/validation/rules.js';
import { formatNumber } from '../fields/number/formatNumber.js';

/**
 * Texts of the summary row, one per drawn column; the first drawn column is the index and holds the word for "total".
 * Only `summaryFields` are added up, values that are no numbers count as 0. Undefined when the number of drawn columns
 * is not that of the columns and the index.
 */
export function summaryCells(
  columns: readonly Field[],
  rows: readonly FormValues[],
  summaryFields: readonly string[],
  total: string,
  drawnColumns: number,
): string[] | undefined {
  if (drawnColumns !== columns.length + 1) return undefined;
  return [total, ...columns.map((column) => (summaryFields.includes(column.id) ? sumText(column, rows) : ''))];
}

function sumText(column: Field, rows: readonly FormValues[]): string {
  const sum = rows.reduce((total, row) => total.plus(toDecimal(row[column.id])), new Decimal(0));
  const precision = column.kind === 'calculate' ? 2 : column.kind === 'number' ? column.precision : undefined;
  return formatNumber(sum.toFixed(), { precision, thousands: true });
}

function toDecimal(value: unknown): Decimal {
  if (typeof value === 'number' && Number.isFinite(value)) return new Decimal(value);
  return typeof value === 'string' && isNumericText(value) ? new Decimal(value) : new Decimal(0);
}
