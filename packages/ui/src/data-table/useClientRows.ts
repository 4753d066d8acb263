import { useMemo } from 'react';
import { useLocale } from '../locale/LocaleProvider.js';
import { LOCALE_TAGS } from '../messages/locales.js';
import { pickRows, sortOrder } from './clientRows.js';
import { filterRows, type ColumnFilters } from './columnFilters.js';
import { leafColumns, type TableColumn } from './columnGroups.js';
import { type SortEntry } from './dataColumn.js';

/**
 * Client mode of a DataTable whose state the caller keeps: sorts, filters and searches rows that are all in the browser; texts sort in the order of the
 * interface language. With a server, pass its page to the table instead. Keep `rows` and `columns` the same objects while
 * they are the same: what sorting and searching need is kept with them.
 *
 * @example
 * const shown = useClientRows({ rows, columns, sorting, search });
 * <DataTable columns={columns} data={shown} rowKey="id" sorting={sorting} onSortingChange={setSorting} />
 */
export function useClientRows<Row extends object>({
  rows,
  columns,
  sorting,
  filters,
  search,
  searchColumns,
}: ClientRowsProps<Row>): readonly Row[] {
  const language = LOCALE_TAGS[useLocale()];
  const leaves = useMemo(() => leafColumns(columns), [columns]);
  const left = useMemo(() => (filters ? filterRows(rows, leaves, filters) : rows), [rows, leaves, filters]);
  const order = useMemo(() => sortOrder(left, leaves, sorting, language), [left, leaves, sorting, language]);
  return useMemo(
    () => pickRows(left, order, { columns: leaves, search, searchColumns }),
    [left, order, leaves, search, searchColumns],
  );
}

export interface ClientRowsProps<Row> {
  rows: readonly Row[];
  columns: readonly TableColumn<Row>[];
  sorting: readonly SortEntry[];
  /** What columns filter by, as the table reports it. */
  filters?: ColumnFilters;
  /** Keeps rows in which this text occurs. */
  search?: string;
  /** Ids of the columns that are searched. Default: all with an accessor. */
  searchColumns?: readonly string[];
}
