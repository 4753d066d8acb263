import { useRef, type PointerEvent } from 'react';
import { snapWidth } from './dataColumn.js';
import { fittingWidth, widthsBefore } from './measureColumn.js';
import { type ColumnWidths } from './useColumnState.js';

/**
 * The edge of a head cell for the pointer: drag it, or double click it for the width of what is drawn in the column. The
 * keyboard changes widths from the head cell itself.
 * @internal
 */
export function ResizeHandle({ columnId, isAtStart, onResize }: ResizeHandleProps) {
  const start = useRef<{ x: number; width: number; before: ColumnWidths } | null>(null);
  const widths = ({ clientX }: PointerEvent): ColumnWidths | null => {
    if (!start.current) return null;
    const moved = (clientX - start.current.x) * (isAtStart ? -1 : 1);
    return { ...start.current.before, [columnId]: snapWidth(start.current.width + moved) };
  };
  const stop = (event: PointerEvent) => {
    const last = widths(event);
    const hasMoved = start.current?.x !== event.clientX;
    start.current = null;
    if (last && hasMoved) onResize(last, true);
  };
  return (
    <span
      aria-hidden
      data-slot="resize-handle"
      className={`absolute inset-y-0 z-1 w-2 cursor-col-resize touch-none after:absolute after:inset-y-2 after:w-px after:bg-transparent hover:after:bg-control active:after:bg-primary-edge [@media(hover:none)]:w-4 [@media(hover:none)]:after:bg-hairline print:hidden ${isAtStart ? 'left-0 after:left-0' : 'right-0 after:right-0'}`}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.preventDefault();
        event.stopPropagation();
        const head = event.currentTarget.closest('th');
        if (!head) return;
        start.current = {
          x: event.clientX,
          width: head.getBoundingClientRect().width,
          // columns at the right edge grow to the left, nothing before them moves
          before: isAtStart ? {} : widthsBefore(head),
        };
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={(event) => {
        const next = widths(event);
        if (next) onResize(next, false);
      }}
      onPointerUp={stop}
      onPointerCancel={stop}
      onDoubleClick={(event) => {
        const head = event.currentTarget.closest('th');
        if (head)
          onResize({ ...(isAtStart ? {} : widthsBefore(head)), [columnId]: fittingWidth(head, columnId) }, true);
      }}
    />
  );
}

export interface ResizeHandleProps {
  columnId: string;
  /** The handle stands at the left edge, as in columns fixed at the right. */
  isAtStart: boolean;
  onResize: (widths: ColumnWidths, isDone: boolean) => void;
}
