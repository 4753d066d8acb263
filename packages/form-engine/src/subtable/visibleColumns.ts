import { isOffered } from '../core/compile/conditions.js';
import { type Device } from '../core/document/FieldBase.js';
import { type Field, type SubtableField } from '../core/document/FormDocument.js';
import { readableColumns } from '../core/permissions/readableColumns.js';
import { type FieldAccess } from '../core/validation/FieldAccess.js';

/**
 * Columns that somebody sees on a device: not `noShow`, with the device in their visibility, and not hidden from them by
 * `access`, which is asked by path `visitors.count`. Heads, cells, sums, cards and edits all go by this list.
 */
export function visibleColumns(field: SubtableField, device: Device, access: (path: string) => FieldAccess): Field[] {
  return readableColumns(field, access).filter((column) => isOffered(column, device));
}
