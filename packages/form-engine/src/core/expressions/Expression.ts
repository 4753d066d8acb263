import { type ExpressionNumber } from './ExpressionValue.js';

/** A read expression. */
export type Expression =
  | { type: 'number'; value: ExpressionNumber }
  | { type: 'text'; value: string }
  | { type: 'boolean'; value: boolean }
  | { type: 'null' }
  | { type: 'field'; path: string }
  | { type: 'negate' | 'not'; operand: Expression }
  | { type: 'binary'; operator: BinaryOperator; left: Expression; right: Expression }
  | { type: 'call'; name: string; args: Expression[] };

export type ArithmeticOperator = '+' | '-' | '×' | '÷' | '%';
export type ComparisonOperator = '=' | '!=' | '<' | '<=' | '>' | '>=';
export type BinaryOperator = ArithmeticOperator | ComparisonOperator | 'and' | 'or';
