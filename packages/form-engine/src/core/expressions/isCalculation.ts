import { ExpressionError } from './ExpressionError.js';
import { tokenize } from './tokenize.js';

/**
 * The calculator's rule: numbers (or fields) and the operators + - × ÷ alternate, the first and the last token is a
 * number; brackets are ignored; empty is wrong.
 */
export function isCalculation(formula: string): boolean {
  try {
    const tokens = tokenize(formula).filter(({ type }) => type !== 'open' && type !== 'close');
    const isRight = tokens.every((token, index) =>
      index % 2 === 0
        ? token.type === 'number' || token.type === 'field'
        : token.type === 'operator' && '+-×÷'.includes(token.text),
    );
    return isRight && tokens.length % 2 === 1;
  } catch (error) {
    if (error instanceof ExpressionError) return false;
    throw error;
  }
}
