import { type ReactNode } from 'react';
import { type SelectOption } from '../select/options.js';

/** A column of a DataTable. */
export interface DataColumn<Row> {
  id: string;
  /** Head of the column; also its name in the column settings unless `label` is given. */
  header: ReactNode;
  /** Name in the column settings and for screen readers when `header` is no text. */
  label?: string;
  /** Value of a cell: a property or a function. Drawn as text when `cell` is missing. */
  accessor?: keyof Row | ((row: Row) => unknown);
  /** Draws a cell; `index` counts from 0 on this page. */
  cell?: (row: Row, index: number) => ReactNode;
  /**
   * What copying takes of a cell: a text as it is; of anything else what the cell shows, or what this would show where the
   * cell is out of view. Default: `cell`, or the value.
   */
  copyText?: (row: Row) => ReactNode;
  /** In px. Without one the column shares what is left. */
  width?: number;
  /** Least width in px of a column without `width`. Default 120. */
  minWidth?: number;
  /** Numbers and amounts right. Default `left`. */
  align?: 'left' | 'center' | 'right';
  /** Offers sorting by a click on the head: numbers, dates and texts in their own order. Default false. */
  sortable?: boolean;
  /** What it is sorted by in the browser, where that is not its value. */
  sortValue?: (row: Row) => unknown;
  /** A funnel in the head: for a text, for the values that occur, or for these. Values are compared as the cell writes them. */
  filter?: 'text' | 'values' | readonly SelectOption<string>[];
  /** Stays at the edge while the rest scrolls. */
  fixed?: 'left' | 'right';
  /** Not drawn at first; the column settings can show it. */
  hidden?: boolean;
  /** False lets the text wrap. Default true. */
  ellipsis?: boolean;
  /** False keeps it out of resizing. Default true. */
  resizable?: boolean;
  /** False keeps it out of the column settings (actions). Default true. */
  configurable?: boolean;
  /** Draws equal cells of neighbouring rows as one: by their value or by what the function answers. Default false. */
  merge?: boolean | ((row: Row) => unknown);
  /** With `onCellEdit`: a double click, Enter or F2 opens the editor of a cell. Default false. */
  editable?: boolean | ((row: Row) => boolean);
  /** Says why an edited value is not taken; undefined takes it. */
  validate?: (value: unknown, row: Row) => string | undefined;
  /** Draws the editor; it takes the focus itself. Default: a text field. */
  editor?: (props: CellEditorProps<Row>) => ReactNode;
  /** Class names of its cells. */
  className?: string;
}

/** What the editor of a cell gets. */
export interface CellEditorProps<Row> {
  row: Row;
  value: unknown;
  /** Name of the column, for `aria-label`. */
  label: string;
  /** Why the last value was not taken. */
  error: string | undefined;
  /** The value is on its way; nothing can be changed. */
  isSaving: boolean;
  /** Reports the value and closes, unless it is refused. */
  commit: (value: unknown) => void;
  /** Closes without a report. */
  cancel: () => void;
}

/** Order, visibility, fixed edges and widths of columns, as a person left them and as they are saved (plain JSON). */
export type ColumnState = readonly ColumnStateEntry[];

export interface ColumnStateEntry {
  id: string;
  visible: boolean;
  /** Edge at which the column stays; null for none, absent as declared. */
  fixed?: 'left' | 'right' | null;
  /** In px, as dragged; absent as declared. */
  width?: number;
}

/** One column of the sort order; the first in the list sorts first. */
export interface SortEntry {
  id: string;
  desc: boolean;
}

/** What stands for an empty value, in tables as in descriptions. */
export const EMPTY_SIGN = '-';

/** Smallest width of a column in px. */
export const COLUMN_MIN = 64;

/** Width in px that a column without one has at least. */
export const COLUMN_DEFAULT_MIN = 120;

/** The value of a cell. */
export function cellValue<Row>(column: DataColumn<Row>, row: Row): unknown {
  if (typeof column.accessor === 'function') return column.accessor(row);
  return column.accessor === undefined ? undefined : row[column.accessor];
}

/** What a cell shows when its column has no `cell`: text and numbers as they are, nothing as `-`. */
export function cellText(value: unknown): string {
  if (value === null || value === undefined || value === '') return EMPTY_SIGN;
  if (Array.isArray(value)) return value.map(cellText).join('、');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** Name of a column as text. */
export function columnLabel<Row>(column: DataColumn<Row>): string {
  return column.label ?? (typeof column.header === 'string' ? column.header : column.id);
}

/** Brings a saved order in line with the columns that exist: unknown ids go, new columns stand where they were declared. */
export function reconcileColumns<Row>(
  columns: readonly DataColumn<Row>[],
  saved: ColumnState | undefined,
): ColumnStateEntry[] {
  const declared = columns.map((column): ColumnStateEntry => ({ id: column.id, visible: !column.hidden }));
  if (!saved) return declared;
  const known = new Map(declared.map((entry) => [entry.id, entry]));
  const result = saved.filter((entry) => known.has(entry.id));
  declared.forEach((entry, index) => {
    if (result.some((other) => other.id === entry.id)) return;
    const before = declared.slice(0, index).findLast((other) => result.some((kept) => kept.id === other.id));
    result.splice(before ? result.findIndex((kept) => kept.id === before.id) + 1 : 0, 0, entry);
  });
  return result;
}

/** The edge at which a column stays, by its saved state or else as declared. */
export function columnEdge<Row>(
  column: DataColumn<Row>,
  entry: Pick<ColumnStateEntry, 'fixed'> | undefined,
): 'left' | 'right' | undefined {
  return entry?.fixed === undefined ? column.fixed : (entry.fixed ?? undefined);
}

/** The columns that a saved state leaves visible, in its order. */
export function visibleColumns<Row>(
  columns: readonly DataColumn<Row>[],
  saved: ColumnState | undefined,
): DataColumn<Row>[] {
  return reconcileColumns(columns, saved).flatMap((entry) =>
    entry.visible ? (columns.find((column) => column.id === entry.id) ?? []) : [],
  );
}

/** Snaps a dragged width to the 4 px grid, at least 64. */
export function snapWidth(width: number): number {
  return Math.max(COLUMN_MIN, Math.round(width / 4) * 4);
}
