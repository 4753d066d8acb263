import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { linkTasks, resizeTask, shiftTask } from './taskEdits.js';
import { type Task, type Tasks } from './ganttDocument.js';

/** Pixels that a press may tremble before it is a drag. */
const TREMBLE = 4;

/** What a press on a bar begins. */
export type GanttGrip = 'move' | 'start' | 'end' | 'progress' | 'link';

/**
 * Moves bars of a chart, their ends and their progress, and draws links from one to another, with mouse and pen; fingers scroll, and
 * change tasks in the form. While it goes on `preview` is what it would make, worked out from where it began; Escape takes it back.
 */
export function useGanttDrag({ tasks, dayWidth, scroller, onDrop }: GanttDragOptions) {
  const [preview, setPreview] = useState<GanttPreview>();
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);

  const start = (pressed: PointerEvent<HTMLElement>, grip: GanttGrip, id: string) => {
    if (pressed.button !== 0 || pressed.pointerType === 'touch') return;
    pressed.stopPropagation();
    // pictures and texts are not dragged by the browser; the focus is set by hand, since this takes it from the press
    pressed.preventDefault();
    const bar = pressed.currentTarget.closest('[data-bar]');
    if (bar instanceof HTMLElement) bar.focus({ preventScroll: true });
    const box = bar?.getBoundingClientRect();
    const from = { x: pressed.clientX, y: pressed.clientY, scrolled: scroller.current?.scrollLeft ?? 0 };
    let made: GanttPreview | undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const end = () => {
      controller.abort();
      stop.current = undefined;
      setPreview(undefined);
    };
    stop.current = end;
    const look = (moved: globalThis.PointerEvent): GanttPreview => {
      const by = moved.clientX - from.x + (scroller.current?.scrollLeft ?? 0) - from.scrolled;
      const days = Math.round(by / dayWidth);
      if (grip === 'move') return { id, grip, changed: days === 0 ? [] : shiftTask(tasks, id, days) };
      if (grip === 'start' || grip === 'end')
        return { id, grip, changed: days === 0 ? [] : resizeTask(tasks, id, grip, days) };
      if (grip === 'progress') {
        const share = box && box.width > 0 ? ((moved.clientX - box.left) / box.width) * 100 : 0;
        // steps of five are what people mean
        const progress = Math.min(100, Math.max(0, Math.round(share / 5) * 5));
        const task = tasks[id];
        return { id, grip, changed: task && task.progress !== progress ? [{ ...task, progress }] : [] };
      }
      const target = barAt(moved);
      return { id, grip, changed: target ? linkTasks(tasks, id, target) : [], target, to: placeIn(scroller, moved) };
    };
    window.addEventListener(
      'pointermove',
      (moved) => {
        if (!made && Math.hypot(moved.clientX - from.x, moved.clientY - from.y) < TREMBLE) return;
        made = look(moved);
        setPreview(made);
      },
      { signal },
    );
    window.addEventListener(
      'pointerup',
      () => {
        const dropped = made;
        end();
        if (dropped && dropped.changed.length > 0) onDrop(dropped);
      },
      { signal },
    );
    window.addEventListener('pointercancel', end, { signal });
    window.addEventListener('keydown', (key) => key.key === 'Escape' && end(), { signal });
  };
  return { preview, start };
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
  changed: readonly Task[];
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
