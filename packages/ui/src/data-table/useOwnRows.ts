import { useMemo } from 'react';
import { useControllable } from '../controllable/useControllable.js';
import { useLocale } from '../locale/LocaleProvider.js';
import { LOCALE_TAGS } from '../messages/locales.js';
import { pickRows, sortOrder } from './clientRows.js';
import { filterRows, type ColumnFilters } from './columnFilters.js';
import { type DataColumn, type SortEntry } from './dataColumn.js';
import { type DataTableProps } from './dataTableTypes.js';

const NO_ROWS: readonly never[] = [];
const NO_FILTERS: ColumnFilters = {};

/**
 * Sorting and filters of a table: kept by the caller, who then loads or computes the rows; or here, where nobody asks for
 * them, and then the rows of the table are sorted and filtered too, those of a tree below each row.
 */
export function useOwnRows<Row extends object>(
  columns: readonly DataColumn<Row>[],
  {
    data,
    sorting,
    defaultSorting,
    onSortingChange,
    filters,
    defaultFilters,
    onFiltersChange,
    getSubRows,
  }: OwnRowsProps<Row>,
): OwnRows<Row> {
  const language = LOCALE_TAGS[useLocale()];
  const [order, setOrder] = useControllable<readonly SortEntry[]>({
    value: sorting,
    defaultValue: defaultSorting ?? NO_ROWS,
    onChange: onSortingChange && ((next) => onSortingChange([...next])),
  });
  const [chosen, setChosen] = useControllable<ColumnFilters>({
    value: filters,
    defaultValue: defaultFilters ?? NO_FILTERS,
    onChange: onFiltersChange && ((next) => onFiltersChange({ ...next })),
  });
  const sortsHere = sorting === undefined && onSortingChange === undefined;
  const filtersHere = filters === undefined && onFiltersChange === undefined;
  const ownOrder = sortsHere ? order : NO_ROWS;
  const ownFilters = filtersHere ? chosen : NO_FILTERS;
  const isTouched = ownOrder.length > 0 || Object.keys(ownFilters).length > 0;

  const arrange = useMemo(() => {
    if (!isTouched) return null;
    return (rows: readonly Row[]) => {
      const left = filterRows(rows, columns, ownFilters, getSubRows);
      return pickRows(left, sortOrder(left, columns, ownOrder, language), { columns });
    };
  }, [isTouched, columns, ownFilters, ownOrder, language, getSubRows]);
  const rows = useMemo(() => (arrange && data ? arrange(data) : data), [arrange, data]);
  const arrangedSubRows = useMemo(() => {
    if (!arrange || !getSubRows) return getSubRows;
    return (row: Row) => {
      const below = getSubRows(row);
      return below && arrange(below);
    };
  }, [arrange, getSubRows]);
  return {
    rows,
    getSubRows: arrangedSubRows,
    sorting: order,
    setSorting: sortsHere || onSortingChange ? setOrder : undefined,
    filters: chosen,
    setFilters: filtersHere || onFiltersChange ? setChosen : undefined,
  };
}

type OwnRowsProps<Row extends object> = Pick<
  DataTableProps<Row>,
  | 'data'
  | 'sorting'
  | 'defaultSorting'
  | 'onSortingChange'
  | 'filters'
  | 'defaultFilters'
  | 'onFiltersChange'
  | 'getSubRows'
>;

interface OwnRows<Row> {
  rows: readonly Row[] | undefined;
  getSubRows: ((row: Row) => readonly Row[] | undefined) | undefined;
  sorting: readonly SortEntry[];
  setSorting: ((sorting: readonly SortEntry[]) => void) | undefined;
  filters: ColumnFilters;
  setFilters: ((filters: ColumnFilters) => void) | undefined;
}
