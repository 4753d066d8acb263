import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { holdAfterRest } from '../../../app/longPress.js';
import { type Span } from './clockTime.js';
import { type Occurrence } from './scheduleTypes.js';

/** Pixels that a pointer moves before a press becomes a drag. */
const SLACK = 5;

/**
 * Drags events of the caller's own with mouse, pen and fingers, which rest first: what moves at once scrolls. `spanAt` says what a drag
 * that began at one point and is at another makes of an event.
 */
export function useEventDrag({ spanAt, onMove }: EventDragOptions) {
  const [drag, setDrag] = useState<Drag>();
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);
  const begin = (event: Occurrence, kind: DragKind, pressed: PointerEvent) => {
    if (!event.isOwn || pressed.button !== 0) return;
    const isTouch = pressed.pointerType === 'touch';
    const { pointerId } = pressed;
    let isHeld = !isTouch;
    stop.current?.();
    const from = { x: pressed.clientX, y: pressed.clientY };
    let span: Span | undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const end = () => {
      controller.abort();
      stop.current = undefined;
      setDrag(undefined);
    };
    stop.current = end;
    if (isTouch)
      holdAfterRest(pressed, {
        signal,
        onHold: () => {
          isHeld = true;
          span = event;
          setDrag({ event, span });
        },
        onGone: end,
      });
    window.addEventListener(
      'pointermove',
      (moved) => {
        if (moved.pointerId !== pointerId || !isHeld) return;
        const to = { x: moved.clientX, y: moved.clientY };
        if (!span && Math.hypot(to.x - from.x, to.y - from.y) < SLACK) return;
        moved.preventDefault();
        span = spanAt(event, kind, from, to) ?? event;
        setDrag({ event, span });
      },
      { signal },
    );
    window.addEventListener(
      'pointerup',
      (up) => {
        if (up.pointerId !== pointerId) return;
        end();
        if (!span) return;
        swallowClick();
        if (span.start !== event.start || span.end !== event.end) onMove(event, span);
      },
      { signal },
    );
    window.addEventListener('pointercancel', (gone) => gone.pointerId === pointerId && end(), { signal });
    window.addEventListener('keydown', (pressedKey) => pressedKey.key === 'Escape' && end(), { signal });
  };
  return { drag, begin };
}

/** The click that follows the end of a drag at once opens nothing; where it ended elsewhere there is none. */
function swallowClick() {
  const controller = new AbortController();
  const { signal } = controller;
  window.addEventListener('click', (clicked) => clicked.stopPropagation(), { capture: true, signal });
  setTimeout(() => controller.abort());
}

export type DragKind = 'move' | 'resize';

interface Point {
  x: number;
  y: number;
}

interface Drag {
  event: Occurrence;
  /** Where it would come to lie. */
  span: Span;
}

interface EventDragOptions {
  spanAt: (event: Occurrence, kind: DragKind, from: Point, to: Point) => Span | undefined;
  onMove: (event: Occurrence, span: Span) => void;
}
