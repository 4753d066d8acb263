import { evaluateExpression, ExpressionError, type FormValues, parseExpression } from '@smart-admin/form-engine/core';

/** Value of an expression over a form; null for one that fails: it finds nobody, and the rule for that is asked. */
export function valueOf(
  text: string,
  { values, now, user }: { values: FormValues; now: number; user: { id: string; organizeId: string } },
): unknown {
  try {
    const get = (path: string) => {
      const [field = '', column] = path.split('.');
      const value = values[field];
      if (column === undefined || !Array.isArray(value)) return value;
      return (value as FormValues[]).map((row) => row[column]);
    };
    return evaluateExpression(parseExpression(text), { get, now: () => new Date(now), user });
  } catch (error) {
    if (error instanceof ExpressionError) return null;
    throw error;
  }
}
