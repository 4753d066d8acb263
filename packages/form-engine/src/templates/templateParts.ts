import { type Option } from '../core/document/Option.js';
import { type Field } from '../core/document/FormDocument.js';

/** Options with the numbers 1, 2, … as values. */
export function options(...labels: readonly string[]): Option[] {
  return labels.map((label, index) => ({ value: String(index + 1), label }));
}

/** Fields with numbers, by which a release knows them again under another name. */
export function numbered(fields: Field[]): Field[] {
  let number = 100;
  return fields.map((field) => ({
    ...field,
    formId: (number += 1),
    ...(field.kind === 'subtable'
      ? { columns: field.columns.map((column) => ({ ...column, formId: (number += 1) })) }
      : {}),
  })) as Field[];
}
