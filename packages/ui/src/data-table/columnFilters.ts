import { type SelectOption } from '../select/options.js';
import { cellText, cellValue, type DataColumn } from './dataColumn.js';

/** What a person filters by: a text that occurs in the cell, or some of its values. */
export type ColumnFilter = string | readonly string[];

/** Filters by the ids of their columns; only those that are set. */
export type ColumnFilters = Readonly<Record<string, ColumnFilter>>;

/**
 * Rows that every filter leaves. In a tree a row stays as long as one below it does.
 */
export function filterRows<Row>(
  rows: readonly Row[],
  columns: readonly DataColumn<Row>[],
  filters: ColumnFilters,
  getSubRows?: (row: Row) => readonly Row[] | undefined,
): readonly Row[] {
  const tests = columns.flatMap((column) => {
    const filter = filters[column.id];
    return filter === undefined || filter.length === 0 ? [] : [testOf(column, filter)];
  });
  if (tests.length === 0) return rows;
  const stays = (row: Row): boolean =>
    tests.every((test) => test(row)) || (getSubRows?.(row) ?? []).some((below) => stays(below));
  return rows.filter(stays);
}

/** The different values of a column as options, in the order of the language, at most 1000. */
export function filterOptions<Row>(
  rows: readonly Row[],
  column: DataColumn<Row>,
  language?: string,
): SelectOption<string>[] {
  const values = new Set<string>();
  for (const row of rows) {
    for (const text of textsOf(column, row)) values.add(text);
    if (values.size >= MOST) break;
  }
  const { compare } = new Intl.Collator(language, { numeric: true });
  return [...values].sort(compare).map((value) => ({ value, label: value }));
}

/** Filters with another value of one column; undefined or an empty one takes it away. */
export function withFilter(
  filters: ColumnFilters,
  id: string,
  filter: ColumnFilter | undefined,
): Record<string, ColumnFilter> {
  const { [id]: _before, ...others } = filters;
  return filter === undefined || filter.length === 0 ? others : { ...others, [id]: filter };
}

const MOST = 1000;

function testOf<Row>(column: DataColumn<Row>, filter: ColumnFilter): (row: Row) => boolean {
  if (typeof filter === 'string') {
    const wanted = filter.trim().toLowerCase();
    return (row) => textsOf(column, row).some((text) => text.toLowerCase().includes(wanted));
  }
  const wanted = new Set(filter);
  return (row) => textsOf(column, row).some((text) => wanted.has(text));
}

function textsOf<Row>(column: DataColumn<Row>, row: Row): string[] {
  const value = cellValue(column, row);
  return Array.isArray(value) ? value.map(cellText) : [cellText(value)];
}
