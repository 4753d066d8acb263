import { useRef } from 'react';
import { snapWidth } from './dataColumn.js';

/**
 * The right edge of a head cell: drag it, or focus it and use the arrow keys; a double click restores the width.
 * @internal
 */
export function ResizeHandle({ label, width, onResize, onReset }: ResizeHandleProps) {
  const start = useRef<{ x: number; width: number } | null>(null);
  return (
    <span
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-orientation="horizontal"
      aria-valuenow={Math.round(width)}
      aria-valuemin={64}
      data-slot="resize-handle"
      className="absolute inset-y-0 right-0 z-1 w-2 cursor-col-resize touch-none after:absolute after:inset-y-2 after:right-0 after:w-px after:bg-transparent hover:after:bg-control focus-visible:-outline-offset-2"
      onPointerDown={(event) => {
        event.preventDefault();
        event.stopPropagation();
        start.current = {
          x: event.clientX,
          width: event.currentTarget.closest('th')?.getBoundingClientRect().width ?? width,
        };
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={(event) => {
        if (start.current) onResize(snapWidth(start.current.width + event.clientX - start.current.x));
      }}
      onPointerUp={() => {
        start.current = null;
      }}
      onPointerCancel={() => {
        start.current = null;
      }}
      onDoubleClick={onReset}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
        event.preventDefault();
        event.stopPropagation();
        onResize(snapWidth(width + (event.key === 'ArrowRight' ? 8 : -8)));
      }}
    />
  );
}

export interface ResizeHandleProps {
  label: string;
  width: number;
  onResize: (width: number) => void;
  onReset: () => void;
}
