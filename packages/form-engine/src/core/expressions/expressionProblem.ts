import { ExpressionError } from './ExpressionError.js';
import { parseExpression } from './parseExpression.js';

/** Why an expression cannot be read, or undefined when it can. */
export function expressionProblem(source: string): string | undefined {
  try {
    parseExpression(source);
    return undefined;
  } catch (error) {
    if (error instanceof ExpressionError) return error.message;
    throw error;
  }
}
