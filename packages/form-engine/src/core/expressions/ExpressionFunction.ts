import { type CurrentUser } from '../registry/currentUser.js';
import { ExpressionError } from './ExpressionError.js';
import { type ExpressionValue, toNumber } from './ExpressionValue.js';

/** A function of the expression language. */
export interface ExpressionFunction {
  min: number;
  max: number;
  /** What it takes, for messages. */
  usage: string;
  run(args: ExpressionValue[], around: ExpressionSurroundings): ExpressionValue;
}

/** What functions know besides their arguments. */
export interface ExpressionSurroundings {
  now: () => Date;
  /** Who fills the form in; undefined when nobody is known. */
  user: CurrentUser | undefined;
}

/** A whole number between two bounds. Throws ExpressionError. */
export function wholeNumber(value: ExpressionValue, [least, most]: readonly [number, number], what: string): number {
  const number = toNumber(value);
  if (!number.isInteger() || number.lt(least) || number.gt(most))
    throw new ExpressionError('type', `${what} is a whole number from ${least} to ${most}`);
  return number.toNumber();
}
