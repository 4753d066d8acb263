import { cn } from '@smart-admin/ui/cn';
import { type CSSProperties, type ReactNode, type Ref } from 'react';
import { BOARD_COLUMNS, type BoardBox } from './boardLayout.js';

/** Height of a row, and what lies between two, in px. */
export const BOARD_ROW = 32;
export const BOARD_GAP = 12;

/** Height in px of something that is so many rows high. */
export function heightOfRows(rows: number): number {
  return rows * BOARD_ROW + (rows - 1) * BOARD_GAP;
}

/** Where a box stands in the grid. */
export function placeStyle({ x, y, w, h }: Omit<BoardBox, 'id'>): CSSProperties {
  return { gridColumn: `${x + 1} / span ${w}`, gridRow: `${y + 1} / span ${h}` };
}

/** The grid of a board: what stands in it places itself by `placeStyle`. */
export function BoardGrid({ children, className, ref, ...rest }: BoardGridProps) {
  return (
    <div
      ref={ref}
      data-slot="board"
      className={cn('relative grid', className)}
      style={{
        gridTemplateColumns: `repeat(${BOARD_COLUMNS}, minmax(0, 1fr))`,
        gridAutoRows: BOARD_ROW,
        gap: BOARD_GAP,
      }}
      {...rest}
    >
      {children}
    </div>
  );
}

export interface BoardGridProps extends Pick<React.ComponentProps<'div'>, 'role' | 'aria-label' | 'onPointerDown'> {
  children: ReactNode;
  className?: string;
  ref?: Ref<HTMLDivElement>;
}
