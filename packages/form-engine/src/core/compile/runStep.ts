import { undefinedOnExpressionError } from '../expressions/undefinedOnExpressionError.js';
import { evaluateExpression, type ExpressionScope } from '../expressions/evaluateExpression.js';
import { Exact, type ExpressionValue, toText } from '../expressions/ExpressionValue.js';
import { type FieldDefinition } from '../registry/defineField.js';
import { type FormulaStep } from './CompiledForm.js';

/** The value that a formula gives its field, in the type of its kind; a formula that fails gives the kind's own answer to that. */
export function runStep({ expression, target }: FormulaStep, scope: ExpressionScope): unknown {
  const { definition, field } = target;
  if (!definition) return undefined;
  const typedField = field as Parameters<FieldDefinition['coerce']>[1];
  const result = undefinedOnExpressionError(() => evaluateExpression(expression, scope));
  if (definition.fromExpression) return definition.fromExpression(result, typedField);
  const coerced = result === undefined ? undefined : definition.coerce(toPlain(result), typedField);
  return coerced?.ok ? coerced.value : definition.empty(typedField);
}

/** A result as a value of a record: numbers as texts, which keep all digits. */
function toPlain(value: ExpressionValue): unknown {
  if (typeof value === 'number' || value instanceof Exact) return toText(value);
  return Array.isArray(value) ? value.map(toPlain) : value;
}
