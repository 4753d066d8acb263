import { Exact } from '../expressions/ExpressionValue.js';
import { type CellValue, type ReportRows, type TemplateCell } from './ReportTemplate.js';

/** A column of some rows of a data set as one value, whether each is a record or stands for several. */
export function summarizeRows(
  set: ReportRows | undefined,
  rows: readonly number[],
  { field, aggregate }: Pick<TemplateCell, 'field' | 'aggregate'>,
): CellValue {
  const values = (some: readonly number[]) => some.map((row) => set?.rows[row]?.[field] ?? null);
  if (!set?.merged || aggregate === 'value') return summarize(values(rows), aggregate);
  const merged = rows.flatMap((row) => set.merged?.[row] ?? []);
  if (aggregate === 'count') return total(merged.map(({ count }) => count)).toNumber();
  const parts = merged.flatMap((each) => each.values[field] ?? []).filter(({ count }) => count > 0);
  const sum = total(parts.map((part) => part.sum));
  if (aggregate === 'sum') return sum.toNumber();
  if (parts.length === 0) return null;
  if (aggregate === 'avg') return sum.div(total(parts.map(({ count }) => count))).toNumber();
  return summarize(
    parts.map((part) => part[aggregate]),
    aggregate,
  );
}

/** Values of rows as one. Sums are exact; what is no number does not count in them. */
function summarize(values: readonly CellValue[], aggregate: TemplateCell['aggregate']): CellValue {
  if (aggregate === 'value') return values[0] ?? null;
  if (aggregate === 'count') return values.length;
  const numbers = values.filter((value) => typeof value === 'number');
  if (aggregate === 'sum') return total(numbers).toNumber();
  if (numbers.length === 0) return null;
  if (aggregate === 'avg') return total(numbers).div(numbers.length).toNumber();
  return numbers.reduce((best, number) => (aggregate === 'min' ? Math.min(best, number) : Math.max(best, number)));
}

function total(numbers: readonly number[]) {
  return numbers.reduce((sum, number) => sum.plus(number), new Exact(0));
}
