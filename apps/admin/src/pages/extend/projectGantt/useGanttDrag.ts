import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { holdAfterRest } from '../../../app/longPress.js';
import { type Task, type Tasks } from './ganttDocument.js';
import { linkTasks, pushed, resizeTask, shiftTask } from './taskEdits.js';

/** Pixels that a press may tremble before it is a drag. */
const TREMBLE = 4;

/** What a press on a bar begins. */
export type GanttGrip = 'move' | 'start' | 'end' | 'progress' | 'link';

/**
 * Moves bars of a chart, their ends and their progress, and draws links from one to another, with mouse, pen and fingers, which rest first:
 * what moves at once scrolls. While it goes on `preview` is what it would make, with what comes after and is pushed, worked out from
 * where it began; Escape takes it back.
 */
export function useGanttDrag({ tasks, dayWidth, scroller, onDrop }: GanttDragOptions) {
  const [preview, setPreview] = useState<GanttPreview>();
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);

  const start = (pressed: PointerEvent<HTMLElement>, grip: GanttGrip, id: string) => {
    if (pressed.button !== 0) return;
    const isTouch = pressed.pointerType === 'touch';
    pressed.stopPropagation();
    // pictures and texts are not dragged by the browser; the focus is set by hand, since this takes it from the press
    if (!isTouch) pressed.preventDefault();
    const bar = pressed.currentTarget.closest('[data-bar]');
    const { pointerId } = pressed;
    const focus = () => bar instanceof HTMLElement && bar.focus({ preventScroll: true });
    const box = bar?.getBoundingClientRect();
    const from = { x: pressed.clientX, y: pressed.clientY, scrolled: scroller.current?.scrollLeft ?? 0 };
    let made: GanttPreview | undefined;
    let isHeld = !isTouch;
    stop.current?.();
    const controller = new AbortController();
    const { signal } = controller;
    const end = () => {
      controller.abort();
      stop.current = undefined;
      setPreview(undefined);
    };
    stop.current = end;
    if (isTouch)
      holdAfterRest(pressed, {
        signal,
        onHold: () => {
          isHeld = true;
          focus();
          made = { id, grip, changed: [], pushedCount: 0 };
          setPreview(made);
        },
        onGone: end,
      });
    else focus();
    let days: number | undefined;
    const look = (moved: globalThis.PointerEvent): GanttPreview => {
      const by = moved.clientX - from.x + (scroller.current?.scrollLeft ?? 0) - from.scrolled;
      if (grip === 'move' || grip === 'start' || grip === 'end') {
        const next = Math.round(by / dayWidth);
        // many moves lie on one day
        if (made && days === next) return made;
        days = next;
        return datesPreview({ tasks, id, grip, days });
      }
      if (grip === 'progress') {
        const share = box && box.width > 0 ? ((moved.clientX - box.left) / box.width) * 100 : 0;
        // steps of five are what people mean
        const progress = Math.min(100, Math.max(0, Math.round(share / 5) * 5));
        const task = tasks[id];
        const changed = task && task.progress !== progress ? [{ ...task, progress }] : [];
        return { id, grip, changed, pushedCount: 0 };
      }
      const target = barAt(moved);
      const changed = target ? linkTasks(tasks, id, target) : [];
      return { id, grip, changed, pushedCount: 0, target, to: placeIn(scroller, moved) };
    };
    window.addEventListener(
      'pointermove',
      (moved) => {
        if (moved.pointerId !== pointerId || !isHeld) return;
        if (!made && Math.hypot(moved.clientX - from.x, moved.clientY - from.y) < TREMBLE) return;
        made = look(moved);
        setPreview(made);
      },
      { signal },
    );
    window.addEventListener(
      'pointerup',
      (up) => {
        if (up.pointerId !== pointerId) return;
        const dropped = made;
        end();
        if (dropped && dropped.changed.length > 0) onDrop(dropped);
      },
      { signal },
    );
    window.addEventListener('pointercancel', (gone) => gone.pointerId === pointerId && end(), { signal });
    window.addEventListener('keydown', (key) => key.key === 'Escape' && end(), { signal });
  };
  return { preview, start };
}

/** What other dates of a task make of the project. */
function datesPreview({
  tasks,
  id,
  grip,
  days,
}: {
  tasks: Tasks;
  id: string;
  grip: 'move' | 'start' | 'end';
  days: number;
}) {
  const own = days === 0 ? [] : grip === 'move' ? shiftTask(tasks, id, days) : resizeTask(tasks, id, grip, days);
  const changed = pushed(tasks, own);
  return { id, grip, changed, pushedCount: changed.length - own.length };
}

function barAt({ clientX, clientY }: MouseEvent): string | undefined {
  const bar = document.elementFromPoint(clientX, clientY)?.closest('[data-bar]');
  return bar instanceof HTMLElement ? bar.dataset.bar : undefined;
}

/** Where the pointer is in what is scrolled. */
function placeIn(scroller: RefObject<HTMLElement | null>, { clientX, clientY }: MouseEvent) {
  const element = scroller.current;
  const { left = 0, top = 0 } = element?.getBoundingClientRect() ?? {};
  return { x: clientX - left + (element?.scrollLeft ?? 0), y: clientY - top + (element?.scrollTop ?? 0) };
}

/** What a drag would make of the tasks. */
export interface GanttPreview {
  id: string;
  grip: GanttGrip;
  /** With what comes after and was pushed. */
  changed: readonly Task[];
  /** How many of them were pushed. */
  pushedCount: number;
  /** For a link: the task over which it is, and the place of the pointer in what is scrolled, in px. */
  target?: string | undefined;
  to?: { x: number; y: number };
}

interface GanttDragOptions {
  tasks: Tasks;
  /** px. */
  dayWidth: number;
  scroller: RefObject<HTMLElement | null>;
  onDrop: (preview: GanttPreview) => void;
}
