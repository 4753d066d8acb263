import { type CompiledField, type CompiledForm } from '../compile/CompiledForm.js';
import { type FormValues } from '../document/FormDocument.js';
import { type CurrentUser, resolveCurrentUser } from '../registry/currentUser.js';
import { type Issue } from '../registry/defineField.js';

/** A record whose values have their own types. */
export interface CoercedRecord {
  /** A value of a wrong type stays as it came. Rows keep their `id`. */
  values: FormValues;
  /** What is wrong with the values that could not be read, by path. */
  issues: ReadonlyMap<string, Issue>;
}

/** Reads the values of a record into the types of their fields; results that were computed just now have theirs. */
export function coerceRecord(
  { fields }: CompiledForm,
  values: FormValues,
  { currentUser, isComputed = false }: { currentUser?: CurrentUser | undefined; isComputed?: boolean } = {},
): CoercedRecord {
  const issues = new Map<string, Issue>();
  const coerce = (compiled: CompiledField, record: FormValues, prefix: string): unknown => {
    const { field, definition, columns } = compiled;
    const raw = Object.hasOwn(record, field.id) ? record[field.id] : undefined;
    // a kind that is not known keeps what was sent
    if (!definition || (isComputed && definition.role === 'computed')) return raw;
    const sent = currentUser ? resolveCurrentUser(definition, raw, currentUser) : raw;
    const result = definition.coerce(sent, field as Parameters<typeof definition.coerce>[1]);
    if (!result.ok) {
      issues.set(prefix + field.id, result.issue);
      return raw;
    }
    if (field.kind !== 'subtable') return result.value;
    return (result.value as FormValues[]).map((row, index) => {
      const typed: FormValues = typeof row.id === 'string' ? { id: row.id } : {};
      for (const column of columns) typed[column.field.id] = coerce(column, row, `${field.id}.${index}.`);
      return typed;
    });
  };
  const typed: FormValues = {};
  for (const compiled of fields) typed[compiled.field.id] = coerce(compiled, values, '');
  return { values: typed, issues };
}
