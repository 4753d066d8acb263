import { type PickedItem } from '../picker-state/pickerProps.js';
import { type RecordColumn, type RecordRow } from '../sources/RecordSource.js';

/** A chosen record; `record` is absent for values that were saved before. */
export interface PickedRecord extends PickedItem {
  record?: RecordRow;
}

/** A row as a chosen thing: its text, and what its columns say as the second line. */
export function toPicked(row: RecordRow, columns: readonly RecordColumn[]): PickedRecord {
  const texts = columns.map(({ value }) => cellText(row.values[value])).filter((text) => text && text !== row.label);
  return { id: row.id, label: row.label, description: texts.join(' · '), record: row };
}

/** A value as a cell shows it; '' for none. */
export function cellText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map(cellText).join('、');
  return typeof value === 'object' ? JSON.stringify(value) : String(value as string | number | boolean);
}
