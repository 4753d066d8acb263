import { type Field, type FormDocument } from '../document/FormDocument.js';
import { type FieldRegistry, standardRegistry } from '../registry/createRegistry.js';
import { type RecordChange, type RowValues } from './RecordChange.js';

/**
 * A change of unknown origin with its values in the types of their fields, so that `'9'` and `9` are no conflict. What
 * cannot be read stays as it came, for its message; names that the form does not know stay too.
 */
export function coerceChange(
  { revision, set, rows }: RecordChange,
  { fields }: Pick<FormDocument, 'fields'>,
  registry: FieldRegistry = standardRegistry,
): RecordChange {
  const columnsOf = (table: string) => {
    const field = fields.find(({ id }) => id === table);
    return field?.kind === 'subtable' ? field.columns : [];
  };
  return {
    revision,
    set: coerceValues(set, fields, registry),
    rows: Object.fromEntries(
      Object.entries(rows).map(([table, change]) => [
        table,
        { ...change, upsert: change.upsert.map((row) => coerceValues(row, columnsOf(table), registry)) },
      ]),
    ),
  };
}

function coerceValues<Values extends Record<string, unknown> | RowValues>(
  values: Values,
  fields: readonly Field[],
  registry: FieldRegistry,
): Values {
  const byId = new Map(fields.map((field) => [field.id, field]));
  return Object.fromEntries(
    Object.entries(values).map(([id, value]) => [id, coerceValue(value, byId.get(id), registry)]),
  ) as Values;
}

function coerceValue(value: unknown, field: Field | undefined, registry: FieldRegistry): unknown {
  const definition = field && registry.get(field.kind);
  if (!definition || field.kind === 'subtable') return value;
  const result = definition.coerce(value, field as Parameters<typeof definition.coerce>[1]);
  return result.ok ? result.value : value;
}
