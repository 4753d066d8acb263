import { type FormDocument } from '../document/FormDocument.js';
import { type ListDefinition } from '../list/ListDefinition.js';
import { standardRegistry } from '../registry/createRegistry.js';

/** A code that a role can be given, with the text that an administrator reads. */
export interface PermissionCode {
  enCode: string;
  fullName: string;
}

/** Codes of the fields of a form: their names; subtables count as one. */
export function formPermissionCodes(document: FormDocument): PermissionCode[] {
  return (
    document.fields
      // fields that were stored without a name have no value
      .filter(({ id, kind }) => !id.startsWith('#') && standardRegistry.get(kind)?.role !== 'display')
      .map(({ id, label }) => ({ enCode: id, fullName: label || id }))
  );
}

/** Codes of the columns of a list: their names. */
export function columnPermissionCodes(list: ListDefinition): PermissionCode[] {
  return list.columns.map(({ id, label }) => ({ enCode: id, fullName: label || id }));
}

/** Codes of the buttons of a list: `btn_add` ... */
export function buttonPermissionCodes(list: ListDefinition): PermissionCode[] {
  return [...list.buttons, ...list.rowButtons].map(({ id, label }) => ({ enCode: `btn_${id}`, fullName: label || id }));
}
