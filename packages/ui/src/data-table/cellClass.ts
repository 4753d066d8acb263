import { cn } from '../cn/cn.js';
import { type LaidOutColumn } from './useTableModel.js';

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
}

/**
 * Class names and places of the body cells of all columns.
 * @internal
 */
export function drawnColumns<Row>(columns: readonly LaidOutColumn<Row>[], hasLead: boolean): DrawnColumn<Row>[] {
  return columns.map((column, index) => {
    const truncates = column.def.ellipsis !== false;
    return {
      ...column,
      truncates,
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
