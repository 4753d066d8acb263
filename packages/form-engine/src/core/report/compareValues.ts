import { type CellValue } from './ReportTemplate.js';

/** Order of values: nothing first, numbers by size, all else as text. */
export function compareValues(one: CellValue, other: CellValue): number {
  if (one === null || other === null) return Number(one !== null) - Number(other !== null);
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  const [left, right] = [String(one), String(other)];
  return left < right ? -1 : left > right ? 1 : 0;
}
