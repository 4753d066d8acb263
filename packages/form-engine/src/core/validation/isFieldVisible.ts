import { type Device } from '../document/FieldBase.js';
import { type Field } from '../document/FormDocument.js';
import { ExpressionError } from '../expressions/ExpressionError.js';
import { evaluateExpression, type ExpressionScope } from '../expressions/evaluateExpression.js';
import { isTrue } from '../expressions/ExpressionValue.js';
import { parseExpression } from '../expressions/parseExpression.js';

/** Whether a field is shown: on this device, not `noShow`, and its condition holds. A condition that fails to compute hides it. */
export function isFieldVisible(field: Field, scope: ExpressionScope, device: Device): boolean {
  if (field.noShow || !field.visibility.includes(device)) return false;
  if (field.visibleWhen.trim() === '') return true;
  try {
    return isTrue(evaluateExpression(parseExpression(field.visibleWhen), scope));
  } catch (error) {
    if (error instanceof ExpressionError) return false;
    throw error;
  }
}
