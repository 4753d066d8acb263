import { ExpressionError } from './ExpressionError.js';

/** What something gives; undefined where an expression cannot be read or computed. Throws every other error. */
export function undefinedOnExpressionError<Result>(run: () => Result): Result | undefined {
  try {
    return run();
  } catch (error) {
    if (error instanceof ExpressionError) return undefined;
    throw error;
  }
}
