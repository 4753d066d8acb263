import { useMemo } from 'react';
import { useLocale } from '../locale/LocaleProvider.js';
import { LOCALE_TAGS } from '../messages/locales.js';
import { pickRows, sortOrder } from './clientRows.js';
import { type DataColumn, type SortEntry } from './dataColumn.js';

/**
 * Client mode of a DataTable: sorts and searches rows that are all in the browser; texts sort in the order of the
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
  search,
  searchColumns,
}: ClientRowsProps<Row>): readonly Row[] {
  const language = LOCALE_TAGS[useLocale()];
  const order = useMemo(() => sortOrder(rows, columns, sorting, language), [rows, columns, sorting, language]);
  return useMemo(
    () => pickRows(rows, order, { columns, search, searchColumns }),
    [rows, order, columns, search, searchColumns],
  );
}

export interface ClientRowsProps<Row> {
  rows: readonly Row[];
  columns: readonly DataColumn<Row>[];
  sorting: readonly SortEntry[];
  /** Keeps rows in which this text occurs. */
  search?: string;
  /** Ids of the columns that are searched. Default: all with an accessor. */
  searchColumns?: readonly string[];
}
