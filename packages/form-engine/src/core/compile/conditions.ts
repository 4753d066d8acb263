import { type Device, type FieldBase } from '../document/FieldBase.js';
import { ExpressionError } from '../expressions/ExpressionError.js';
import { evaluateExpression, type ExpressionScope } from '../expressions/evaluateExpression.js';
import { isTrue } from '../expressions/ExpressionValue.js';
import { type CompiledExpression, type CompiledField } from './CompiledForm.js';

/** Whether a field is shown: this device draws it, and all its conditions hold. */
export function isFieldVisible(compiled: CompiledField, scope: ExpressionScope, device: Device | 'any'): boolean {
  return isDrawn(compiled, device) && compiled.visibleWhen.every((condition) => holds(condition, scope));
}

/** Whether a device (`any`: at least one) can draw a field where it stands, whatever the record says. */
export function isDrawn({ drawnOn }: Pick<CompiledField, 'drawnOn'>, device: Device | 'any'): boolean {
  return device === 'any' ? drawnOn.length > 0 : drawnOn.includes(device);
}

/** Whether a field or a container can be shown at all, whatever the record says: on this device (`any`: on at least one), not `noShow`. */
export function isOffered(
  { noShow, visibility }: Pick<FieldBase, 'noShow' | 'visibility'>,
  device: Device | 'any',
): boolean {
  return !noShow && (device === 'any' ? visibility.length > 0 : visibility.includes(device));
}

/** Whether a field must be filled in now. */
export function isFieldRequired({ field, requiredWhen }: CompiledField, scope: ExpressionScope): boolean {
  return field.required || (requiredWhen !== undefined && holds(requiredWhen, scope));
}

/** Whether a field cannot be changed now. */
export function isFieldReadOnly({ field, readOnlyWhen }: CompiledField, scope: ExpressionScope): boolean {
  return field.readOnly || (readOnlyWhen !== undefined && holds(readOnlyWhen, scope));
}

/** Whether a condition holds; one that fails to compute does not. */
function holds({ expression }: CompiledExpression, scope: ExpressionScope): boolean {
  try {
    return isTrue(evaluateExpression(expression, scope));
  } catch (error) {
    if (error instanceof ExpressionError) return false;
    throw error;
  }
}
