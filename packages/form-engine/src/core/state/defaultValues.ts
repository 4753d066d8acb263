import { type Field, type FormDocument, type FormValues, type SubtableField } from '../document/FormDocument.js';
import { standardRegistry } from '../registry/createRegistry.js';

/** Values of a new record: defaults, else the kinds' empty values. */
export function defaultValues(document: FormDocument): FormValues {
  return valuesOf(document.fields);
}

/** Values of a new row of a subtable. */
export function defaultRow(field: SubtableField): FormValues {
  return valuesOf(field.columns);
}

function valuesOf(fields: readonly Field[]): FormValues {
  const values: FormValues = {};
  for (const field of fields) {
    const definition = standardRegistry.get(field.kind);
    if (!definition || definition.role === 'display') continue;
    const typedField = field as Parameters<typeof definition.coerce>[1];
    const chosen = field.defaultValue === undefined ? undefined : definition.coerce(field.defaultValue, typedField);
    values[field.id] = chosen?.ok ? chosen.value : definition.empty(typedField);
  }
  return values;
}
