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
import { COLUMN_DEFAULT_MIN, columnEdge, reconcileColumns, type ColumnState, type DataColumn } from './dataColumn.js';
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
  lead,
  room,
}: TableModelProps<Row>): readonly LaidOutColumn<Row>[] {
  const arranged = useMemo(() => arrange(columns, columnState), [columns, columnState]);
  const edges = useMemo(() => edgesWithRoom(arranged, { lead, room }), [arranged, lead, room]);
  const config = useMemo(() => {
    const pinned = (edge: Edge) =>
      edges.includes(edge) ? arranged.flatMap((entry) => (entry.edge === edge ? [entry.id] : [])) : [];
    return {
      byId: new Map(arranged.map((entry) => [entry.id, entry])),
      defs: arranged.map(({ id, width }): ColumnDef<typeof features, Row> => ({ id, size: width, minSize: 1 })),
      state: {
        columnOrder: arranged.map(({ id }) => id),
        columnVisibility: Object.fromEntries(arranged.map(({ id, visible }) => [id, visible])),
        columnPinning: { start: pinned('left'), end: pinned('right') },
        columnSizing: {},
      },
    };
  }, [arranged, edges]);
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
        const entry = config.byId.get(column.id);
        if (!entry) return [];
        const { def, isDragged } = entry;
        const fixed = position === 'center' ? undefined : position === 'start' ? ('left' as const) : ('right' as const);
        return [
          {
            def,
            width: column.getSize(),
            isDragged,
            isFlexible: !fixed && !isDragged && def.width === undefined,
            fixed,
            offset: position === 'start' ? lead + column.getStart('start') : column.getAfter('end'),
            isEdge: position === 'start' ? index === all.length - 1 : position === 'end' && index === 0,
          },
        ];
      }),
    );
    const hasFlexible = laidOut.some((column) => column.isFlexible);
    return laidOut.map(({ isFlexible, isDragged, offset, ...column }): LaidOutColumn<Row> => ({
      ...column,
      style: {
        // what is left goes to the columns without a width in equal parts; without such columns to all, by their width, but
        // for those whose width a person chose
        flex: isFlexible ? '1 1 0px' : `${hasFlexible || isDragged ? 0 : column.width} 0 ${column.width}px`,
        minWidth: isFlexible ? column.width : 0,
        ...(column.fixed && { [column.fixed]: offset }),
      },
    }));
  }, [table, config, lead]);
}

/** Fixed columns may take this part of the width, or there would be nothing left to scroll in. */
const MOST_FIXED = 0.65;
const BOTH: readonly Edge[] = ['left', 'right'];
const LEFT: readonly Edge[] = ['left'];
const NONE: readonly Edge[] = [];
type Edge = 'left' | 'right';

function edgesWithRoom(arranged: readonly Arranged[], { lead, room }: { lead: number; room: number }): readonly Edge[] {
  if (room === 0) return BOTH;
  const taken = { left: lead, right: 0 };
  for (const { visible, edge, width } of arranged) if (visible && edge) taken[edge] += width;
  if (taken.left + taken.right <= room * MOST_FIXED) return BOTH;
  return taken.left <= room * MOST_FIXED ? LEFT : NONE;
}

/** The columns in the order, with the edges and widths that a person gave them, or else as declared. */
function arrange<Row>(columns: readonly DataColumn<Row>[], columnState: ColumnState | undefined) {
  const byId = new Map(columns.map((column) => [column.id, column]));
  return reconcileColumns(columns, columnState).flatMap((entry) => {
    const def = byId.get(entry.id);
    if (!def) return [];
    return {
      def,
      id: entry.id,
      visible: entry.visible,
      edge: columnEdge(def, entry),
      width: entry.width ?? def.width ?? def.minWidth ?? COLUMN_DEFAULT_MIN,
      isDragged: entry.width !== undefined,
    };
  });
}

type Arranged = Pick<ReturnType<typeof arrange>[number], 'visible' | 'edge' | 'width'>;

export interface TableModelProps<Row> {
  columns: readonly DataColumn<Row>[];
  data: readonly Row[];
  getRowKey: (row: Row) => string;
  getSubRows?: (row: Row) => readonly Row[] | undefined;
  canExpand?: (row: Row) => boolean;
  groupBy?: (row: Row) => string;
  columnState: ColumnState | undefined;
  /** Width in px of what is seen of the table; 0 before it is measured. */
  room: number;
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
