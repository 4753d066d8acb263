import { Decimal } from 'decimal.js';
import { isNumericText } from '../../validation/rules.js';

/** A number or numeric text with fixed decimals and thousands commas; '' for anything else. */
export function formatNumber(
  value: unknown,
  format: { precision?: number | undefined; thousands?: boolean } = {},
): string {
  if ((typeof value !== 'string' && typeof value !== 'number') || value === '') return '';
  const text = String(value);
  if (typeof value !== 'number' && !isNumericText(text)) return '';
  if (typeof value === 'number' && !Number.isFinite(value)) return '';
  const decimal = new Decimal(text);
  const plain =
    format.precision === undefined ? decimal.toFixed() : decimal.toFixed(Math.max(0, Math.floor(format.precision)));
  if (!format.thousands) return plain;
  const [whole = '', fraction] = plain.split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}
