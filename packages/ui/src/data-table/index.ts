export { DataTable } from './DataTable.js';
export {
  COLUMN_MIN,
  COLUMN_DEFAULT_MIN,
  cellValue,
  cellText,
  columnLabel,
  reconcileColumns,
  visibleColumns,
  snapWidth,
  type DataColumn,
  type ColumnState,
  type ColumnStateEntry,
  type SortEntry,
} from './dataColumn.js';
export { type RowSelection, type DataTableProps } from './dataTableTypes.js';
export { toggleKey, togglePage, pageCheckState, keyRange } from './rowSelection.js';
export { toggleSort } from './sorting.js';
export { useColumnDrag, type ColumnDragProps, type ColumnDrag } from './useColumnDrag.js';
export { useScrollEdges, type ScrollEdges } from './useScrollEdges.js';
export {
  useTableModel,
  type TableModelProps,
  type TableModel,
  type LaidOutColumn,
  type LaidOutRow,
} from './useTableModel.js';
