import { Decimal } from 'decimal.js';
import { Exact } from '../expressions/ExpressionValue.js';
import { type CellFormat, type CellValue } from './ReportTemplate.js';

/** A value as a sheet writes it, the same in every language: `1,234.50`, `12.5%`, `2026-11-20`. */
export function cellText(value: CellValue, format: CellFormat): string {
  if (value === null) return '';
  if (typeof value === 'boolean') return value ? '✓' : '';
  if (typeof value === 'string') return dayText(value, format);
  if (!Number.isFinite(value)) return '';
  const number = new Exact(value);
  switch (format) {
    case 'integer':
      return grouped(number, 0);
    case 'decimal':
      return grouped(number, 2);
    case 'percent':
      return `${grouped(number.times(100), 1)}%`;
    default:
      return number.toDecimalPlaces(6).toFixed();
  }
}

/** Moments are texts that begin with their year. */
function dayText(value: string, format: CellFormat): string {
  if (!/^\d{4}-\d{2}-\d{2}/.test(value)) return value;
  return format === 'month' ? value.slice(0, 7) : format === 'day' ? value.slice(0, 10) : value;
}

function grouped(number: Decimal, digits: number): string {
  const [whole = '', rest] = number.toFixed(digits, Decimal.ROUND_HALF_UP).split('.');
  const text = whole.replace(/\B(?=(\d{3})+(?!\d))/g, ',');
  return rest === undefined ? text : `${text}.${rest}`;
}
