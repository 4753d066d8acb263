import { standardRegistry, type Field, type StorageType } from '@smart-admin/form-engine/core';
import { literal } from './literal.js';

/** What a value is in each place of the generated code. */
export interface FieldShape {
  kind: ShapeKind;
  /** Schema of zod for the value in a record, with the value of an untouched field as its default. */
  zod: string;
  /** Type of the column in `tables.ts`. */
  columnType: string;
  /** Definition of the column in the migration. */
  sql: string;
  /** Code that reads the value out of a row. */
  read: (row: string) => string;
  /** Code that writes it into a row. */
  write: (value: string) => string;
}

export type ShapeKind =
  'text' | 'optionalText' | 'number' | 'decimal' | 'boolean' | 'list' | 'location' | 'files' | 'time';

/** How the values of a field are kept; undefined for one that keeps none. */
export function shapeOf(field: Field): FieldShape | undefined {
  const definition = standardRegistry.get(field.kind);
  if (!definition) return undefined;
  const given = field as Parameters<typeof definition.storage>[0];
  const storage: StorageType = definition.storage(given);
  const isOptional = definition.empty(given) === null;
  switch (storage.type) {
    case 'none':
      return undefined;
    case 'text':
      return textShape(storage.length, isOptional);
    case 'numeric':
      return field.kind === 'calculate'
        ? decimalShape(storage, definition.empty(given))
        : numberShape(storage.precision, storage.scale);
    case 'boolean':
      return {
        ...plain('boolean'),
        zod: 'z.boolean().default(false)',
        columnType: 'boolean',
        sql: 'boolean not null default false',
      };
    case 'date':
      return optionalText('date', 10);
    case 'timestamptz':
      return definition.role === 'server' ? TIME : optionalText('timestamp(0)', 19);
    case 'jsonb':
      return jsonShape(field);
  }
}

/** `row.name` is the value as it stands. */
function plain(kind: ShapeKind): Pick<FieldShape, 'kind' | 'read' | 'write'> {
  return { kind, read: (row) => row, write: (value) => value };
}

function textShape(length: number, isOptional: boolean): FieldShape {
  if (isOptional) return optionalText(`varchar(${length})`, length);
  return {
    ...plain('text'),
    zod: `z.string().max(${length}).default('')`,
    columnType: 'string',
    sql: `varchar(${length}) not null default ''`,
  };
}

function optionalText(sql: string, length: number): FieldShape {
  return {
    ...plain('optionalText'),
    zod: `z.string().max(${length}).nullable().default(null)`,
    columnType: 'string | null',
    sql,
  };
}

/** Set by the server, read as milliseconds. */
const TIME: FieldShape = {
  kind: 'time',
  zod: 'z.number().nullable().default(null)',
  columnType: 'Date | null',
  sql: 'timestamptz',
  read: (row) => `${row}?.getTime() ?? null`,
  write: (value) => value,
};

function numberShape(precision: number, scale: number): FieldShape {
  return {
    kind: 'number',
    zod: 'z.number().nullable().default(null)',
    columnType: 'ColumnType<string | null, number | null, number | null>',
    sql: `numeric(${precision}, ${scale})`,
    read: (row) => `toNumber(${row})`,
    write: (value) => value,
  };
}

/** A result of a formula, which keeps all its digits as a text. */
function decimalShape({ precision, scale }: { precision: number; scale: number }, empty: unknown): FieldShape {
  return {
    ...plain('decimal'),
    zod: `z.string().default(${literal(String(empty))})`,
    columnType: 'string',
    sql: `numeric(${precision}, ${scale}) not null default 0`,
  };
}

function jsonShape(field: Field): FieldShape {
  const write = (value: string) => `JSON.stringify(${value})`;
  const list = (item: string, type: string): FieldShape => ({
    ...plain('list'),
    zod: `z.array(${item}).default([])`,
    columnType: `JSONColumnType<${type}[]>`,
    sql: "jsonb not null default '[]'",
    write,
  });
  switch (field.kind) {
    // a picture as text
    case 'signature':
      return {
        ...plain('text'),
        zod: "z.string().max(300_000).default('')",
        columnType: 'string',
        sql: "text not null default ''",
      };
    case 'location':
      return {
        ...plain('location'),
        zod: 'LocationSchema.nullable().default(null)',
        columnType: 'JSONColumnType<Location | null, string | null, string | null>',
        sql: 'jsonb',
        write: (value) => `${value} && JSON.stringify(${value})`,
      };
    case 'uploadFile':
    case 'uploadImg':
      return { ...list('FileSchema', 'StoredFile'), kind: 'files' };
    case 'numberRange':
      return list('z.number().nullable()', '(number | null)');
    case 'areaSelect':
      return field.multiple ? list('z.array(z.string())', 'string[]') : list('z.string()', 'string');
    default:
      return list('z.string()', 'string');
  }
}
