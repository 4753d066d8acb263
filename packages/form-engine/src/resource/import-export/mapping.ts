import { type ImportColumn, type ImportField } from './ImportSource.js';

/** Required fields that no column fills. */
export function missingFields(columns: readonly ImportColumn[], fields: readonly ImportField[]): ImportField[] {
  const filled = new Set(columns.map(({ field }) => field));
  return fields.filter(({ id, required }) => required && !filled.has(id));
}

/** The columns after one is taken for a field; what filled it before is left out. */
export function mapColumn(columns: readonly ImportColumn[], index: number, field: string): ImportColumn[] {
  return columns.map((column, place) => {
    if (place === index) return { ...column, field };
    return field !== '' && column.field === field ? { ...column, field: '' } : column;
  });
}
