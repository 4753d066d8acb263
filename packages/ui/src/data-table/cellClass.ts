import { type CSSProperties } from 'react';
import { cn } from '../cn/cn.js';
import { type LaidOutColumn } from './useTableModel.js';

/**
 * Class names shared by the cells of a column: alignment, padding, fixed edge with its shadow.
 * @internal
 */
export function cellClass<Row>(column: LaidOutColumn<Row>, position: CellPosition): string {
  const { def, fixed, isEdge } = column;
  return cn(
    'px-cell',
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
 * Place of a fixed cell.
 * @internal
 */
export function cellStyle<Row>(column: LaidOutColumn<Row>, lead: number): CSSProperties | undefined {
  if (column.fixed === 'left') return { left: column.offset + lead };
  if (column.fixed === 'right') return { right: column.offset };
  return undefined;
}

export interface CellPosition {
  isFirst: boolean;
  isLast: boolean;
}
