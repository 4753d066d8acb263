import { Exact } from '../expressions/ExpressionValue.js';
import { type CellValue, type TemplateCell } from './ReportTemplate.js';

/** Values of rows as one. Sums are exact; what is no number does not count in them. */
export function summarize(values: readonly CellValue[], aggregate: TemplateCell['aggregate']): CellValue {
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
