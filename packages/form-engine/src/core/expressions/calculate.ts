import { Decimal } from 'decimal.js';
import { ExpressionError } from './ExpressionError.js';
import { type ExpressionScope, evaluateExpression } from './evaluateExpression.js';
import { asNumber, type ExpressionValue } from './ExpressionValue.js';
import { parseExpression } from './parseExpression.js';
import { fixedShort } from './shortNumber.js';

/**
 * Result of a formula as a text with fixed decimals (2 by default), half up. A result that is no number, a division by
 * zero and a formula that cannot be read are "0.00".
 */
export function calculate(formula: string, scope: ExpressionScope, decimals = 2): string {
  try {
    return fixedNumber(evaluateExpression(parseExpression(formula), scope), decimals);
  } catch (error) {
    if (error instanceof ExpressionError) return fixedNumber(undefined, decimals);
    throw error;
  }
}

/** A result with fixed decimals, half up; what is no number is 0. */
export function fixedNumber(result: ExpressionValue | undefined, decimals: number): string {
  // most results are short, and need no long decimal
  const short = typeof result === 'number' ? fixedShort(result, decimals) : undefined;
  if (short !== undefined) return short;
  const number = (result === undefined ? undefined : asNumber(result)) ?? new Decimal(0);
  return number.toFixed(decimals, Decimal.ROUND_HALF_UP).replace(/^-(0(?:\.0+)?)$/, '$1');
}
