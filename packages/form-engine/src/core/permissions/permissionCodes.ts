import { type Field, type FormDocument } from '../document/FormDocument.js';
import { type ListDefinition } from '../list/ListDefinition.js';
import { columnsOf } from '../list/phoneList.js';
import { type FieldRegistry, standardRegistry } from '../registry/createRegistry.js';

/** A code that a role can be given, with the text that an administrator reads. */
export interface PermissionCode {
  enCode: string;
  fullName: string;
}

/**
 * Codes of the fields of a form: `price` to see and set it, and `price:read` only to see it, where there is something to
 * set. Columns of subtables have theirs behind those of the subtable: `visitors.count`, named with both.
 */
export function formPermissionCodes(
  document: FormDocument,
  registry: FieldRegistry = standardRegistry,
): PermissionCode[] {
  return document.fields.flatMap((field) => {
    const name = field.label || field.id;
    const own = codesOf(field, { enCode: field.id, fullName: name }, registry);
    if (field.kind !== 'subtable') return own;
    const columns = field.columns.flatMap((column) => {
      const code = { enCode: `${field.id}.${column.id}`, fullName: `${name} / ${column.label || column.id}` };
      return codesOf(column, code, registry);
    });
    return [...own, ...columns];
  });
}

function codesOf({ id, kind }: Field, code: PermissionCode, registry: FieldRegistry): PermissionCode[] {
  const role = registry.get(kind)?.role;
  // fields that were stored without a name have no value
  if (role === 'display' || id.startsWith('#')) return [];
  return role === 'input' || role === 'table' ? [code, { ...code, enCode: `${code.enCode}:read` }] : [code];
}

/** Codes of the columns of a list: their names. */
export function columnPermissionCodes(list: ListDefinition): PermissionCode[] {
  return columnsOf(list).map(({ id, label }) => ({ enCode: id, fullName: label || id }));
}

/** Codes of the buttons of a list: `btn_add` ... */
export function buttonPermissionCodes(list: ListDefinition): PermissionCode[] {
  return [...list.buttons, ...list.rowButtons].map(({ id, label }) => ({ enCode: `btn_${id}`, fullName: label || id }));
}
