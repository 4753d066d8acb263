import { optionColumn } from '../../document/optionScope.js';
import { isDay } from '../../kinds/date/dateValue.js';
import { isNumericText } from '../../validation/rules.js';
import { type ComparisonOperator, type Expression } from '../Expression.js';
import { parseExpression } from '../parseExpression.js';
import { type ExpressionIssue, type ExpressionIssueCode } from './ExpressionIssue.js';
import { type ExpressionField, type ExpressionType } from './ExpressionType.js';
import { functionTypes } from './functionTypes.js';
import { nearestName } from './nearestName.js';
import { isUnreadable, readingIssue } from './readingIssue.js';

/**
 * What is wrong with an expression before it is computed, with places: what cannot be read, fields that do not exist or
 * lead back to what it computes, operands and arguments of a wrong type. Empty for a blank text.
 */
export function checkExpression(source: string, context: CheckedAgainst): readonly ExpressionIssue[] {
  if (source.trim() === '') return [];
  const ranges = new Map<Expression, { from: number; to: number }>();
  try {
    return new Checker(source, ranges, context).whole(parseExpression(source, ranges));
  } catch (error) {
    if (!isUnreadable(error)) throw error;
    return [readingIssue(source, error, context.fields)];
  }
}

export interface CheckedAgainst {
  /** The fields that it may name. */
  fields: ReadonlyMap<string, ExpressionField>;
  /** Whether options have columns that are not among the fields. */
  hasOpenOptions?: boolean;
  /** What it must give. Default: anything. */
  wants?: ExpressionType;
  /** Paths that are computed from what the expression computes, and that itself. */
  circular?: ReadonlySet<string>;
}

/** What a part gives, and whether every value of that kind will do so. */
interface Given {
  type: ExpressionType;
  /** A text as it is written. */
  literal?: string;
}

class Checker {
  private readonly issues: ExpressionIssue[] = [];

  constructor(
    private readonly source: string,
    private readonly ranges: ReadonlyMap<Expression, { from: number; to: number }>,
    private readonly context: CheckedAgainst,
  ) {}

  whole(expression: Expression): readonly ExpressionIssue[] {
    const given = this.part(expression);
    const { wants } = this.context;
    if (wants === 'number' || wants === 'date') {
      const severity = misfit(given, wants);
      if (severity) this.put(expression, 'result', severity, { is: given.type, wants });
    }
    return this.issues;
  }

  private part(expression: Expression): Given {
    switch (expression.type) {
      case 'number':
        return { type: 'number' };
      case 'text':
        return { type: 'text', literal: expression.value };
      case 'boolean':
        return { type: 'boolean' };
      case 'null':
        return { type: 'any' };
      case 'field':
        return this.field(expression);
      case 'negate':
        this.operand(expression.operand, '-');
        return { type: 'number' };
      case 'not':
        this.part(expression.operand);
        return { type: 'boolean' };
      case 'binary':
        return this.binary(expression);
      case 'call':
        return this.call(expression);
    }
  }

  private field(expression: Extract<Expression, { type: 'field' }>): Given {
    const { fields, circular, hasOpenOptions } = this.context;
    const field = fields.get(expression.path);
    if (!field && hasOpenOptions && optionColumn(expression.path) !== undefined) return { type: 'any' };
    if (!field) {
      const near = nearestName(expression.path, [...fields.keys()]);
      this.put(expression, 'unknownField', 'error', { name: expression.path }, near && `{${near}}`);
      return { type: 'any' };
    }
    if (circular?.has(field.path)) this.put(expression, 'cycle', 'error', { name: field.label });
    return { type: field.type };
  }

  private binary(expression: Extract<Expression, { type: 'binary' }>): Given {
    const { operator, left, right } = expression;
    switch (operator) {
      case 'and':
      case 'or':
        this.part(left);
        this.part(right);
        return { type: 'boolean' };
      case '+':
      case '-':
      case '×':
      case '÷':
      case '%':
        this.operand(left, operator);
        this.operand(right, operator);
        return { type: 'number' };
      default:
        this.compared(expression, operator);
        return { type: 'boolean' };
    }
  }

  private operand(expression: Expression, operator: string): void {
    const given = this.part(expression);
    const severity = misfit(given, 'number');
    if (!severity) return;
    const params = { name: this.nameOf(expression), detail: operator, is: given.type };
    const text = this.textOf(expression);
    if (given.type === 'list') this.put(expression, 'listOperand', severity, params, `SUM(${text})`);
    else if (given.type === 'date') this.put(expression, 'dateOperand', severity, params);
    else this.put(expression, 'operand', severity, params, given.type === 'text' ? `VALUE(${text})` : undefined);
  }

  private compared(expression: Extract<Expression, { type: 'binary' }>, operator: ComparisonOperator): void {
    const { left, right } = expression;
    const [first, second] = [this.part(left), this.part(right)];
    const names = { name: this.nameOf(left), detail: this.nameOf(right) };
    const isEquality = operator === '=' || operator === '!=';
    const severity = isEquality ? neverEqual(first, second) : withoutOrder(first, second);
    if (severity) this.put(expression, isEquality ? 'neverEqual' : 'order', severity, names);
  }

  private call({ name, args }: Extract<Expression, { type: 'call' }>): Given {
    const given = args.map((arg) => this.part(arg));
    const type = functionTypes[name];
    if (!type) return { type: 'any' };
    for (const [index, arg] of args.entries()) {
      const wants = type.takes[Math.min(index, type.takes.length - 1)];
      const is = given[index];
      const severity = is && wants && misfit(is, wants);
      if (!severity) continue;
      const params = { name: this.nameOf(arg), detail: name.toUpperCase(), is: is.type, wants };
      const fix =
        wants === 'number' && is.type === 'text'
          ? `VALUE(${this.textOf(arg)})`
          : wants === 'number' && is.type === 'list'
            ? `SUM(${this.textOf(arg)})`
            : undefined;
      this.put(arg, 'argument', severity, params, fix);
    }
    if (name === 'if') return commonType(given.slice(1));
    if (name === 'min' || name === 'max') return commonType(given);
    return { type: type.gives };
  }

  private textOf(expression: Expression): string {
    const { from, to } = this.ranges.get(expression) ?? { from: 0, to: this.source.length };
    return this.source.slice(from, to);
  }

  private nameOf(expression: Expression): string {
    const field = expression.type === 'field' ? this.context.fields.get(expression.path) : undefined;
    if (field) return field.of === undefined ? field.label : `${field.of}.${field.label}`;
    return this.textOf(expression).slice(0, LONGEST_NAME);
  }

  private put(
    expression: Expression,
    code: ExpressionIssueCode,
    severity: ExpressionIssue['severity'],
    params: ExpressionIssue['params'],
    insert?: string,
  ): void {
    const { from, to } = this.ranges.get(expression) ?? { from: 0, to: this.source.length };
    this.issues.push({ severity, code, from, to, params, fixes: insert === undefined ? [] : [{ from, to, insert }] });
  }
}

const LONGEST_NAME = 40;

/** How sure a value of one type is not what is wanted; undefined where it will do. */
function misfit({ type, literal }: Given, wants: ExpressionType): ExpressionIssue['severity'] | undefined {
  if (type === wants || type === 'any' || wants === 'any') return undefined;
  if (wants === 'list') return undefined; // one value is a list of one
  if (literal === '') return undefined; // counts as nothing
  if (wants === 'number') {
    if (literal !== undefined) return isNumericText(literal.trim()) ? undefined : 'error';
    return type === 'text' ? 'warning' : 'error';
  }
  if (wants === 'date') {
    if (literal !== undefined) return isDay(literal.slice(0, 10)) ? undefined : 'error';
    return type === 'text' ? 'warning' : 'error';
  }
  return undefined;
}

/** Only numbers and texts have an order, each among themselves; a date is a text. */
function withoutOrder(first: Given, second: Given): ExpressionIssue['severity'] | undefined {
  if (first.type === 'list' || second.type === 'list' || first.type === 'boolean' || second.type === 'boolean')
    return 'error';
  return beside(first, second);
}

function neverEqual(first: Given, second: Given): ExpressionIssue['severity'] | undefined {
  if (first.type === 'any' || second.type === 'any' || first.type === 'list' || second.type === 'list')
    return undefined;
  if (first.literal === '' || second.literal === '') return undefined; // asks whether it is empty
  if ((first.type === 'boolean') !== (second.type === 'boolean')) return 'warning';
  return beside(first, second) && 'warning';
}

/** A number beside what is none. */
function beside(first: Given, second: Given): ExpressionIssue['severity'] | undefined {
  if (first.type === 'number') return second.type === 'number' ? undefined : misfit(second, 'number');
  return second.type === 'number' ? misfit(first, 'number') : undefined;
}

function commonType(given: readonly Given[]): Given {
  const [first] = given;
  return { type: first && given.every(({ type }) => type === first.type) ? first.type : 'any' };
}
