export { DataTable } from './DataTable.js';
export {
  COLUMN_MIN,
  EMPTY_SIGN,
  COLUMN_DEFAULT_MIN,
  cellValue,
  cellText,
  columnEdge,
  columnLabel,
  reconcileColumns,
  visibleColumns,
  snapWidth,
  type DataColumn,
  type ColumnState,
  type ColumnStateEntry,
  type SortEntry,
  type CellEditorProps,
} from './dataColumn.js';
export { filterRows, filterOptions, withFilter, type ColumnFilter, type ColumnFilters } from './columnFilters.js';
export { leafColumns, type DataColumnGroup, type TableColumn } from './columnGroups.js';
export { sortOrder, pickRows, type SearchOptions } from './clientRows.js';
export { useClientRows, type ClientRowsProps } from './useClientRows.js';
export { type TableRows, type LaidOutRow, type RowGroup } from './tableRows.js';
export { type RowSelection, type RowMove, type DataTableProps } from './dataTableTypes.js';
export { toggleKey, togglePage, pageCheckState, keyRange } from './rowSelection.js';
export { toggleSort } from './sorting.js';
export { useColumnDrag, type ColumnDragProps, type ColumnDrag } from './useColumnDrag.js';
export { useScrollEdges, type ScrollEdges } from './useScrollEdges.js';
export { useTableModel, type TableModelProps, type TableModel, type LaidOutColumn } from './useTableModel.js';
