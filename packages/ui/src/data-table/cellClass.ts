import { type CSSProperties } from 'react';
import { cn } from '../cn/cn.js';
import { type LaidOutColumn } from './useTableModel.js';

/**
 * Number of columns from which only those in view are drawn.
 * @internal
 */
export const WINDOW_FROM = 24;

/**
 * Height in px of a row of the head.
 * @internal
 */
export const HEAD_ROW = 36;

/**
 * Width in px of the column of check boxes.
 * @internal
 */
export const LEAD_WIDTH = 44;

/**
 * What cells of the column of check boxes share: place and width.
 * @internal
 */
export const lead: { className: string; style: CSSProperties } = {
  className: 'sticky left-0 z-(--z-fixed-column) content-center pl-4',
  style: { flex: `0 0 ${LEAD_WIDTH}px` },
};

/**
 * Class names shared by the cells of a column: alignment, padding, fixed edge with its shadow.
 * @internal
 */
export function cellClass<Row>(column: LaidOutColumn<Row>, position: CellPosition): string {
  const { def, fixed, isEdge } = column;
  return cn(
    'content-center px-cell',
    position.isFirst && 'pl-4',
    position.isLast && 'pr-4',
    def.align === 'right' && 'text-right tabular-nums',
    def.align === 'center' && 'text-center',
    (def.align ?? 'left') === 'left' && 'text-left',
    fixed && 'sticky z-(--z-fixed-column)',
    isEdge && 'after:pointer-events-none after:absolute after:inset-y-0 after:w-2.5',
    isEdge &&
      fixed === 'left' &&
      'after:-right-2.5 group-data-[beneath-left]/table:after:shadow-[inset_8px_0_8px_-8px_rgb(0_0_0/0.22)]',
    isEdge &&
      fixed === 'right' &&
      'after:-left-2.5 group-data-[beneath-right]/table:after:shadow-[inset_-8px_0_8px_-8px_rgb(0_0_0/0.22)]',
  );
}

/**
 * A column with everything that all its body cells share, so that a row joins texts instead of merging class names.
 * @internal
 */
export interface DrawnColumn<Row> extends LaidOutColumn<Row> {
  className: string;
  truncates: boolean;
  /** Its cells hold nothing but a text on one line. */
  isText: boolean;
  /** The column in whose cells a tree is drawn. */
  isFirst: boolean;
  /** Place among all visible columns, from 1, where there are so many that only those in view may be drawn. */
  colIndex: number | undefined;
}

/**
 * Class names and places of the body cells of all columns.
 * @internal
 */
export function drawnColumns<Row>(columns: readonly LaidOutColumn<Row>[], hasLead: boolean): DrawnColumn<Row>[] {
  const isMany = columns.length >= WINDOW_FROM;
  return columns.map((column, index) => {
    const truncates = column.def.ellipsis !== false;
    return {
      ...column,
      truncates,
      isFirst: index === 0,
      colIndex: isMany ? index + (hasLead ? 2 : 1) : undefined,
      // the shadow of an edge lies outside of its cell
      isText: truncates && !column.def.cell && !column.isEdge,
      className: cn(
        cellClass(column, { isFirst: index === 0 && !hasLead, isLast: index === columns.length - 1 }),
        column.fixed && FIXED_GROUND,
        truncates ? 'whitespace-nowrap' : 'py-2 break-words whitespace-normal',
        column.def.className,
      ),
    };
  });
}

/**
 * Ground of fixed cells: opaque, because other cells pass below.
 * @internal
 */
export const FIXED_GROUND =
  'bg-surface group-hover/row:bg-hover group-data-[state=selected]/row:bg-primary-soft group-data-[active]/row:bg-primary-soft';

export interface CellPosition {
  isFirst: boolean;
  isLast: boolean;
}
