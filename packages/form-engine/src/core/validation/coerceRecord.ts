import { type CompiledField, type CompiledForm } from '../compile/CompiledForm.js';
import { type FormValues } from '../document/FormDocument.js';
import { type CurrentUser, resolveCurrentUser } from '../registry/currentUser.js';

/** Values in their own types; a value of a wrong type stays as it came, for its message. Rows keep their `id`. */
export function coerceRecord(
  { fields }: CompiledForm,
  values: FormValues,
  currentUser: CurrentUser | undefined,
): FormValues {
  const typed: FormValues = {};
  for (const compiled of fields) typed[compiled.field.id] = coerceField(compiled, values, currentUser);
  return typed;
}

function coerceField(compiled: CompiledField, values: FormValues, user: CurrentUser | undefined): unknown {
  const { field, definition, columns } = compiled;
  const raw = Object.hasOwn(values, field.id) ? values[field.id] : undefined;
  // a kind that is not known keeps what was sent
  if (!definition) return raw;
  const sent = user ? resolveCurrentUser(definition, raw, user) : raw;
  const result = definition.coerce(sent, field as Parameters<typeof definition.coerce>[1]);
  if (!result.ok) return raw;
  if (field.kind !== 'subtable') return result.value;
  return (result.value as FormValues[]).map((row) => {
    const typed: FormValues = typeof row.id === 'string' ? { id: row.id } : {};
    for (const column of columns) typed[column.field.id] = coerceField(column, row, user);
    return typed;
  });
}
