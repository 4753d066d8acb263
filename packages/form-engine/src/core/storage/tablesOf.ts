import { type Field, type FormDocument } from '../document/FormDocument.js';
import { FormDocumentError } from '../document/FormDocumentError.js';
import { type FieldRegistry, standardRegistry } from '../registry/createRegistry.js';
import { type StorageType } from '../registry/defineField.js';

/** The SQL table of a model with the tables of its subtables. */
export interface StorageTable {
  name: string;
  columns: StorageColumn[];
  /** Name of the subtable's field; absent for the main table. */
  field?: string;
}

export interface StorageColumn {
  /** Column name: the field's name in lower case. */
  name: string;
  /** Field that it keeps. */
  field: string;
  kind: Field['kind'];
  storage: Exclude<StorageType, { type: 'none' }>;
}

/**
 * The tables that a form needs, the main one first. Ids, owners, times and the parent of a row are the server's own
 * columns: they start with `_` and stand in no list here. Throws FormDocumentError on names that PostgreSQL would cut
 * (over 63 bytes) or that meet.
 */
export function tablesOf(
  document: FormDocument,
  tableName: string,
  registry: FieldRegistry = standardRegistry,
): StorageTable[] {
  const main: StorageTable = { name: checkedName(tableName, 'table'), columns: columnsOf(document.fields, registry) };
  const subtables = document.fields.flatMap((field): StorageTable[] =>
    field.kind === 'subtable'
      ? [
          {
            name: checkedName(`${tableName}__${field.id.toLowerCase()}`, field.id),
            columns: columnsOf(field.columns, registry),
            field: field.id,
          },
        ]
      : [],
  );
  const tables = [main, ...subtables];
  refuseMeeting(
    tables.map(({ name }) => name),
    'table',
  );
  return tables;
}

/** Bytes that PostgreSQL keeps of a name. */
export const MAX_IDENTIFIER_BYTES = 63;

function columnsOf(fields: readonly Field[], registry: FieldRegistry): StorageColumn[] {
  const columns = fields.flatMap((field): StorageColumn[] => {
    const definition = registry.get(field.kind);
    // fields that were stored without a name have no value
    if (field.id.startsWith('#')) return [];
    // values of a kind that is not known are kept as they are sent
    const storage: StorageType = definition
      ? definition.storage(field as Parameters<typeof definition.storage>[0])
      : { type: 'jsonb' };
    return storage.type === 'none'
      ? []
      : [{ name: checkedName(field.id.toLowerCase(), field.id), field: field.id, kind: field.kind, storage }];
  });
  refuseMeeting(
    columns.map(({ name }) => name),
    'column',
  );
  return columns;
}

function checkedName(name: string, path: string): string {
  if (!/^[a-z][a-z0-9_]*$/.test(name))
    throw new FormDocumentError('name', path, `"${name}" is no table or column name`);
  if (new TextEncoder().encode(name).length > MAX_IDENTIFIER_BYTES) {
    throw new FormDocumentError('name', path, `"${name}" is longer than ${MAX_IDENTIFIER_BYTES} bytes`);
  }
  return name;
}

function refuseMeeting(names: readonly string[], what: string): void {
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new FormDocumentError('duplicate', twice, `two ${what}s have this name`);
}
