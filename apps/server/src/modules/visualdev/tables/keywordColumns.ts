import { filterOf, type FormDocument, type StorageColumn, type StorageTable } from '@smart-admin/form-engine/core';

/** Columns in which the keyword of a list is looked for: those of the main table whose values are texts that people read. */
export function keywordColumns(
  { fields }: FormDocument,
  [main]: readonly [StorageTable, ...unknown[]],
): StorageColumn[] {
  const texts = new Set(fields.filter((field) => filterOf(field).operator === 'contains').map(({ id }) => id));
  return main.columns.filter(({ field, storage }) => storage.type === 'text' && texts.has(field));
}
