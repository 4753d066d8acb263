import { standardRegistry, type Field, type StorageColumn, type StorageTable } from '@smart-admin/form-engine/core';
import { type ModelDocuments } from '../../modelDocuments.js';
import { isWider, sqlType, textLength } from '../../tables/sqlTypes.js';
import { type ModelRow } from '../../visualdev.tables.js';

/**
 * How rows that were stored by an earlier release become rows of a later one: the main table first. `names` are what the fields
 * and columns (`visitors.count`) of the earlier one are called in the later one.
 */
export function evolveTables(
  from: ModelDocuments,
  to: ModelDocuments,
  names: ReadonlyMap<string, string>,
): TableEvolution[] {
  return to.tables.flatMap((table) => {
    const earlier = from.tables.find(({ field }) => (field === undefined ? field : names.get(field)) === table.field);
    if (!earlier) return [];
    const nameOf = (field: string) => {
      const [first = '', column] = (names.get(pathIn(earlier, field)) ?? '').split('.');
      return earlier.field === undefined ? first : column;
    };
    const columns = changedColumns(table, earlier, { nameOf, fields: fieldsOf(to, table) });
    return [{ table: table.name, earlier: earlier.name, columns }];
  });
}

function pathIn({ field: table }: StorageTable, field: string): string {
  return table === undefined ? field : `${table}.${field}`;
}

export interface TableEvolution {
  table: string;
  /** What the table was called. */
  earlier: string;
  /** Those that have another name or type now. */
  columns: ColumnEvolution[];
}

interface ColumnEvolution {
  name: string;
  /** What the column was called; absent where what stood under its name is that of another field. */
  earlier?: string;
  /** The field whose values have another type now. */
  converted?: { field: Field; column: StorageColumn; was: StorageColumn };
}

/** A stored row, as JSON, under the names of now; `lost` are the labels of the fields that cannot hold their values. */
export function evolveRow(row: ModelRow, { columns }: TableEvolution): { changed: ModelRow; lost: string[] } {
  const changed: ModelRow = {};
  const lost: string[] = [];
  for (const { name, earlier, converted } of columns) {
    const raw = (earlier === undefined ? null : row[earlier]) ?? null;
    const value = converted ? convert(raw, converted) : raw;
    if (value === undefined) lost.push(converted?.field.label ?? name);
    else changed[name] = value;
  }
  return { changed, lost };
}

function changedColumns(
  table: StorageTable,
  earlier: StorageTable,
  { nameOf, fields }: { nameOf: (earlier: string) => string | undefined; fields: Fields },
) {
  return table.columns.flatMap((column): ColumnEvolution[] => {
    const was = earlier.columns.find(({ field }) => nameOf(field) === column.field);
    const field = fields.find(({ id }) => id === column.field);
    if (!was) return earlier.columns.some(({ name }) => name === column.name) ? [{ name: column.name }] : [];
    if (!field) return [];
    const [present, wanted] = [sqlType(was), sqlType(column)];
    const isText = textLength(present) !== undefined && textLength(wanted) !== undefined;
    const isKept = present === wanted || isText || isWider(present, wanted);
    if (isKept && was.name === column.name) return [];
    return [{ name: column.name, earlier: was.name, ...(isKept ? {} : { converted: { field, column, was } }) }];
  });
}

/** The value as JSON of the new column; undefined when the field cannot hold it. */
function convert(raw: unknown, { field, column, was }: NonNullable<ColumnEvolution['converted']>): unknown {
  if (raw === null || raw === '') return column.storage.type === 'text' ? '' : null;
  const definition = standardRegistry.get(field.kind);
  const read = was.storage.type === 'timestamptz' ? Date.parse(String(raw)) : raw;
  const plain =
    typeof read === 'number' && was.storage.type === 'numeric' && column.storage.type === 'text' ? String(read) : read;
  const result = definition?.coerce(plain, field as Parameters<typeof definition.coerce>[1]);
  if (!result?.ok) return undefined;
  const { value } = result;
  if (column.storage.type !== 'timestamptz') return value;
  return new Date(typeof value === 'number' ? value : String(value).replace(' ', 'T')).toISOString();
}

type Fields = readonly Field[];

function fieldsOf({ form }: ModelDocuments, { field: id }: StorageTable): Fields {
  if (id === undefined) return form.fields;
  const field = form.fields.find((each) => each.id === id);
  return field?.kind === 'subtable' ? field.columns : [];
}
