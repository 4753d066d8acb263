import { type Device } from '../core/document/FieldBase.js';
import { type Field, type SubtableField } from '../core/document/FormDocument.js';

/** Columns that a device shows: not `noShow`, with the device in their visibility. */
export function visibleColumns(field: SubtableField, device: Device): Field[] {
  return field.columns.filter((column) => !column.noShow && column.visibility.includes(device));
}
