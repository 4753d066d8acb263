/**
 * Reads what was typed into a number field: full-width digits and thousands separators are understood; text that is no
 * number gives undefined, empty text gives null. A comma that groups nothing may be a decimal one, as in `1,5`: that is no
 * number rather than 15. The result is clamped to the bounds and rounded to the precision.
 */
export function parseNumberText(text: string, { min, max, precision }: NumberBounds): number | null | undefined {
  const typed = text.normalize('NFKC').replaceAll(/\s/g, '').replaceAll('−', '-');
  if (typed === '') return null;
  const plain = GROUPED.test(typed) ? typed.replaceAll(',', '') : typed;
  if (!/^[+-]?(\d+\.?\d*|\.\d+)$/.test(plain)) return undefined;
  return limitNumber(Number(plain), { min, max, precision });
}

const GROUPED = /^[+-]?\d{1,3}(?:,\d{3})+(?:\.\d*)?$/;

/** Clamps to the bounds and rounds half away from zero to the precision. */
export function limitNumber(value: number, { min = -Infinity, max = Infinity, precision }: NumberBounds): number {
  const clamped = Math.min(max, Math.max(min, value));
  return precision === undefined ? clamped : Number(roundText(clamped, precision));
}

/** The text of a value: fixed decimals when a precision is given. */
export function formatNumberText(value: number | null, precision?: number): string {
  if (value === null || Number.isNaN(value)) return '';
  return precision === undefined ? String(value) : roundText(value, precision);
}

function roundText(value: number, precision: number): string {
  // 1.005 is stored as 1.00499...: shifting the exponent as text rounds the number that was written
  const [mantissa = '0', exponent = '0'] = String(Math.abs(value)).split('e');
  const shifted = Math.round(Number(`${mantissa}e${Number(exponent) + precision}`));
  const rounded = Number(`${shifted}e${-precision}`);
  return (value < 0 && rounded !== 0 ? -rounded : rounded).toFixed(precision);
}

export interface NumberBounds {
  min?: number;
  max?: number;
  /** Number of decimals kept. */
  precision?: number;
}
