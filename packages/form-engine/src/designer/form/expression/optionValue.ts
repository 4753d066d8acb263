import { type Field } from '../../../core/document/FormDocument.js';
import { isRecord } from '../../../core/document/readWire.js';

/** The first choice of a field with choices of its own. */
export function optionValue(field: Field): unknown {
  if (!('options' in field) || !Array.isArray(field.options)) return undefined;
  const [first] = field.options as readonly unknown[];
  return isRecord(first) ? first.value : undefined;
}
