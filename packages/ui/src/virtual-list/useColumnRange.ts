import { useEffect, useMemo, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

/** Columns beyond those in view that are drawn too, at each side. */
const BESIDE = 2;

/**
 * Of columns of known widths that scroll sideways those that are in view and a few beside them. Its cost does not grow with
 * the number of columns that are left out.
 */
export function useColumnRange({ scroller, widths, seen, lead = 0, enabled = true }: ColumnRangeProps): ColumnRange {
  const track = useMemo(() => trackOf(widths), [widths]);
  const { starts, ends, width } = track;
  // before anything is scrolled the columns that fit at the beginning
  const [view, setView] = useState<View | null>(null);
  useEffect(() => {
    const element = scroller.current;
    if (!element || !enabled) return;
    const measure = () => {
      const next = viewAt(track, element.scrollLeft - lead, seen);
      setView((old) => (old?.first === next.first && old.end === next.end ? old : next));
    };
    // drawn before the browser paints the scrolled frame, as with rows
    const handleScroll = () => flushSync(measure);
    measure();
    element.addEventListener('scroll', handleScroll, { passive: true });
    return () => element.removeEventListener('scroll', handleScroll);
  }, [scroller, enabled, track, seen, lead]);

  const drawn = view ?? viewAt(track, -lead, seen);
  // fewer columns than before: the scroll event that corrects the place comes after this drawing
  const end = enabled ? Math.min(drawn.end, widths.length) : widths.length;
  const first = enabled ? Math.max(0, Math.min(drawn.first, end - 1)) : 0;
  return {
    first,
    end,
    before: starts[first] ?? 0,
    after: end > 0 ? width - (ends[end - 1] ?? 0) : 0,
    reveal: (index) => {
      const [start, stop] = [starts[index], ends[index]];
      if (scroller.current && start !== undefined && stop !== undefined)
        scrollToColumn(scroller.current, start + lead, stop + lead, seen);
    },
  };
}

interface View {
  first: number;
  end: number;
}

interface Track {
  starts: readonly number[];
  ends: readonly number[];
  width: number;
}

/** Places of columns in px from the first of them. */
function trackOf(widths: readonly number[]): Track {
  let width = 0;
  const starts: number[] = [];
  const ends: number[] = [];
  for (const own of widths) {
    starts.push(width);
    width += own;
    ends.push(width);
  }
  return { starts, ends, width };
}

/** Scrolls what stands from `start` to `end` px into the part of `seen` px that columns that stay leave. */
function scrollToColumn(scroller: HTMLElement, start: number, end: number, seen: number): void {
  if (start < scroller.scrollLeft) scroller.scrollLeft = start;
  else if (end > scroller.scrollLeft + seen) scroller.scrollLeft = end - seen;
}

function viewAt({ starts, ends }: Track, from: number, seen: number): View {
  const at = ends.findIndex((end) => end > from);
  const behind = starts.findIndex((start) => start >= from + seen);
  return {
    first: Math.max(0, (at < 0 ? ends.length : at) - BESIDE),
    end: behind < 0 ? starts.length : Math.min(starts.length, behind + BESIDE),
  };
}

export interface ColumnRangeProps {
  scroller: RefObject<HTMLElement | null>;
  /** Widths in px of the columns that scroll; the same list while they are the same. */
  widths: readonly number[];
  /** Width in px of the part of the scroller in which they are seen: without columns that stay. */
  seen: number;
  /** Width in px of what stands before them and scrolls with them. Default 0. */
  lead?: number;
  /** False draws all columns. Default true. */
  enabled?: boolean;
}

export interface ColumnRange {
  /** Index of the first drawn column. */
  first: number;
  /** Index after the last drawn column. */
  end: number;
  /** Width in px of the columns before that are not drawn. */
  before: number;
  /** Width in px of the columns behind that are not drawn. */
  after: number;
  /** Scrolls a column into view. */
  reveal: (index: number) => void;
}
