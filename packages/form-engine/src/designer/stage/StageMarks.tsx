import { cn } from '@smart-admin/ui/cn';
import { useMessages } from '@smart-admin/ui/locale';
import { type PointerEvent } from 'react';
import { type StageGuide } from './snapToBoxes.js';
import { type StageBox, type StageHandle, type StageRect } from './stageLayout.js';
import { stageMessages } from './stageMessages.js';
import { type StageGrip } from './useStageDrag.js';

/** What is drawn above the boxes of a stage: handles of the chosen one, its size, lines and gaps, and the area that chooses. */
export function StageMarks({ zoom, chosen, bounds, guides, area, onGrip, handlers }: StageMarksProps) {
  const t = useMessages(stageMessages);
  const [only] = chosen.length === 1 ? chosen : [];
  return (
    <>
      {only ? (
        <div
          aria-hidden
          className="pointer-events-none absolute z-3"
          style={{ ...rectStyle(only, zoom), transform: `rotate(${only.rotation}deg)` }}
        >
          {HANDLES.map(([handle, place]) => (
            <span
              key={handle}
              data-handle={handle}
              className={cn('pointer-events-auto absolute grid size-6 touch-none place-items-center', place)}
              onPointerDown={(event) => onGrip(event, { kind: 'resize', id: only.id, handle })}
              {...handlers}
            >
              <span className="size-[9px] rounded-[2px] border border-(--primary-edge) bg-surface" />
            </span>
          ))}
          <span
            data-handle="rotate"
            title={t('turn')}
            className="pointer-events-auto absolute -top-9 left-1/2 grid size-6 -translate-x-1/2 cursor-grab touch-none place-items-center"
            onPointerDown={(event) => onGrip(event, { kind: 'rotate', id: only.id })}
            {...handlers}
          >
            <span className="size-[11px] rounded-full border border-(--primary-edge) bg-surface" />
          </span>
        </div>
      ) : null}
      {bounds && chosen.length > 0 ? (
        <span
          aria-hidden
          className="pointer-events-none absolute z-3 -translate-x-1/2 rounded-full bg-primary-solid px-2 text-12 whitespace-nowrap text-primary-on tabular-nums"
          style={{ left: (bounds.x + bounds.w / 2) * zoom, top: (bounds.y + bounds.h) * zoom + 10 }}
        >
          {t('size', { w: Math.round(bounds.w), h: Math.round(bounds.h) })}
        </span>
      ) : null}
      {guides.map((guide, index) => (
        <i
          key={index}
          aria-hidden
          data-guide={guide.kind}
          className={cn(
            'pointer-events-none absolute z-3',
            guide.kind === 'line' ? 'border-(--danger-edge)' : 'border-dashed border-(--warning-edge)',
            isStanding(guide) ? 'border-l' : 'border-t',
          )}
          style={guideStyle(guide, zoom)}
        />
      ))}
      {area ? (
        <span
          aria-hidden
          className="pointer-events-none absolute z-3 border border-(--primary-edge) bg-(--primary-edge)/15"
          style={rectStyle(area, zoom)}
        />
      ) : null}
    </>
  );
}

/** A line at a place of the width stands; a gap along the width lies. */
function isStanding({ kind, direction }: StageGuide): boolean {
  return (kind === 'line') === (direction === 'x');
}

function guideStyle(guide: StageGuide, zoom: number): React.CSSProperties {
  const { at, from, to } = guide;
  return isStanding(guide)
    ? { left: at * zoom, top: from * zoom, height: (to - from) * zoom }
    : { top: at * zoom, left: from * zoom, width: (to - from) * zoom };
}

function rectStyle({ x, y, w, h }: StageRect, zoom: number): React.CSSProperties {
  return { left: x * zoom, top: y * zoom, width: w * zoom, height: h * zoom };
}

const HANDLES: readonly (readonly [StageHandle, string])[] = [
  ['nw', '-top-3 -left-3 cursor-nwse-resize'],
  ['n', '-top-3 left-1/2 -translate-x-1/2 cursor-ns-resize'],
  ['ne', '-top-3 -right-3 cursor-nesw-resize'],
  ['e', 'top-1/2 -right-3 -translate-y-1/2 cursor-ew-resize'],
  ['se', '-right-3 -bottom-3 cursor-nwse-resize'],
  ['s', '-bottom-3 left-1/2 -translate-x-1/2 cursor-ns-resize'],
  ['sw', '-bottom-3 -left-3 cursor-nesw-resize'],
  ['w', 'top-1/2 -left-3 -translate-y-1/2 cursor-ew-resize'],
];

type Handler = (event: PointerEvent<HTMLElement>) => void;

interface StageMarksProps {
  zoom: number;
  /** The chosen boxes that can be changed. */
  chosen: readonly StageBox[];
  /** What they cover. */
  bounds: StageRect | undefined;
  guides: readonly StageGuide[];
  area: StageRect | undefined;
  onGrip: (event: PointerEvent<HTMLElement>, grip: StageGrip) => void;
  handlers: { onPointerMove: Handler; onPointerUp: Handler; onPointerCancel: Handler };
}
