import { type Field, type FormDocument } from '../../document/FormDocument.js';
import { choosesRecords, OPTION_SCOPE, optionColumnsAt } from '../../document/optionScope.js';
import { type FieldRegistry } from '../../registry/createRegistry.js';
import { type FieldDefinition } from '../../registry/defineField.js';

/** What a part of an expression gives; `any` is not known before there are values. */
export type ExpressionType = 'number' | 'text' | 'date' | 'boolean' | 'list' | 'any';

/** A field as an expression sees it. */
export interface ExpressionField {
  /** The name that expressions write in braces: `price`, `visitors.count`, in a row `count`. */
  name: string;
  /** The path in the form: `visitors.count`. */
  path: string;
  label: string;
  /** What it belongs to, where that is no subtable of the form. */
  of?: string;
  field: Field;
  type: ExpressionType;
}

/** The fields that an expression can name, by these names: those of the form, all columns as lists, and in a row its columns. */
export function expressionFields(
  { fields }: Pick<FormDocument, 'fields'>,
  { table, registry }: { table: string | undefined; registry: FieldRegistry },
): ReadonlyMap<string, ExpressionField> {
  const found = new Map<string, ExpressionField>();
  const put = (name: string, path: string, field: Field, type: ExpressionType) => {
    if (registry.get(field.kind)?.role !== 'display')
      found.set(name, { name, path, label: field.label || field.id, field, type });
  };
  for (const field of fields) {
    put(field.id, field.id, field, field.kind === 'subtable' ? 'list' : typeOf(field, registry));
    if (field.kind === 'subtable')
      for (const column of field.columns) {
        const path = `${field.id}.${column.id}`;
        put(path, path, column, 'list');
        if (field.id === table) put(column.id, path, column, typeOf(column, registry));
      }
  }
  return found;
}

/**
 * The columns of an option that the expression of a setting can name, by these names; `isOpen` where there may be others.
 * `columns` are those of the records that the field chooses from, as far as they are known.
 */
export function optionFields(
  setting: string,
  field: Field | undefined,
  labels: Readonly<Record<string, string>> = {},
  columns: readonly { id: string; name: string }[] = [],
): { fields: ReadonlyMap<string, ExpressionField>; isOpen: boolean } {
  const own = optionColumnsAt(setting, field);
  if (!own || !field) return { fields: new Map(), isOpen: false };
  const of = labels[OPTION_SCOPE];
  const put = (column: string, label: string | undefined, type: ExpressionType): [string, ExpressionField] => {
    const name = `${OPTION_SCOPE}.${column}`;
    return [name, { name, path: name, label: label ?? name, ...(of ? { of } : {}), field, type }];
  };
  const fields = [
    ...own.names.map((column) =>
      put(column, labels[column], column === 'level' ? 'number' : column === 'label' ? 'text' : 'any'),
    ),
    ...(choosesRecords(field) ? columns.map(({ id, name }) => put(id, name, 'any')) : []),
  ];
  return { fields: new Map(fields), isOpen: own.isOpen };
}

/** Kinds whose text is free: that of others is a choice, an id or a code, which may be a number. */
const FREE_TEXT: ReadonlySet<string> = new Set(['text', 'textarea', 'richText', 'plate', 'color', 'time']);

/** What a field gives to an expression. */
export function typeOf(field: Field, registry: FieldRegistry): ExpressionType {
  const definition = registry.get(field.kind);
  const storage = definition?.storage(field as Parameters<FieldDefinition['storage']>[0]);
  switch (storage?.type) {
    case 'numeric':
      return 'number';
    case 'boolean':
      return 'boolean';
    case 'date':
    case 'timestamptz':
      return 'date';
    case 'jsonb':
      return 'list';
    case 'text':
      return FREE_TEXT.has(field.kind) ? 'text' : 'any';
    default:
      return 'any';
  }
}
