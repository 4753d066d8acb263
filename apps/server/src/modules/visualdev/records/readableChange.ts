import {
  isRows,
  takesInput,
  type Conflict,
  type Field,
  type FormValues,
  type RecordChange,
  type RowValues,
} from '@smart-admin/form-engine/core';
import { fieldError } from '../../../db/requireRow.js';
import { t } from '../visualdev.messages.js';
import { type RecordAccess } from './recordAccess.js';
import { type Patch } from './recordHistory.js';

type Access = Pick<RecordAccess, 'model' | 'fieldAccess'>;

/** A change without fields and columns that are hidden from the caller. */
export function readableChange(change: Patch, { fieldAccess }: Access): Patch {
  return filterChange(change, (path) => fieldAccess(path) !== 'hidden');
}

/**
 * A change without what is not the caller's to set: other people's fields, those of the server, and unknown names. Throws 400 for
 * rows in `set`: only what `rows` says of them is looked at cell by cell and merged, and keeps to the rows of the record.
 */
export function allowedChange({ revision, ...change }: RecordChange, access: Access): RecordChange {
  const rows = access.model.form.fields.find(({ id, kind }) => kind === 'subtable' && Array.isArray(change.set[id]));
  if (rows) throw fieldError(rows.id, t('rowsInSet', { field: rows.label || rows.id }));
  return { revision, ...filterChange(change, allowedPaths(access)) };
}

/** The same of all values of a new record. */
export function allowedValues(values: FormValues, access: Access): FormValues {
  const isAllowed = allowedPaths(access);
  const subtables = new Set(access.model.form.fields.filter(({ kind }) => kind === 'subtable').map(({ id }) => id));
  return Object.fromEntries(
    Object.entries(values)
      .filter(([field]) => isAllowed(field))
      .map(([field, value]) => [
        field,
        // rows that are no records stay as they came, for their message
        subtables.has(field) && isRows(value) ? value.map((row) => filterRow(row, field, isAllowed)) : value,
      ]),
  );
}

function allowedPaths({ model, fieldAccess }: Access): (path: string) => boolean {
  const inputs = new Set(model.form.fields.flatMap((field) => inputPaths(field)));
  return (path) => inputs.has(path) && fieldAccess(path) === 'write';
}

/** A conflict without columns that are hidden from the caller. */
export function readableConflict(conflict: Conflict, { fieldAccess }: Access): Conflict {
  const [table = '', row, column] = conflict.path.split('.');
  if (row === undefined || column !== undefined) return conflict;
  const readable = (value: unknown) =>
    value === null ? null : filterRow(value as RowValues, table, (path) => fieldAccess(path) !== 'hidden');
  return {
    path: conflict.path,
    original: readable(conflict.original),
    theirs: readable(conflict.theirs),
    mine: readable(conflict.mine),
  };
}

function filterChange({ set, rows }: Patch, isIncluded: (path: string) => boolean): Patch {
  return {
    set: Object.fromEntries(Object.entries(set).filter(([field]) => isIncluded(field))),
    rows: Object.fromEntries(
      Object.entries(rows)
        .filter(([table]) => isIncluded(table))
        .map(([table, change]) => [
          table,
          { ...change, upsert: change.upsert.map((row) => filterRow(row, table, isIncluded)) },
        ]),
    ),
  };
}

function filterRow<Row extends FormValues>(row: Row, table: string, isIncluded: (path: string) => boolean): Row {
  return Object.fromEntries(
    Object.entries(row).filter(([column]) => column === 'id' || isIncluded(`${table}.${column}`)),
  ) as Row;
}

function inputPaths(field: Field): string[] {
  if (!takesInput(field)) return [];
  if (field.kind !== 'subtable') return [field.id];
  return [field.id, ...field.columns.filter((field) => takesInput(field)).map(({ id }) => `${field.id}.${id}`)];
}
