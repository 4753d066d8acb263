import {
  evaluateExpression,
  ExpressionError,
  type ExpressionValue,
  isTrue,
  parseExpression,
} from '@smart-admin/form-engine/core';
import { Decimal } from 'decimal.js';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { t } from './dataInterface.messages.js';
import { type InterfaceBody } from './dataInterface.tables.js';
import { InterfaceFailure } from './InterfaceFailure.js';

/** What an interface makes of its source's answer: the part at its path, the rows that its filter keeps, its columns. */
export async function transformAnswer(
  { dataPath, filter, columns, rowLimit }: Pick<InterfaceBody, 'dataPath' | 'filter' | 'columns' | 'rowLimit'>,
  answer: unknown,
): Promise<unknown> {
  const data = partOf(answer, dataPath);
  if (Array.isArray(data) && data.length > rowLimit) throw new InterfaceFailure(t('tooManyRows', { limit: rowLimit }));
  if (!filter && !columns.length) return data;
  const rows = rowsOfAnswer(data);
  const keeps = filter ? parseExpression(filter) : undefined;
  const made = columns.map(({ name, expression }) => ({ name, expression: parseExpression(expression) }));
  const result: AnswerRow[] = [];
  for (const [index, row] of rows.entries()) {
    // others are answered in between
    if (index % ROWS_AT_ONCE === 0) await nextTurn();
    const scope = { get: (path: string) => (Object.hasOwn(row, path) ? row[path] : undefined) };
    try {
      if (keeps && !isTrue(evaluateExpression(keeps, scope))) continue;
      result.push(
        made.length
          ? Object.fromEntries(made.map(({ name, expression }) => [name, plain(evaluateExpression(expression, scope))]))
          : row,
      );
    } catch (error) {
      if (error instanceof ExpressionError) throw new InterfaceFailure(t('expressionWrong', { detail: error.message }));
      throw error;
    }
  }
  return result;
}

/** The rows of an answer. Throws when it is no list of objects. */
export function rowsOfAnswer(data: unknown): AnswerRow[] {
  if (Array.isArray(data) && data.every((row) => typeof row === 'object' && row !== null && !Array.isArray(row)))
    return data as AnswerRow[];
  throw new InterfaceFailure(t('notRows'));
}

export type AnswerRow = Record<string, unknown>;

/** Names in the first rows of an answer; none of one that is no list. */
export function columnsOf(data: unknown): string[] {
  const rows = Array.isArray(data) ? data.slice(0, SAMPLE) : [];
  const objects = rows.filter((row): row is object => typeof row === 'object' && row !== null && !Array.isArray(row));
  return [...new Set(objects.flatMap((row) => Object.keys(row)))];
}

const SAMPLE = 100;

const ROWS_AT_ONCE = 200;

/** The part of an answer at a path such as `data.list`; null where there is none. */
export function partOf(answer: unknown, path: string): unknown {
  let part = answer;
  for (const name of path ? path.split('.') : [])
    part = typeof part === 'object' && part !== null && Object.hasOwn(part, name) ? (part as AnswerRow)[name] : null;
  return part;
}

function plain(value: ExpressionValue): unknown {
  if (value instanceof Decimal) return value.toNumber();
  return Array.isArray(value) ? value.map(plain) : value;
}
