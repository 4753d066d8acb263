import { formatNumber } from '../kinds/number/formatNumber.js';
import { type ListColumn } from './ListDefinition.js';

/** How the values of a column can be written; '' = as the field writes them. */
export const COLUMN_FORMATS = ['', 'number', 'currency', 'percent', 'date', 'datetime', 'tag'] as const;

export type ColumnFormat = (typeof COLUMN_FORMATS)[number];

/**
 * A value as its column writes it: numbers with commas and decimals, amounts behind their sign, parts of one in percent,
 * points in time as days or to the minute. Undefined where the column writes nothing of its own, or the value is of
 * another kind.
 */
export function formatColumn(
  value: unknown,
  { format = '', decimals, unit = '' }: Pick<ListColumn, 'format' | 'decimals' | 'unit'>,
): string | undefined {
  switch (format) {
    case 'number': {
      const text = numberText(value, decimals);
      return text && unit !== '' ? `${text} ${unit}` : text;
    }
    case 'currency': {
      const text = numberText(value, decimals ?? 2);
      if (text === undefined) return undefined;
      const sign = unit === '' ? '¥' : unit;
      return text.startsWith('-') ? `-${sign}${text.slice(1)}` : `${sign}${text}`;
    }
    case 'percent': {
      const text = numberText(percentOf(value), decimals);
      return text && `${text}%`;
    }
    case 'date':
      return dayText(value, 10);
    case 'datetime':
      return dayText(value, 16);
    default:
      return undefined;
  }
}

function numberText(value: unknown, decimals: number | undefined): string | undefined {
  const text = formatNumber(value, { thousands: true, precision: decimals });
  return text === '' ? undefined : text;
}

/** A part of one as a number of hundredths, exactly: its point moves by two digits. */
function percentOf(value: unknown): string {
  const [, sign = '', whole = '', fraction = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(formatNumber(value)) ?? [];
  if (whole === '') return '';
  const digits = fraction.padEnd(2, '0');
  const left = `${whole}${digits.slice(0, 2)}`.replace(/^0+(?=\d)/, '');
  const right = digits.slice(2).replace(/0+$/, '');
  return `${sign}${left}${right === '' ? '' : `.${right}`}`;
}

function dayText(value: unknown, length: number): string | undefined {
  return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}/.test(value) ? value.slice(0, length) : undefined;
}
