import { createField, createFormDocument, type FormDocument, type FormValues } from '@smart-admin/form-engine/core';
import { type ColumnSpec, type ModelTranslate, type TableDetail, type TableSpec } from './tableTypes.js';

const KINDS = [
  'string',
  'text',
  'integer',
  'bigint',
  'decimal',
  'double',
  'boolean',
  'date',
  'time',
  'datetime',
  'json',
  'uuid',
  'binary',
] as const;

/** The form of a table: its columns are rows, those that are there know their former name. */
export function tableForm(
  t: ModelTranslate,
  source: { namePrefix: string },
  table: TableDetail | undefined,
): FormDocument {
  const kinds = KINDS.map((value) => ({ value, label: t(value) }));
  return createFormDocument(
    [
      createField('text', {
        ...{ id: 'name', label: t('name'), span: 12, required: true, maxLength: 63, readOnly: table !== undefined },
        ...(source.namePrefix && !table ? { help: t('prefixHelp', { prefix: source.namePrefix }) } : {}),
      }),
      createField('text', { id: 'comment', label: t('comment'), span: 12, maxLength: 500 }),
      createField('subtable', {
        id: 'columns',
        label: t('columns'),
        maxRows: 200,
        columns: [
          createField('text', { id: 'name', label: t('columnName'), required: true, maxLength: 63, columnWidth: 150 }),
          createField('select', {
            ...{
              id: 'kind',
              label: t('type'),
              required: true,
              defaultValue: 'string',
              options: kinds,
              columnWidth: 130,
            },
          }),
          createField('number', {
            id: 'length',
            label: t('length'),
            min: 1,
            max: 4_000,
            precision: 0,
            columnWidth: 100,
          }),
          createField('number', { id: 'scale', label: t('scale'), min: 0, max: 30, precision: 0, columnWidth: 100 }),
          createField('switch', { id: 'isNullable', label: t('nullable'), defaultValue: true, columnWidth: 90 }),
          createField('switch', { id: 'isKey', label: t('key'), columnWidth: 80 }),
          createField('text', { id: 'defaultValue', label: t('defaultValue'), maxLength: 200, columnWidth: 120 }),
          createField('text', { id: 'comment', label: t('comment'), maxLength: 500, columnWidth: 150 }),
        ] as never,
      }),
    ],
    { dialogWidth: 800, labelPosition: 'top' },
  );
}

/** What the form holds of a table that is there, or of a new one. */
export function valuesOf(table: TableDetail | undefined, prefix: string): FormValues {
  if (!table) {
    const key = { name: 'id', kind: 'bigint', isNullable: false, isKey: true };
    return { name: prefix, columns: [key] } as FormValues;
  }
  // what the database has of its own kinds is looked at, not changed here
  const columns = table.columns.flatMap(({ kind, name, length, precision, scale, isNullable, keyPlace, comment }) =>
    kind === 'other'
      ? []
      : [
          {
            ...{ id: name, name, kind, isNullable, isKey: keyPlace > 0, comment, defaultValue: '' },
            length: kind === 'decimal' ? precision : kind === 'string' ? length : null,
            scale: kind === 'decimal' ? scale : null,
          },
        ],
  );
  return { name: table.name, comment: table.comment, columns } as FormValues;
}

/** The table that the form means. Columns that were taken out of it stay as they are. */
export function specOf(values: FormValues, table: TableDetail | undefined): TableSpec {
  const rows = (Array.isArray(values.columns) ? values.columns : []) as Record<string, unknown>[];
  const known = new Set(table?.columns.map(({ name }) => name));
  const columns = rows.map((row): ColumnSpec => {
    const kind = textOf(row.kind, 'string') as ColumnSpec['kind'];
    // a form keeps of a row its columns and its id
    const formerName = textOf(row.id);
    const size = numberOf(row.length);
    return {
      ...{ formerName: known.has(formerName) ? formerName : '', name: textOf(row.name), kind },
      ...(kind === 'string' && size !== undefined ? { length: size } : {}),
      ...(kind === 'decimal' && size !== undefined ? { precision: Math.min(size, 38) } : {}),
      ...(kind === 'decimal' ? { scale: numberOf(row.scale) ?? 2 } : {}),
      ...{ isNullable: row.isNullable === true, isKey: row.isKey === true },
      ...{ defaultValue: textOf(row.defaultValue), comment: textOf(row.comment) },
    };
  });
  return { name: textOf(values.name), comment: textOf(values.comment), columns };
}

const textOf = (value: unknown, fallback = '') => (typeof value === 'string' && value ? value : fallback);
const numberOf = (value: unknown) => {
  const number = value === null || value === undefined || value === '' ? NaN : Number(value);
  return Number.isFinite(number) ? number : undefined;
};
