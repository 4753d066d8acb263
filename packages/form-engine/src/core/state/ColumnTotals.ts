import { type Decimal } from 'decimal.js';
import { type AggregateName } from '../expressions/evaluateExpression.js';
import {
  asNumber,
  Exact,
  type ExpressionValue,
  finite,
  isEmptyValue,
  toExpressionValue,
} from '../expressions/ExpressionValue.js';

/** Sum and number of filled values of one column, moved by differences. */
export class ColumnTotals {
  private sum: Decimal = new Exact(0);
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
    if (name === 'count') return new Exact(this.count);
    if (name === 'sum') return finite(this.sum);
    return this.count === 0 ? null : finite(this.sum).div(this.count);
  }

  private move(raw: unknown, sign: 1 | -1): void {
    const value = toExpressionValue(raw);
    if (isEmptyValue(value)) return;
    this.count += sign;
    const number = asNumber(value);
    if (number) this.sum = sign === 1 ? this.sum.plus(number) : this.sum.minus(number);
  }
}
