import { undefinedOnExpressionError } from '../expressions/undefinedOnExpressionError.js';
import { evaluateExpression } from '../expressions/evaluateExpression.js';
import { isTrue } from '../expressions/ExpressionValue.js';
import { parseExpression } from '../expressions/parseExpression.js';
import { type CurrentUser } from '../registry/currentUser.js';

/** Whether an expression over the columns of a row holds; one that cannot be read or computed does not. Undefined for an empty one. */
export function rowCondition(
  source: string | undefined,
  user?: CurrentUser,
): ((row: Readonly<Record<string, unknown>>) => boolean) | undefined {
  if (source === undefined || source.trim() === '') return undefined;
  const expression = undefinedOnExpressionError(() => parseExpression(source));
  if (!expression) return () => false;
  return (row) =>
    undefinedOnExpressionError(() => isTrue(evaluateExpression(expression, { get: (path) => row[path], user }))) ??
    false;
}
