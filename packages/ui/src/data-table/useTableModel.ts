import {
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  createExpandedRowModel,
  rowExpandingFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
} from '@tanstack/react-table';
import { COLUMN_DEFAULT_MIN, reconcileColumns, type ColumnState, type DataColumn } from './dataColumn.js';

const features = tableFeatures({
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  rowExpandingFeature,
  expandedRowModel: createExpandedRowModel(),
});

/** Columns laid out (order, visibility, fixed edges, widths) and rows flattened (tree), without any drawing. */
export function useTableModel<Row extends object>({
  columns,
  data,
  getRowKey,
  getSubRows,
  canExpand,
  columnState,
  widths,
  expandedKeys,
}: TableModelProps<Row>): TableModel<Row> {
  'use no memo';
  const state = reconcileColumns(columns, columnState);
  const byId = new Map(columns.map((column) => [column.id, column]));
  const table = useTable<typeof features, Row>({
    features,
    data: data as Row[],
    columns: columns.map((column): ColumnDef<typeof features, Row> => ({
      id: column.id,
      size: widths[column.id] ?? column.width ?? column.minWidth ?? COLUMN_DEFAULT_MIN,
      minSize: 1,
    })),
    getRowId: getRowKey,
    getSubRows: getSubRows as ((row: Row) => Row[] | undefined) | undefined,
    getRowCanExpand: (row) => canExpand?.(row.original) ?? (row.subRows?.length ?? 0) > 0,
    state: {
      columnOrder: state.map((entry) => entry.id),
      columnVisibility: Object.fromEntries(state.map((entry) => [entry.id, entry.visible])),
      columnPinning: {
        start: state.filter((entry) => byId.get(entry.id)?.fixed === 'left').map((entry) => entry.id),
        end: state.filter((entry) => byId.get(entry.id)?.fixed === 'right').map((entry) => entry.id),
      },
      columnSizing: {},
      expanded: Object.fromEntries([...expandedKeys].map((key) => [key, true])),
    },
    autoResetExpanded: false,
  });

  const laidOut = (['start', 'center', 'end'] as const).flatMap((position) =>
    table.getPinnedVisibleLeafColumns(position).flatMap((column, index, all): LaidOutColumn<Row>[] => {
      const def = byId.get(column.id);
      if (!def) return [];
      return [
        {
          def,
          width: column.getSize(),
          isFlexible: widths[column.id] === undefined && def.width === undefined,
          fixed: position === 'center' ? undefined : position === 'start' ? 'left' : 'right',
          offset: position === 'start' ? column.getStart('start') : position === 'end' ? column.getAfter('end') : 0,
          isEdge: position === 'start' ? index === all.length - 1 : position === 'end' && index === 0,
        },
      ];
    }),
  );
  const rows = table.getExpandedRowModel().rows.map((row) => ({
    key: row.id,
    row: row.original,
    depth: row.depth,
    canExpand: row.getCanExpand(),
    isExpanded: row.getIsExpanded(),
  }));
  return { columns: laidOut, rows };
}

export interface TableModelProps<Row> {
  columns: readonly DataColumn<Row>[];
  data: readonly Row[];
  getRowKey: (row: Row) => string;
  getSubRows?: (row: Row) => readonly Row[] | undefined;
  canExpand?: (row: Row) => boolean;
  columnState: ColumnState | undefined;
  widths: Readonly<Record<string, number>>;
  expandedKeys: ReadonlySet<string>;
}

export interface TableModel<Row> {
  columns: readonly LaidOutColumn<Row>[];
  rows: readonly LaidOutRow<Row>[];
}

export interface LaidOutColumn<Row> {
  def: DataColumn<Row>;
  /** In px; of a flexible column the least. */
  width: number;
  isFlexible: boolean;
  fixed: 'left' | 'right' | undefined;
  /** Distance in px from its edge. */
  offset: number;
  /** Last of the left or first of the right fixed columns: casts the shadow. */
  isEdge: boolean;
}

export interface LaidOutRow<Row> {
  key: string;
  row: Row;
  depth: number;
  canExpand: boolean;
  isExpanded: boolean;
}
