import { type BinaryOperator, type Expression } from './Expression.js';
import { ExpressionError } from './ExpressionError.js';
import { Exact, type ExpressionNumber } from './ExpressionValue.js';
import { FUNCTIONS } from './functions.js';
import { shortFromText } from './shortNumber.js';
import { type Token, tokenize } from './tokenize.js';

/**
 * Reads an expression: numbers, 'texts', true, false, null, fields `{price}` and columns `{visitors.count}`,
 * `+ - × ÷ * / %`, comparisons, and, or, not, brackets and the functions of `FUNCTIONS`. Throws ExpressionError. `ranges`
 * is filled with the place of each part in the text.
 */
export function parseExpression(source: string, ranges?: Map<Expression, ExpressionRange>): Expression {
  return new Parser(tokenize(source), ranges).whole();
}

/** Characters of a part of an expression, from 0; `to` is the first one behind it. */
export interface ExpressionRange {
  from: number;
  to: number;
}

const MAX_DEPTH = 50;
const MAX_NODES = 1000;

/** Binary operators from weak to strong; comparisons do not chain. */
const LEVELS: readonly ReadonlySet<string>[] = [
  new Set(['or']),
  new Set(['and']),
  new Set(['=', '!=', '<', '<=', '>', '>=']),
  new Set(['+', '-']),
  new Set(['×', '÷', '%']),
];
const NOT_LEVEL = 2;

class Parser {
  private index = 0;
  private depth = 0;
  private nodes = 0;

  constructor(
    private readonly tokens: readonly Token[],
    private readonly ranges: Map<Expression, ExpressionRange> | undefined,
  ) {}

  whole(): Expression {
    if (this.tokens.length === 0) throw new ExpressionError('syntax', 'The expression is empty', 0, 'end');
    const expression = this.level(0);
    const left = this.tokens[this.index];
    if (left) throw unexpected(left);
    return expression;
  }

  private level(level: number): Expression {
    const operators = LEVELS[level];
    if (!operators) return this.unary();
    if (level === NOT_LEVEL && this.peekOperator('not')) return this.not();
    const start = this.index;
    let left = this.level(level + 1);
    let token = this.tokens[this.index];
    while (token && isOperator(token) && operators.has(token.text)) {
      this.index += 1;
      const right = this.level(level + 1);
      left = this.node({ type: 'binary', operator: token.text as BinaryOperator, left, right }, start);
      token = this.tokens[this.index];
      if (level === NOT_LEVEL && token && isOperator(token) && operators.has(token.text)) {
        throw new ExpressionError(
          'syntax',
          'Comparisons cannot be chained; join them with and',
          token.position,
          'chained',
        );
      }
    }
    return left;
  }

  private not(): Expression {
    const start = this.index;
    this.index += 1;
    return this.node({ type: 'not', operand: this.deeper(() => this.level(NOT_LEVEL)) }, start);
  }

  private unary(): Expression {
    const start = this.index;
    if (this.peekOperator('-')) {
      this.index += 1;
      return this.node({ type: 'negate', operand: this.deeper(() => this.unary()) }, start);
    }
    if (this.peekOperator('+')) {
      this.index += 1;
      return this.deeper(() => this.unary());
    }
    return this.primary();
  }

  private primary(): Expression {
    const start = this.index;
    const token = this.tokens[start];
    if (!token)
      throw new ExpressionError('syntax', 'The expression ends too early', this.tokens.at(-1)?.position, 'end');
    this.index += 1;
    if (token.type === 'number')
      return this.node({ type: 'number', value: numberOf(token.text.replace(/\.$/, '')) }, start);
    if (token.type === 'text') return this.node({ type: 'text', value: token.text }, start);
    if (token.type === 'field') return this.node({ type: 'field', path: token.text }, start);
    if (token.type === 'open') {
      const inner = this.deeper(() => this.level(0));
      this.expect('close', ')');
      return inner;
    }
    if (token.type === 'word') return this.word(token, start);
    throw unexpected(token);
  }

  private word(token: Token, start: number): Expression {
    if (token.text === 'true' || token.text === 'false')
      return this.node({ type: 'boolean', value: token.text === 'true' }, start);
    if (token.text === 'null') return this.node({ type: 'null' }, start);
    if (this.tokens[this.index]?.type !== 'open') throw unexpected(token);
    const known = FUNCTIONS.get(token.text);
    if (!known) throw new ExpressionError('name', `There is no function ${token.source}`, token.position);
    this.index += 1;
    const args = this.deeper(() => this.arguments());
    this.expect('close', ')');
    if (args.length < known.min || args.length > known.max) {
      throw new ExpressionError('arguments', `${token.source} takes ${known.usage}`, token.position);
    }
    return this.node({ type: 'call', name: token.text, args }, start);
  }

  private arguments(): Expression[] {
    const args: Expression[] = [];
    if (this.tokens[this.index]?.type === 'close') return args;
    args.push(this.level(0));
    while (this.tokens[this.index]?.type === 'comma') {
      this.index += 1;
      args.push(this.level(0));
    }
    return args;
  }

  private peekOperator(text: string): boolean {
    const token = this.tokens[this.index];
    return token !== undefined && isOperator(token) && token.text === text;
  }

  private expect(type: Token['type'], text: string): void {
    const token = this.tokens[this.index];
    if (token?.type !== type)
      throw new ExpressionError(
        'syntax',
        `"${text}" is missing`,
        token?.position ?? this.tokens.at(-1)?.position,
        'bracket',
      );
    this.index += 1;
  }

  private deeper<Result>(read: () => Result): Result {
    this.depth += 1;
    if (this.depth > MAX_DEPTH) throw new ExpressionError('limit', `The expression is nested deeper than ${MAX_DEPTH}`);
    const result = read();
    this.depth -= 1;
    return result;
  }

  /** `start` is the first token of it; the last one is that which was read last. */
  private node(expression: Expression, start: number): Expression {
    this.nodes += 1;
    if (this.nodes > MAX_NODES) throw new ExpressionError('limit', `The expression has more than ${MAX_NODES} parts`);
    const last = this.tokens[this.index - 1];
    if (this.ranges && last)
      this.ranges.set(expression, {
        from: this.tokens[start]?.position ?? 0,
        to: last.position + last.source.length,
      });
    return expression;
  }
}

function unexpected({ source, position }: Token): ExpressionError {
  return new ExpressionError('syntax', `Unexpected "${source}"`, position, 'unexpected');
}

function isOperator(token: Token): boolean {
  return (
    token.type === 'operator' ||
    (token.type === 'word' && (token.text === 'and' || token.text === 'or' || token.text === 'not'))
  );
}

function numberOf(text: string): ExpressionNumber {
  return shortFromText(text) ?? new Exact(text);
}
