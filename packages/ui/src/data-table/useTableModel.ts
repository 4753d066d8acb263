import {
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
} from '@tanstack/react-table';
import { useMemo, type CSSProperties } from 'react';
import { COLUMN_DEFAULT_MIN, reconcileColumns, type ColumnState, type DataColumn } from './dataColumn.js';
import { flatRows, groupedRows, treeRows, type TableRows } from './tableRows.js';

const features = tableFeatures({
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
});
const NO_DATA: never[] = [];

/** Columns laid out (order, visibility, fixed edges, widths) and rows in their order (flat, tree, groups), without any drawing. */
export function useTableModel<Row extends object>(props: TableModelProps<Row>): TableModel<Row> {
  const { data, getRowKey, getSubRows, canExpand, groupBy, expandedKeys } = props;
  const columns = useLaidOutColumns(props);
  const rows = useMemo(() => {
    const expanded = expandedKeys === null ? null : new Set(expandedKeys);
    if (groupBy) return groupedRows(data, { getKey: getRowKey, groupBy, expanded });
    if (getSubRows) return treeRows(data, { getKey: getRowKey, getSubRows, canExpand, expanded });
    return flatRows(data, getRowKey);
  }, [data, getRowKey, getSubRows, canExpand, groupBy, expandedKeys]);
  return { columns, rows };
}

function useLaidOutColumns<Row extends object>({
  columns,
  columnState,
  widths,
  lead,
}: TableModelProps<Row>): readonly LaidOutColumn<Row>[] {
  const config = useMemo(() => {
    const state = reconcileColumns(columns, columnState);
    const byId = new Map(columns.map((column) => [column.id, column]));
    const pinned = (edge: 'left' | 'right') =>
      state.filter((entry) => byId.get(entry.id)?.fixed === edge).map((entry) => entry.id);
    return {
      byId,
      defs: columns.map((column): ColumnDef<typeof features, Row> => ({
        id: column.id,
        size: widths[column.id] ?? column.width ?? column.minWidth ?? COLUMN_DEFAULT_MIN,
        minSize: 1,
      })),
      state: {
        columnOrder: state.map((entry) => entry.id),
        columnVisibility: Object.fromEntries(state.map((entry) => [entry.id, entry.visible])),
        columnPinning: { start: pinned('left'), end: pinned('right') },
        columnSizing: {},
      },
    };
  }, [columns, columnState, widths]);
  // the rows never pass through the library: a row object for each of 100,000 would cost more than drawing those in view
  const table = useTable<typeof features, Row>({
    features,
    data: NO_DATA,
    columns: config.defs,
    state: config.state,
  });
  return useMemo(() => {
    const laidOut = (['start', 'center', 'end'] as const).flatMap((position) =>
      table.getPinnedVisibleLeafColumns(position).flatMap((column, index, all) => {
        const def = config.byId.get(column.id);
        if (!def) return [];
        const fixed = position === 'center' ? undefined : position === 'start' ? ('left' as const) : ('right' as const);
        return [
          {
            def,
            width: column.getSize(),
            isFlexible: !fixed && widths[column.id] === undefined && def.width === undefined,
            fixed,
            offset: position === 'start' ? lead + column.getStart('start') : column.getAfter('end'),
            isEdge: position === 'start' ? index === all.length - 1 : position === 'end' && index === 0,
          },
        ];
      }),
    );
    const hasFlexible = laidOut.some((column) => column.isFlexible);
    return laidOut.map(({ isFlexible, offset, ...column }): LaidOutColumn<Row> => ({
      ...column,
      style: {
        // what is left goes to the columns without a width in equal parts; without such columns to all, by their width
        flex: isFlexible ? '1 1 0px' : `${hasFlexible ? 0 : column.width} 0 ${column.width}px`,
        minWidth: isFlexible ? column.width : 0,
        ...(column.fixed && { [column.fixed]: offset }),
      },
    }));
  }, [table, config, widths, lead]);
}

export interface TableModelProps<Row> {
  columns: readonly DataColumn<Row>[];
  data: readonly Row[];
  getRowKey: (row: Row) => string;
  getSubRows?: (row: Row) => readonly Row[] | undefined;
  canExpand?: (row: Row) => boolean;
  groupBy?: (row: Row) => string;
  columnState: ColumnState | undefined;
  widths: Readonly<Record<string, number>>;
  /** Width in px of the check box column. */
  lead: number;
  /** Null: everything is open. */
  expandedKeys: readonly string[] | null;
}

export interface TableModel<Row> {
  columns: readonly LaidOutColumn<Row>[];
  rows: TableRows<Row>;
}

export interface LaidOutColumn<Row> {
  def: DataColumn<Row>;
  /** In px; of a flexible column the least. */
  width: number;
  fixed: 'left' | 'right' | undefined;
  /** Width and place of its cells. */
  style: CSSProperties;
  /** Last of the left or first of the right fixed columns: casts the shadow. */
  isEdge: boolean;
}
