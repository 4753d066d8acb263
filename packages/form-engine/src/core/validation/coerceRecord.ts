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
  const coerce = (compiled: CompiledField, raw: unknown, pathOf: () => string): unknown => {
    const { field, definition, columns } = compiled;
    // a kind that is not known keeps what was sent
    if (!definition || (isComputed && definition.role === 'computed')) return raw;
    const sent = currentUser ? resolveCurrentUser(definition, raw, currentUser) : raw;
    const result = definition.coerce(sent, field as Parameters<typeof definition.coerce>[1]);
    if (!result.ok) {
      issues.set(pathOf(), result.issue);
      return raw;
    }
    if (field.kind !== 'subtable') return result.value;
    const typedRow = isComputed ? typedCells : typedOnly;
    return (result.value as FormValues[]).map((row, index) => typedRow(columns, row, `${field.id}.${index}`));
  };
  /** A row of its columns alone. */
  const typedOnly = (columns: readonly CompiledField[], row: FormValues, path: string): FormValues => {
    const typed: FormValues = typeof row.id === 'string' ? { id: row.id } : {};
    for (const column of columns) {
      const { id } = column.field;
      typed[id] = coerce(column, own(row, id), () => `${path}.${id}`);
    }
    return typed;
  };
  /** A row of an open form, which is copied only where a cell has another type: in most none has. */
  const typedCells = (columns: readonly CompiledField[], row: FormValues, path: string): FormValues => {
    let typed = row;
    for (const column of columns) {
      const { id } = column.field;
      const raw = own(row, id);
      const value = coerce(column, raw, () => `${path}.${id}`);
      if (value === raw) continue;
      if (typed === row) typed = { ...row };
      typed[id] = value;
    }
    return typed;
  };
  const typed: FormValues = {};
  for (const compiled of fields) {
    const { id } = compiled.field;
    typed[id] = coerce(compiled, own(values, id), () => id);
  }
  return { values: typed, issues };
}

function own(record: FormValues, id: string): unknown {
  return Object.hasOwn(record, id) ? record[id] : undefined;
}
