import { standardRegistry, type Field, type FormValues } from '@smart-admin/form-engine/core';
import { cleanHtml } from '../../../http/cleanHtml.js';

/** Values whose HTML holds nothing that acts; subtables row by row. */
export function cleanValues(fields: readonly Field[], values: FormValues): FormValues {
  const cleaned: FormValues = {};
  for (const field of fields) {
    const value = values[field.id];
    if (field.kind === 'subtable' && Array.isArray(value))
      cleaned[field.id] = (value as FormValues[]).map((row) => cleanValues(field.columns, row));
    else if (typeof value === 'string' && standardRegistry.get(field.kind)?.isHtml)
      cleaned[field.id] = cleanHtml(value);
  }
  return { ...values, ...cleaned };
}
