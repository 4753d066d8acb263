import { type Device } from '../core/document/FieldBase.js';
import { type Field, type SubtableField } from '../core/document/FormDocument.js';

/** Columns that a device shows: not `noShow`, with the device in their visibility, of a known kind. */
export function visibleColumns(field: SubtableField, device: Device = 'pc'): Field[] {
  return field.columns.filter(
    (column) => !column.noShow && column.visibility.includes(device) && column.kind !== 'unknown',
  );
}
