import { type Field, type FormDocument, type FormValues, type SubtableField } from '../document/FormDocument.js';
import { type FieldRegistry, standardRegistry } from '../registry/createRegistry.js';
import { CURRENT_USER, type CurrentUser, resolveCurrentUser } from '../registry/currentUser.js';

/** Values of a new record: the signed-in person where a field asks for them, else defaults, else the kinds' empty values. */
export function defaultValues(
  document: FormDocument,
  user?: CurrentUser,
  registry: FieldRegistry = standardRegistry,
): FormValues {
  return valuesOf(document.fields, user, registry);
}

/** Values of a new row of a subtable. */
export function defaultRow(
  field: SubtableField,
  user?: CurrentUser,
  registry: FieldRegistry = standardRegistry,
): FormValues {
  return valuesOf(field.columns, user, registry);
}

function valuesOf(fields: readonly Field[], user: CurrentUser | undefined, registry: FieldRegistry): FormValues {
  const values: FormValues = {};
  for (const field of fields) {
    const definition = registry.get(field.kind);
    if (!definition || definition.role === 'display' || definition.role === 'following') continue;
    const typedField = field as Parameters<typeof definition.coerce>[1];
    const wantsCurrent = user !== undefined && 'defaultCurrent' in field && field.defaultCurrent;
    const start = resolveCurrentUser(definition, wantsCurrent ? CURRENT_USER : field.defaultValue, user);
    const chosen = start === undefined ? undefined : definition.coerce(start, typedField);
    values[field.id] = chosen?.ok ? chosen.value : definition.empty(typedField);
  }
  return values;
}
