import { Decimal } from 'decimal.js';
import { fixedShort, isShort, shortFromText } from '../../expressions/shortNumber.js';
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
  const decimals = format.precision === undefined ? undefined : Math.max(0, Math.floor(format.precision));
  const plain =
    shortPlain(typeof value === 'number' ? value : shortFromText(text), decimals) ?? longPlain(text, decimals);
  if (!format.thousands) return plain;
  const [whole = '', fraction] = plain.split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}

function shortPlain(value: number | undefined, decimals: number | undefined): string | undefined {
  if (value === undefined || !isShort(value)) return undefined;
  return decimals === undefined ? String(value) : fixedShort(value, decimals);
}

function longPlain(text: string, decimals: number | undefined): string {
  const decimal = new Decimal(text);
  return decimals === undefined ? decimal.toFixed() : decimal.toFixed(decimals);
}
