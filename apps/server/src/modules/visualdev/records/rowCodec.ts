import { standardRegistry, type Field, type FormValues, type StorageColumn } from '@smart-admin/form-engine/core';
import { sql, type RawBuilder } from 'kysely';
import { type ModelRow } from '../visualdev.tables.js';

/** Columns of a table as they are read: days as texts, so that no time zone moves them. */
export function selection(columns: readonly StorageColumn[]) {
  return columns.map(({ name, storage }) =>
    storage.type === 'date' ? sql<unknown>`${sql.ref(name)}::text`.as(name) : sql<unknown>`${sql.ref(name)}`.as(name),
  );
}

/** A row of the database as values of the form. */
export function fromRow(row: ModelRow, columns: readonly StorageColumn[], fields: readonly Field[]): FormValues {
  return Object.fromEntries(
    columns.map((column) => [
      column.field,
      readValue(
        row[column.name],
        fields.find(({ id }) => id === column.field),
      ),
    ]),
  );
}

/** Values of the form as columns of a row; fields that are not among the values are left as they are. */
export function toRow(values: FormValues, columns: readonly StorageColumn[]): ModelRow {
  return Object.fromEntries(
    columns.flatMap((column) =>
      column.field in values ? [[column.name, writeValue(values[column.field], column)]] : [],
    ),
  );
}

function readValue(raw: unknown, field: Field | undefined): unknown {
  const definition = field && standardRegistry.get(field.kind);
  if (!field || !definition) return raw;
  const result = definition.coerce(raw, field as Parameters<typeof definition.coerce>[1]);
  return result.ok ? result.value : raw;
}

function writeValue(value: unknown, { storage }: StorageColumn): unknown {
  if (value === null || value === undefined || value === '') return storage.type === 'text' ? '' : null;
  switch (storage.type) {
    case 'jsonb':
      return jsonb(value);
    case 'timestamptz':
      return typeof value === 'number' ? new Date(value) : new Date(String(value).replace(' ', 'T'));
    default:
      return value;
  }
}

function jsonb(value: unknown): RawBuilder<unknown> {
  return sql`${JSON.stringify(value)}::jsonb`;
}
