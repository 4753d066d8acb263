import { useLayoutEffect, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

/** Rows before and after those in view that are drawn too. */
const OVERSCAN = 8;
/** The window moves in steps of this many rows, so that slow scrolling draws nothing anew most of the time. */
const STEP = 4;

/**
 * The part of a long list of equally high rows that is to be drawn. Its cost does not grow with the number of rows.
 * `offset` is the height in px of what stands above the rows inside the scroller (a sticky head).
 */
export function useRowWindow({ count, rowHeight, scroller, enabled = true, offset = 0 }: RowWindowProps): RowWindow {
  const [view, setView] = useState({ top: 0, height: 800 });
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element || !enabled) return;
    const measure = () => {
      const top = Math.max(0, Math.floor((element.scrollTop - offset) / rowHeight / STEP)) * STEP * rowHeight;
      const height = element.clientHeight || 800;
      setView((old) => (old.top === top && old.height === height ? old : { top, height }));
    };
    // drawn before the browser paints the scrolled frame, so that no empty rows flash up
    const handleScroll = () => flushSync(measure);
    measure();
    element.addEventListener('scroll', handleScroll, { passive: true });
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => {
      element.removeEventListener('scroll', handleScroll);
      observer.disconnect();
    };
  }, [scroller, enabled, rowHeight, offset]);

  // fewer rows than before (a filter): the scroll event that corrects `top` comes after this drawing
  const last = Math.max(0, count - 1);
  const firstInView = Math.min(Math.round(view.top / rowHeight), last);
  const first = enabled ? Math.max(0, firstInView - OVERSCAN) : 0;
  const end = enabled ? Math.min(count, firstInView + Math.ceil(view.height / rowHeight) + STEP + OVERSCAN) : count;
  return { first, end, before: first * rowHeight, after: (count - end) * rowHeight };
}

/** Scrolls a row of equal rows into view; rows under a sticky head of `offset` px count as hidden. */
export function scrollToRow(element: HTMLElement, index: number, rowHeight: number, offset = 0): void {
  const top = index * rowHeight;
  if (top < element.scrollTop) element.scrollTop = top;
  else if (top + rowHeight + offset > element.scrollTop + element.clientHeight)
    element.scrollTop = top + rowHeight + offset - element.clientHeight;
}

export interface RowWindowProps {
  count: number;
  /** In px. */
  rowHeight: number;
  scroller: RefObject<HTMLElement | null>;
  /** False draws all rows. Default true. */
  enabled?: boolean;
  /** In px. Default 0. */
  offset?: number;
}

export interface RowWindow {
  /** Index of the first drawn row. */
  first: number;
  /** Index after the last drawn row. */
  end: number;
  /** Height in px of the rows above that are not drawn. */
  before: number;
  /** Height in px of the rows below that are not drawn. */
  after: number;
}
