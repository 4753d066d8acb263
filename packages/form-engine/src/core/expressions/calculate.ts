import { Decimal } from 'decimal.js';
import { type Expression } from './Expression.js';
import { ExpressionError } from './ExpressionError.js';
import { type ExpressionScope, evaluateExpression } from './evaluateExpression.js';
import { asNumber } from './ExpressionValue.js';
import { parseExpression } from './parseExpression.js';

/**
 * Result of a calculate field: a text with 2 decimals, half up. A result that is no number, a division by zero and a
 * formula that cannot be read are "0.00".
 */
export function calculate(formula: string | Expression, scope: ExpressionScope): string {
  try {
    const expression = typeof formula === 'string' ? parseExpression(formula) : formula;
    return (asNumber(evaluateExpression(expression, scope)) ?? new Decimal(0))
      .toFixed(2, Decimal.ROUND_HALF_UP)
      .replace(/^-(0\.00)$/, '$1');
  } catch (error) {
    if (error instanceof ExpressionError) return '0.00';
    throw error;
  }
}
