import { useMessages } from '@smart-admin/ui/locale';
import { useRef, useState } from 'react';
import { ganttMessages } from './ganttMessages.js';

const [MIN, MAX, STEP] = [200, 720, 16];

/** The line between tree table and chart: dragged, or moved by arrow keys. It lies over the one scroller that both stand in. */
export function TreeWidth({ width, onChange }: { width: number; onChange: (width: number) => void }) {
  const t = useMessages(ganttMessages);
  const [isDragged, setDragged] = useState(false);
  const origin = useRef({ x: 0, width: 0 });
  const change = (next: number) => onChange(Math.min(MAX, Math.max(MIN, Math.round(next / 4) * 4)));
  return (
    // the ARIA pattern of a window splitter is a focusable separator
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      role="separator"
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      aria-label={t('treeWidth')}
      aria-orientation="vertical"
      aria-valuenow={width}
      aria-valuemin={MIN}
      aria-valuemax={MAX}
      data-dragged={isDragged || undefined}
      style={{ left: width - 4 }}
      className="absolute inset-y-0 z-4 w-2 cursor-col-resize touch-none hover:bg-control focus-visible:bg-ring data-dragged:bg-control"
      onPointerDown={(event) => {
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        origin.current = { x: event.clientX, width };
        setDragged(true);
      }}
      onPointerMove={(event) => isDragged && change(origin.current.width + event.clientX - origin.current.x)}
      onPointerUp={() => setDragged(false)}
      onPointerCancel={() => setDragged(false)}
      onKeyDown={(event) => {
        const step = { ArrowLeft: -STEP, ArrowRight: STEP }[event.key];
        if (step === undefined) return;
        event.preventDefault();
        change(width + step);
      }}
    />
  );
}
