import { type DataAnswer, type DataColumn } from '@smart-admin/api-client/contract';
import { type MergedRecords } from '@smart-admin/form-engine/core/report';

export type DataRow = DataAnswer['rows'][number];

/** What a data set answers. */
export interface DataTable {
  columns: DataColumn[];
  rows: DataRow[];
  /** Its source has more rows than these. */
  isCut?: boolean;
  /** What stood in the place of single figures an earlier time, by their columns. */
  earlier?: Record<string, number>;
  /** What each row stands for, where the database has put records together for a report. */
  merged?: MergedRecords[];
}

/** A value of any source as it is shown. */
export function plainValue(value: unknown): DataRow[string] {
  if (value === undefined || value === null) return null;
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  if (value instanceof Date) return value.getTime();
  return JSON.stringify(value);
}
