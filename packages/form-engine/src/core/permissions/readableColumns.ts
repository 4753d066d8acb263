import { type Field, type SubtableField } from '../document/FormDocument.js';
import { type FieldAccess } from '../validation/FieldAccess.js';

/** Columns of a subtable whose values somebody may know; `access` is asked by path `visitors.count`. */
export function readableColumns({ id, columns }: SubtableField, access: (path: string) => FieldAccess): Field[] {
  return columns.filter((column) => access(`${id}.${column.id}`) !== 'hidden');
}
