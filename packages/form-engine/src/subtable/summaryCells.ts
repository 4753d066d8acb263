import { type Field } from '../core/document/FormDocument.js';
import { formatNumber } from '../core/kinds/number/formatNumber.js';
import { type FieldRegistry } from '../core/registry/createRegistry.js';
import { columnOf, fieldText } from '../core/registry/fieldFacts.js';

/**
 * Texts of the summary row, one per drawn column; the first drawn column is the index and holds the word for "total".
 * `sumOf` answers the sum of a column as plain number; only `summaryFields` are shown. Undefined when the number of drawn
 * columns is not that of the columns and the index.
 */
export function summaryCells(
  columns: readonly Field[],
  sumOf: (id: string) => string,
  summaryFields: readonly string[],
  total: string,
  drawnColumns: number,
  registry?: FieldRegistry,
): string[] | undefined {
  if (drawnColumns !== columns.length + 1) return undefined;
  return [
    total,
    ...columns.map((column) => (summaryFields.includes(column.id) ? sumText(column, sumOf(column.id), registry) : '')),
  ];
}

/** A sum in the decimals of its column, always with commas. */
function sumText(column: Field, sum: string, registry: FieldRegistry | undefined): string {
  if (columnOf(column, registry) !== 'number') return formatNumber(sum, { thousands: true });
  return fieldText({ ...column, thousands: true } as Field, sum, { locale: 'zh' }, registry);
}
