import { type FormDocument } from '../document/FormDocument.js';
import { type ListDefinition } from '../list/ListDefinition.js';
import { type FieldRegistry, standardRegistry } from '../registry/createRegistry.js';

/** A code that a role can be given, with the text that an administrator reads. */
export interface PermissionCode {
  enCode: string;
  fullName: string;
}

/**
 * Codes of the fields of a form: `price` to see and set it, and `price:read` only to see it, where there is something to
 * set. Subtables count as one.
 */
export function formPermissionCodes(
  document: FormDocument,
  registry: FieldRegistry = standardRegistry,
): PermissionCode[] {
  // fields that were stored without a name have no value
  const fields = document.fields.filter(({ id }) => !id.startsWith('#'));
  return fields.flatMap(({ id, kind, label }) => {
    const role = registry.get(kind)?.role;
    if (role === 'display') return [];
    const name = label || id;
    const write = { enCode: id, fullName: name };
    return role === 'input' || role === 'table' ? [write, { enCode: `${id}:read`, fullName: name }] : [write];
  });
}

/** Codes of the columns of a list: their names. */
export function columnPermissionCodes(list: ListDefinition): PermissionCode[] {
  return list.columns.map(({ id, label }) => ({ enCode: id, fullName: label || id }));
}

/** Codes of the buttons of a list: `btn_add` ... */
export function buttonPermissionCodes(list: ListDefinition): PermissionCode[] {
  return [...list.buttons, ...list.rowButtons].map(({ id, label }) => ({ enCode: `btn_${id}`, fullName: label || id }));
}
