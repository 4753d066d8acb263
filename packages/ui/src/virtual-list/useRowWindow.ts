import { useEffect, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

/** Rows beyond those in view that are drawn too, where the list is scrolled to and where it comes from. */
const AHEAD = 6;
const BEHIND = 2;
/** The window moves in steps of this many rows, so that slow scrolling draws nothing anew most of the time. */
const STEP = 2;
/** A move by more rows than this fills the drawn rows anew where they are instead of moving them. */
const JUMP = 6;

/**
 * The part of a long list of equally high rows that is to be drawn. Its cost does not grow with the number of rows.
 * `offset` is the height in px of what stands above the rows inside the scroller (a sticky head).
 */
export function useRowWindow({ count, rowHeight, scroller, enabled = true, offset = 0 }: RowWindowProps): RowWindow {
  const [view, setView] = useState({ row: 0, height: 800, isUp: false, phase: 0 });
  // not a layout effect: a body that calls this stands inside its scroller, whose ref is filled after the body's layout effects
  useEffect(() => {
    const element = scroller.current;
    if (!element || !enabled) return;
    const measure = () => {
      const row = Math.max(0, Math.floor((element.scrollTop - offset) / rowHeight / STEP)) * STEP;
      const height = element.clientHeight || 800;
      setView((old) => {
        if (old.row === row && old.height === height) return old;
        const moved = row - old.row;
        return {
          row,
          height,
          isUp: moved === 0 ? old.isUp : moved < 0,
          phase: Math.abs(moved) > JUMP ? old.phase + moved : old.phase,
        };
      });
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

  // fewer rows than before (a filter): the scroll event that corrects the place comes after this drawing
  const firstInView = Math.min(view.row, Math.max(0, count - 1));
  const inView = Math.ceil(view.height / rowHeight) + STEP;
  const first = enabled ? Math.max(0, firstInView - (view.isUp ? AHEAD : BEHIND)) : 0;
  const end = enabled ? Math.min(count, firstInView + inView + (view.isUp ? BEHIND : AHEAD)) : count;
  const slots = inView + AHEAD + BEHIND;
  return {
    first,
    end,
    before: first * rowHeight,
    after: (count - end) * rowHeight,
    slotOf: (index) => (((index - view.phase) % slots) + slots) % slots,
  };
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
  /** Key for a row whose elements may pass to the row that takes its place when it is scrolled away. */
  slotOf: (index: number) => number;
  /** Height in px of the rows above that are not drawn. */
  before: number;
  /** Height in px of the rows below that are not drawn. */
  after: number;
}
