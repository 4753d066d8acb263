import { type api } from '../../../app/api.js';

type Document = Parameters<typeof api.design.report.create>[0]['body']['document'];

/** A sheet with room to begin in. */
export function emptyReport(): Document {
  return {
    ...{ version: 2, filters: [], sets: [], cells: [], headRows: 1, paper: {} },
    rows: Array.from({ length: 12 }, () => 32),
    columns: Array.from({ length: 8 }, () => 120),
  };
}
