import { useEffect, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { usePrinting } from './usePrinting.js';

/** Rows beyond those in view that are drawn too, where the list is scrolled to and where it comes from. */
const AHEAD = 6;
const BEHIND = 2;
/** The window moves in steps of this many rows, so that slow scrolling draws nothing anew most of the time. */
const STEP = 2;
/** Height in px that is taken before the scroller is measured: a dialog's list is not drawn longer than it is. */
const FIRST_HEIGHT = 480;
/** Milliseconds without scrolling after which rows stand in the document in their order again. */
const REST = 150;

/**
 * The part of a long list of equally high rows that is to be drawn. Its cost does not grow with the number of rows.
 * `offset` is the height in px of what stands above the rows inside the scroller (a sticky head).
 */
export function useRowWindow({
  count,
  rowHeight,
  scroller,
  enabled = true,
  offset = 0,
  recycles = false,
}: RowWindowProps): RowWindow {
  const [view, setView] = useState<View>({ row: 0, height: FIRST_HEIGHT, isUp: false, anchor: null, isNear: false });
  // not a layout effect: a body that calls this stands inside its scroller, whose ref is filled after the body's layout effects
  useEffect(() => {
    const element = scroller.current;
    if (!element || !enabled) return;
    const measure = (isScroll: boolean) => {
      const row = Math.max(0, Math.floor((element.scrollTop - offset) / rowHeight / STEP)) * STEP;
      const height = element.clientHeight || 800;
      setView((old) => {
        const isNear = old.isNear || isScroll;
        if (old.row === row && old.height === height && old.isNear === isNear) return old;
        const anchor = isScroll && recycles ? (old.anchor ?? startOf(old)) : null;
        return { row, height, isUp: row === old.row ? old.isUp : row < old.row, anchor, isNear };
      });
    };
    const comeNear = () => setView((old) => (old.isNear ? old : { ...old, isNear: true }));
    let timer: number | undefined;
    const handleScroll = () => {
      // drawn before the browser paints the scrolled frame, so that no empty rows flash up
      flushSync(() => measure(true));
      if (!recycles) return;
      window.clearTimeout(timer);
      timer = window.setTimeout(() => setView((old) => (old.anchor === null ? old : { ...old, anchor: null })), REST);
    };
    measure(false);
    element.addEventListener('scroll', handleScroll, { passive: true });
    element.addEventListener('pointerenter', comeNear);
    element.addEventListener('focusin', comeNear);
    const observer = new ResizeObserver(() => measure(false));
    observer.observe(element);
    return () => {
      window.clearTimeout(timer);
      element.removeEventListener('scroll', handleScroll);
      element.removeEventListener('pointerenter', comeNear);
      element.removeEventListener('focusin', comeNear);
      observer.disconnect();
    };
  }, [scroller, enabled, rowHeight, offset, recycles]);

  // fewer rows than before (a filter): the scroll event that corrects the place comes after this drawing
  const inView = Math.ceil(view.height / rowHeight) + STEP;
  const isWhole = usePrinting(count) || !enabled;
  const slots = isWhole ? count : inView + AHEAD + BEHIND;
  const start = startOf({ row: Math.min(view.row, Math.max(0, count - 1)), isUp: view.isUp });
  const first = isWhole ? 0 : Math.max(0, start);
  const drawn = view.isNear ? slots : inView + BEHIND;
  const end = isWhole ? count : Math.min(count, start + drawn);
  return {
    first,
    end,
    before: first * rowHeight,
    after: (count - end) * rowHeight,
    indexes: ordered(first, end, view.anchor, slots),
    slotOf: (index) => index % slots,
  };
}

interface View {
  /** First row in view. */
  row: number;
  /** Height of the scroller in px. */
  height: number;
  isUp: boolean;
  /** Row whose slot stands first in the document while the list is being scrolled; null at rest. */
  anchor: number | null;
  /** Pointer or focus came to the list, so it may be scrolled soon. Until then nothing ahead of the view is drawn. */
  isNear: boolean;
}

/** First row of the window; below 0 at the head of the list. */
function startOf({ row, isUp }: Pick<View, 'row' | 'isUp'>): number {
  return row - (isUp ? AHEAD : BEHIND);
}

/** The rows of the window in the order of their slots, beginning with that of the anchor; without one in their own order. */
function ordered(first: number, end: number, anchor: number | null, slots: number): number[] {
  const indexes = Array.from({ length: end - first }, (_, offset) => first + offset);
  if (anchor === null) return indexes;
  const placeOf = (index: number) => (((index - anchor) % slots) + slots) % slots;
  return indexes.sort((a, b) => placeOf(a) - placeOf(b));
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
  /** Keeps the elements where they are in the document while scrolling, for rows that are placed by `indexes`. Default false. */
  recycles?: boolean;
}

export interface RowWindow {
  /** Index of the first drawn row. */
  first: number;
  /** Index after the last drawn row. */
  end: number;
  /**
   * The drawn rows in the order in which they stand in the document. With `recycles` that is not their own order while the
   * list is being scrolled: the elements of a row that was left behind take the next one without being moved.
   */
  indexes: readonly number[];
  /** Key for a row whose elements may pass to the row that takes its place when it is scrolled away. */
  slotOf: (index: number) => number;
  /** Height in px of the rows above that are not drawn. */
  before: number;
  /** Height in px of the rows below that are not drawn. */
  after: number;
}
