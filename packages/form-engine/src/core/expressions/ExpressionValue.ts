import { Decimal } from 'decimal.js';
import { isNumericText } from '../validation/rules.js';
import { ExpressionError } from './ExpressionError.js';
import { isShort, shortFromText } from './shortNumber.js';

/** Decimals of the engine: 40 significant digits. */
export const Exact = Decimal.clone({ precision: 40 });

/** A number of an expression: a short one as it is (see `shortNumber.ts`), any other as a long decimal. */
export type ExpressionNumber = Decimal | number;

/** What an expression works with. */
export type ExpressionValue = ExpressionNumber | string | boolean | null | ExpressionValue[];

/** A value of a record as the engine sees it; objects have no meaning here and are nothing. */
export function toExpressionValue(raw: unknown): ExpressionValue {
  if (typeof raw === 'number') return isShort(raw) ? raw : Number.isFinite(raw) ? new Exact(raw) : null;
  if (typeof raw === 'string' || typeof raw === 'boolean') return raw;
  if (Array.isArray(raw)) return raw.map(toExpressionValue);
  return null;
}

/** Whether a value counts as not filled in. */
export function isEmptyValue(value: ExpressionValue): boolean {
  return value === null || value === '' || (Array.isArray(value) && value.length === 0);
}

/** The short number that a value is; nothing is 0. Undefined for long ones and for what is no number. */
export function asShort(value: ExpressionValue): number | undefined {
  if (typeof value === 'number') return value;
  if (typeof value !== 'string') return value === null ? 0 : undefined;
  const text = value.trim();
  if (text === '') return value === '' ? 0 : undefined;
  return isNumericText(text) ? shortFromText(text) : undefined;
}

/** The number that a value is, or undefined. */
export function asNumber(value: ExpressionValue): Decimal | undefined {
  if (typeof value === 'number') return new Exact(value);
  if (value instanceof Exact) return value;
  if (typeof value === 'string' && isNumericText(value.trim())) return new Exact(value.trim());
  return undefined;
}

/** The operand of an arithmetic; nothing is 0. Throws on anything that is no number. */
export function toNumber(value: ExpressionValue): Decimal {
  if (isEmptyValue(value)) return new Exact(0);
  const number = asNumber(value);
  if (number) return number;
  if (Array.isArray(value)) throw new ExpressionError('type', 'A list is no number: use SUM, AVG, MIN, MAX or COUNT');
  throw new ExpressionError(
    'type',
    `${typeof value === 'string' ? `"${value.slice(0, 40)}"` : String(value)} is no number`,
  );
}

/** A finite number, or an error. */
export function finite(value: Decimal): Decimal {
  if (!value.isFinite() || value.e > MAX_EXPONENT) throw new ExpressionError('overflow', 'The result is too large');
  return value;
}

const MAX_EXPONENT = 300;

/** A value as text; numbers without exponent. */
export function toText(value: ExpressionValue): string {
  if (value === null) return '';
  // short numbers have none
  if (typeof value === 'number') return String(value);
  if (value instanceof Exact) return value.toFixed();
  if (Array.isArray(value)) return listText(value);
  return String(value);
}

/** Texts of lists, which formulas of every row may compare. */
const listTexts = new WeakMap<ExpressionValue[], string>();

function listText(list: ExpressionValue[]): string {
  const text = listTexts.get(list) ?? list.map(toText).join(',');
  listTexts.set(list, text);
  return text;
}

/** Whether a condition holds: true, a number but 0, a filled text or list. */
export function isTrue(value: ExpressionValue): boolean {
  if (typeof value === 'boolean') return value;
  if (typeof value === 'number') return value !== 0;
  if (value instanceof Exact) return !value.isZero();
  return !isEmptyValue(value);
}
