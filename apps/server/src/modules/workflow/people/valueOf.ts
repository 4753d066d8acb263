import {
  evaluateExpression,
  type Expression,
  ExpressionError,
  fieldReferences,
  type FormValues,
  parseExpression,
} from '@smart-admin/form-engine/core';
import { targetField } from '@smart-admin/form-engine/flow';

/** Value of an expression over a form; null for one that fails: it finds nobody, and the rule for that is asked. */
export function valueOf(text: string, { values, target, now, user }: ValueScope): unknown {
  const get = (path: string) => {
    const ofTarget = targetField(path);
    if (target && ofTarget !== undefined) return target[ofTarget];
    const [field = '', column] = path.split('.');
    const value = values[field];
    if (column === undefined || !Array.isArray(value)) return value;
    return (value as FormValues[]).map((row) => row[column]);
  };
  return reading(text, (expression) => evaluateExpression(expression, { get, now: () => new Date(now), user })) ?? null;
}

/** The names of fields that an expression looks at; none for one that cannot be read. */
export function namesIn(text: string): string[] {
  return reading(text, fieldReferences) ?? [];
}

function reading<Result>(text: string, read: (expression: Expression) => Result): Result | undefined {
  try {
    return read(parseExpression(text));
  } catch (error) {
    if (error instanceof ExpressionError) return undefined;
    throw error;
  }
}

interface ValueScope {
  values: FormValues;
  /** The record that is changed. */
  target?: FormValues | undefined;
  now: number;
  user: { id: string; organizeId: string };
}
