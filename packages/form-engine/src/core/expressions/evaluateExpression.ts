import { type CurrentUser } from '../registry/currentUser.js';
import {
  type ArithmeticOperator,
  type BinaryOperator,
  type ComparisonOperator,
  type Expression,
} from './Expression.js';
import { ExpressionError } from './ExpressionError.js';
import {
  asNumber,
  asShort,
  type ExpressionValue,
  finite,
  isEmptyValue,
  isTrue,
  toExpressionValue,
  toNumber,
  toText,
} from './ExpressionValue.js';
import { compareOrdered, FUNCTIONS } from './functions.js';
import { shortArithmetic } from './shortNumber.js';

/** What an expression may look at. */
export interface ExpressionScope {
  /** Value of a field `price`; a column `visitors.count` answers the list of its values. */
  get(path: string): unknown;
  /** Values of a column as a list that does not change; undefined = read by `get` each time. */
  column?(path: string): ExpressionValue[] | undefined;
  /** Sum or number of filled values of a column, where the scope keeps it; undefined = computed from the column's values. */
  aggregate?(name: AggregateName, path: string): ExpressionValue | undefined;
  /** The clock of NOW and TODAY. Default: this machine's. */
  now?: () => Date;
  /** Who CURRENTUSER and CURRENTORGANIZE mean. Default: nobody. */
  user?: CurrentUser | undefined;
}

/** Functions over a column that change by differences. */
export type AggregateName = 'sum' | 'count' | 'avg';

function isAggregate(name: string): name is AggregateName {
  return name === 'sum' || name === 'count' || name === 'avg';
}

/** Computes an expression. Empty operands are 0 in arithmetic and undecided (null) in comparisons. Throws ExpressionError. */
export function evaluateExpression(expression: Expression, scope: ExpressionScope): ExpressionValue {
  switch (expression.type) {
    case 'number':
    case 'text':
    case 'boolean':
      return expression.value;
    case 'null':
      return null;
    case 'field':
      return scope.column?.(expression.path) ?? toExpressionValue(scope.get(expression.path));
    case 'negate': {
      const operand = evaluateExpression(expression.operand, scope);
      return typeof operand === 'number' ? -operand : toNumber(operand).neg();
    }
    case 'not': {
      const operand = evaluateExpression(expression.operand, scope);
      return operand === null ? null : !isTrue(operand);
    }
    case 'binary':
      return binary(expression.operator, expression.left, expression.right, scope);
    case 'call':
      return call(expression.name, expression.args, scope);
  }
}

function call(name: string, args: Expression[], scope: ExpressionScope): ExpressionValue {
  if (name === 'if') {
    const [condition, yes, no] = args;
    const chosen = condition && isTrue(evaluateExpression(condition, scope)) ? yes : no;
    return chosen ? evaluateExpression(chosen, scope) : null;
  }
  const [only] = args;
  if (args.length === 1 && only?.type === 'field' && scope.aggregate && isAggregate(name)) {
    const kept = scope.aggregate(name, only.path);
    if (kept !== undefined) return kept;
  }
  const known = FUNCTIONS.get(name);
  if (!known) throw new ExpressionError('name', `There is no function ${name}`);
  return known.run(
    args.map((arg) => evaluateExpression(arg, scope)),
    { now: scope.now ?? (() => new Date()), user: scope.user },
  );
}

function binary(
  operator: BinaryOperator,
  left: Expression,
  right: Expression,
  scope: ExpressionScope,
): ExpressionValue {
  const first = evaluateExpression(left, scope);
  if (operator === 'and') return and(first, () => evaluateExpression(right, scope));
  if (operator === 'or') return or(first, () => evaluateExpression(right, scope));
  const second = evaluateExpression(right, scope);
  return isArithmetic(operator) ? arithmetic(operator, first, second) : compare(operator, first, second);
}

function isArithmetic(operator: BinaryOperator): operator is ArithmeticOperator {
  return operator === '+' || operator === '-' || operator === '×' || operator === '÷' || operator === '%';
}

function and(first: ExpressionValue, second: () => ExpressionValue): boolean | null {
  if (first !== null && !isTrue(first)) return false;
  const other = second();
  if (other !== null && !isTrue(other)) return false;
  return first === null || other === null ? null : true;
}

function or(first: ExpressionValue, second: () => ExpressionValue): boolean | null {
  if (first !== null && isTrue(first)) return true;
  const other = second();
  if (other !== null && isTrue(other)) return true;
  return first === null || other === null ? null : false;
}

function arithmetic(operator: ArithmeticOperator, first: ExpressionValue, second: ExpressionValue): ExpressionValue {
  const short = operator === '÷' ? undefined : arithmeticOfShort(operator, first, second);
  if (short !== undefined) return short;
  const [left, right] = [toNumber(first), toNumber(second)];
  if ((operator === '÷' || operator === '%') && right.isZero())
    throw new ExpressionError('divisionByZero', 'Division by zero');
  switch (operator) {
    case '+':
      return finite(left.plus(right));
    case '-':
      return finite(left.minus(right));
    case '×':
      return finite(left.times(right));
    case '÷':
      return finite(left.div(right));
    case '%':
      return finite(left.mod(right));
  }
}

function arithmeticOfShort(
  operator: Exclude<ArithmeticOperator, '÷'>,
  first: ExpressionValue,
  second: ExpressionValue,
): number | undefined {
  const left = asShort(first);
  const right = left === undefined ? undefined : asShort(second);
  return left === undefined || right === undefined ? undefined : shortArithmetic(operator, left, right);
}

function compare(operator: ComparisonOperator, first: ExpressionValue, second: ExpressionValue): boolean | null {
  if (operator === '=') return same(first, second);
  if (operator === '!=') return !same(first, second);
  if (isEmptyValue(first) || isEmptyValue(second)) return null;
  const order = compareOrdered(first, second);
  if (operator === '<') return order < 0;
  if (operator === '<=') return order <= 0;
  if (operator === '>') return order > 0;
  return order >= 0;
}

function same(first: ExpressionValue, second: ExpressionValue): boolean {
  if (isEmptyValue(first) || isEmptyValue(second)) return isEmptyValue(first) && isEmptyValue(second);
  if (typeof first === 'boolean' || typeof second === 'boolean') return first === second;
  if (typeof first === 'number' && typeof second === 'number') return first === second;
  const [left, right] = [asNumber(first), asNumber(second)];
  if (left && right && !(typeof first === 'string' && typeof second === 'string')) return left.eq(right);
  return toText(first) === toText(second);
}
