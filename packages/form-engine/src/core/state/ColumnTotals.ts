import { type AggregateName } from '../expressions/evaluateExpression.js';
import {
  asNumber,
  asShort,
  Exact,
  type ExpressionNumber,
  type ExpressionValue,
  finite,
  isEmptyValue,
  toExpressionValue,
} from '../expressions/ExpressionValue.js';
import { shortArithmetic } from '../expressions/shortNumber.js';

/** Sum and number of filled values of one column, moved by differences. */
export class ColumnTotals {
  private sum: ExpressionNumber = 0;
  private count = 0;

  constructor(values: Iterable<unknown>) {
    for (const value of values) this.add(value);
  }

  add(value: unknown): void {
    this.move(value, 1);
  }

  remove(value: unknown): void {
    this.move(value, -1);
  }

  get(name: AggregateName): ExpressionValue {
    if (name === 'count') return this.count;
    if (name === 'sum') return typeof this.sum === 'number' ? this.sum : finite(this.sum);
    return this.count === 0 ? null : finite(new Exact(this.sum)).div(this.count);
  }

  private move(raw: unknown, sign: 1 | -1): void {
    // nested lists count as their entries, as where a formula reads the whole list
    if (Array.isArray(raw)) {
      for (const entry of raw) this.move(entry, sign);
      return;
    }
    const value = toExpressionValue(raw);
    if (isEmptyValue(value)) return;
    this.count += sign;
    const short = typeof this.sum === 'number' ? asShort(value) : undefined;
    const sum = short === undefined ? undefined : shortArithmetic(sign === 1 ? '+' : '-', Number(this.sum), short);
    this.sum = sum ?? this.longSum(value, sign);
  }

  private longSum(value: ExpressionValue, sign: 1 | -1): ExpressionNumber {
    const number = asNumber(value);
    if (!number) return this.sum;
    const sum = new Exact(this.sum);
    return sign === 1 ? sum.plus(number) : sum.minus(number);
  }
}
