import { matching, pageOf } from './memoryRows.js';
import { type RecordRow, type RecordSource } from './RecordSource.js';

/** A record source over rows in memory, for tests, stories and prototypes. Searches the text and the columns shown. */
export function createMemoryRecords(rows: readonly RecordRow[]): RecordSource {
  return {
    async search({ keyword, page, pageSize, columns }) {
      const found = await matching(rows, keyword, ({ label, values }) => [
        label,
        ...columns.map((column) => String(values[column] ?? '')),
      ]);
      return { rows: pageOf(found, page, pageSize), total: found.length };
    },
    names(ids) {
      const wanted = new Set(ids);
      return Promise.resolve(
        Object.fromEntries(rows.flatMap(({ id, label }) => (wanted.has(id) ? [[id, label] as const] : []))),
      );
    },
  };
}
