import { type ComponentProps, type ReactNode } from 'react';
import { type ColumnFilter, type ColumnFilters } from './columnFilters.js';
import { type TableColumn } from './columnGroups.js';
import { type ColumnState, type ColumnStateEntry, type SortEntry } from './dataColumn.js';
import { type TreeMove } from '../tree/treeMove.js';
import { type RowGroup } from './tableRows.js';

/** Which rows are chosen; keys of other pages stay in the set. */
export interface RowSelection<Row> {
  selectedKeys: ReadonlySet<string>;
  /** `rows` are the chosen rows that are on this page. */
  onChange: (keys: Set<string>, rows: Row[]) => void;
  /** Default `multiple`. */
  mode?: 'multiple' | 'single';
  isDisabled?: (row: Row) => boolean;
}

/** How rows of a tree come to stand elsewhere. */
export interface RowMove {
  /** Places where a row may go; not asked about itself and what is below it. Default: everywhere. */
  canMove?: (move: TreeMove) => boolean;
  /** Called with a place that is possible: the caller answers with the rows in their new order. */
  onMove: (move: TreeMove) => void;
}

export interface DataTableProps<Row extends object> extends Omit<ComponentProps<'div'>, 'children'> {
  /** The columns, in their own order; several may stand below one heading. */
  columns: readonly TableColumn<Row>[];
  /** Rows of this page; undefined before the first answer (skeleton after 300 ms). */
  data: readonly Row[] | undefined;
  /** Property or function that names a row. */
  rowKey: keyof Row | ((row: Row) => string);
  /** A refresh is under way: old rows stay, a 2 px line shows after 150 ms. Default false. */
  loading?: boolean;
  /** The columns that sort, the most important first. */
  sorting?: readonly SortEntry[];
  /** The order at first, where the table sorts its rows itself. */
  defaultSorting?: readonly SortEntry[];
  /** Called with another order: the caller sorts, or loads the rows so. Without it and `sorting` the table sorts its rows. */
  onSortingChange?: (sorting: SortEntry[]) => void;
  /** What columns with a `filter` filter by. */
  filters?: ColumnFilters;
  /** The filters at first, where the table filters its rows itself. */
  defaultFilters?: ColumnFilters;
  /** Called with other filters: the caller filters. Without it and `filters` the table filters its rows. */
  onFiltersChange?: (filters: Record<string, ColumnFilter>) => void;
  /** Makes rows selectable, over pages. */
  selection?: RowSelection<Row>;
  /** Order, visibility, fixed edges and widths; see ColumnSettings. Undefined: as declared. */
  columnState?: ColumnState;
  /** Makes heads draggable and reports widths when they are let go. Without it the table keeps widths itself. */
  onColumnStateChange?: (state: ColumnStateEntry[]) => void;
  /** Lets widths be changed. Default true. */
  resizable?: boolean;
  /** Makes rows a tree. */
  getSubRows?: (row: Row) => readonly Row[] | undefined;
  /** Whether a row offers the arrow, for children that are loaded later. Default: it has children. */
  canExpand?: (row: Row) => boolean;
  /** Lets the rows of a tree be moved, by a handle or with Alt, Shift and the arrows. */
  rowMove?: RowMove | undefined;
  /** Gathers rows below the heads of groups that can be folded; not together with `getSubRows`. */
  groupBy?: (row: Row) => string;
  /** Values in the head of a group by column id, below their columns (sums). */
  groupSummary?: (group: RowGroup<Row>) => Readonly<Record<string, ReactNode>>;
  /** What stands in the head of a group. Default: its value and its number of rows. */
  groupLabel?: (group: RowGroup<Row>) => ReactNode;
  /** Keys of open rows; a group has the key `group:` and its value. */
  expandedKeys?: readonly string[];
  /** `all` opens everything until somebody folds something. Default: none; groups: all. */
  defaultExpandedKeys?: readonly string[] | 'all';
  /** Called with the keys of the open rows. */
  onExpandedChange?: (keys: string[]) => void;
  /** Keys of rows whose children are loading. */
  busyKeys?: ReadonlySet<string>;
  /**
   * Takes an edited value; makes cells of `editable` columns editable. Until a promise is kept the editor waits; when it is
   * broken the value stays in the editor with the message of the error.
   */
  onCellEdit?: (row: Row, columnId: string, value: unknown) => void | Promise<unknown>;
  /** Called by a click on a row, or Enter. */
  onRowClick?: (row: Row) => void;
  /** Called by a double click on a row. */
  onRowDoubleClick?: (row: Row) => void;
  /** Row that is shown beside the table. */
  activeKey?: string | null;
  /** Class names of a row. */
  rowClassName?: (row: Row) => string | undefined;
  /** Values of the summary row by column id; the first column says 合计 unless it has a value. */
  summary?: Readonly<Record<string, ReactNode>>;
  /** In place of the rows when there are none. Default `<Empty/>`. */
  empty?: ReactNode;
  /** In place of the rows when loading failed, usually `<ErrorState/>`. */
  error?: ReactNode;
  /** Draws a row as a card, where `layout` says so. */
  renderCard?: (row: Row, index: number) => ReactNode;
  /** Whether rows stand in a table or as cards (`renderCard`). Default: cards on phones (windows under 992 px). */
  layout?: 'table' | 'cards';
  /** Rows from which only those in view are drawn. Default 200. */
  virtualFrom?: number;
  /** Skeleton rows of the first load. Default 8. */
  skeletonRows?: number;
  /** Class names of the scrolling part. */
  bodyClassName?: string;
}
