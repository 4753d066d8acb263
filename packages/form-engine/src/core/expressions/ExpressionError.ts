/** An expression that cannot be read or computed. `position` is the place in its text, from 0, when known. */
export class ExpressionError extends Error {
  readonly code: ExpressionErrorCode;
  readonly position: number | undefined;

  constructor(code: ExpressionErrorCode, message: string, position?: number) {
    super(position === undefined ? message : `${message} (at ${position + 1})`);
    this.name = 'ExpressionError';
    this.code = code;
    this.position = position;
  }
}

/** `syntax` not an expression; `limit` too long or too deep; `name` an unknown function; `arguments` a wrong number of them; `type` an operand of a wrong type; `divisionByZero`; `overflow` not a finite number. */
export type ExpressionErrorCode = 'syntax' | 'limit' | 'name' | 'arguments' | 'type' | 'divisionByZero' | 'overflow';
