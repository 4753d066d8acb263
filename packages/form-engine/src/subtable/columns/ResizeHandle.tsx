import { useMessages } from '@smart-admin/ui/locale';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { subtableMessages } from '../subtableMessages.js';

/** The edge of a head: dragged, or moved by the arrow keys. The column is as wide at once, and is saved when it is let go. */
export function ResizeHandle({ label, width, onResize }: ResizeHandleProps) {
  const t = useMessages(subtableMessages);
  const start = useRef<{ x: number; width: number; head: HTMLElement } | null>(null);
  const widthAt = ({ clientX }: PointerEvent) =>
    start.current ? snapped(start.current.width + clientX - start.current.x) : undefined;
  const stop = (event: PointerEvent) => {
    const next = widthAt(event);
    const hasMoved = start.current?.x !== event.clientX;
    start.current = null;
    if (next !== undefined && hasMoved) onResize(next);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -STEP, ArrowRight: STEP }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    onResize(snapped(width + step));
  };
  return (
    // a separator that moves takes the focus and the keys: https://www.w3.org/WAI/ARIA/apg/patterns/windowsplitter
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <span
      role="separator"
      aria-orientation="vertical"
      aria-label={t('resize', { label })}
      aria-valuenow={width}
      aria-valuemin={LEAST}
      aria-valuemax={MOST}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      data-slot="subtable-resize"
      className="absolute inset-y-0 right-0 z-1 w-2 cursor-col-resize touch-none outline-none after:absolute after:inset-y-1.5 after:right-0 after:w-0.5 after:rounded-sm hover:after:bg-control focus-visible:after:bg-primary active:after:bg-primary-edge print:hidden"
      onKeyDown={handleKeyDown}
      onPointerDown={(event) => {
        const head = event.currentTarget.closest('th');
        if (event.button !== 0 || !head) return;
        event.preventDefault();
        start.current = { x: event.clientX, width: head.getBoundingClientRect().width, head };
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={(event) => {
        const next = widthAt(event);
        // no row is drawn again while the edge is dragged
        if (next !== undefined && start.current) start.current.head.style.width = `${next}px`;
      }}
      onPointerUp={stop}
      onPointerCancel={stop}
    />
  );
}

const LEAST = 64;
const MOST = 800;
const STEP = 16;

function snapped(width: number): number {
  return Math.min(MOST, Math.max(LEAST, Math.round(width)));
}

interface ResizeHandleProps {
  /** Title of the column. */
  label: string;
  /** px. */
  width: number;
  onResize: (width: number) => void;
}
