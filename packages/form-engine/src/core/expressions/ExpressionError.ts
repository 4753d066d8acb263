/** An expression that cannot be read or computed. `position` is the place in its text, from 0, when known. */
export class ExpressionError extends Error {
  readonly code: ExpressionErrorCode;
  readonly position: number | undefined;
  /** For `syntax`: what is wrong. */
  readonly reason: SyntaxReason | undefined;

  constructor(code: ExpressionErrorCode, message: string, position?: number, reason?: SyntaxReason) {
    super(position === undefined ? message : `${message} (at ${position + 1})`);
    this.name = 'ExpressionError';
    this.code = code;
    this.position = position;
    this.reason = reason;
  }
}

/** `syntax` not an expression; `limit` too long or too deep; `name` an unknown function; `arguments` a wrong number of them; `type` an operand of a wrong type; `divisionByZero`; `overflow` not a finite number. */
export type ExpressionErrorCode = 'syntax' | 'limit' | 'name' | 'arguments' | 'type' | 'divisionByZero' | 'overflow';

/** `chained` two comparisons in a row; `end` it ends too early; `bracket` one is not closed; `fieldName` braces around what is no name; `unexpected` something that cannot stand there. */
export type SyntaxReason = 'chained' | 'end' | 'bracket' | 'fieldName' | 'unexpected';
