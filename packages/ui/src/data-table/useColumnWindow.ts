import { useEffect, useMemo, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { usePrinting } from '../virtual-list/usePrinting.js';
import { scrollToColumn } from './gridFocus.js';
import { WINDOW_FROM, type DrawnColumn } from './cellClass.js';

/** Columns beyond those in view that are drawn too, at each side. */
const BESIDE = 2;
/** Width in px that is taken before the table is measured. */
const FIRST_WIDTH = 1200;

/**
 * Of very many columns those that are in view and the fixed ones; margins take the place of the others. All columns as long
 * as they are few or fit in: then their widths are not known before the browser lays them out.
 */
export function useColumnWindow<Row>({ scroller, columns, room }: ColumnWindowOptions<Row>): ColumnWindow<Row> {
  const track = useMemo(() => trackOf(columns), [columns]);
  const [view, setView] = useState(NOWHERE);
  const width = room || FIRST_WIDTH;
  const isPrinting = usePrinting(columns.length);
  const isWindowed = !isPrinting && columns.length >= WINDOW_FROM && track.fixed + track.width > width;
  const seen = Math.max(0, width - track.fixed);
  useEffect(() => {
    const element = scroller.current;
    if (!element || !isWindowed) return;
    const measure = () => {
      const first = Math.max(0, track.ends.findIndex((end) => end > element.scrollLeft) - BESIDE);
      const behind = track.starts.findIndex((start) => start >= element.scrollLeft + seen);
      const end = behind < 0 ? track.starts.length : Math.min(track.starts.length, behind + BESIDE);
      setView((old) => (old.first === first && old.end === end ? old : { first, end }));
    };
    // drawn before the browser paints the scrolled frame, as with rows
    const handleScroll = () => flushSync(measure);
    measure();
    element.addEventListener('scroll', handleScroll, { passive: true });
    return () => element.removeEventListener('scroll', handleScroll);
  }, [scroller, isWindowed, track, seen]);

  const drawn = useMemo(() => {
    if (!isWindowed) return columns;
    const { left, center, right, starts, ends } = track;
    const last = Math.min(view.end, center.length) - 1;
    const first = Math.min(view.first, last);
    const inView = center.slice(first, last + 1).map((column, index, all): DrawnColumn<Row> => {
      const marginLeft = index === 0 ? (starts[first] ?? 0) : 0;
      const marginRight = index === all.length - 1 ? track.width - (ends[last] ?? 0) : 0;
      return marginLeft + marginRight === 0
        ? column
        : { ...column, style: { ...column.style, marginLeft, marginRight } };
    });
    return [...left, ...inView, ...right];
  }, [columns, isWindowed, track, view]);

  return {
    isWindowed,
    columns: drawn,
    reveal: (id) => {
      const element = scroller.current;
      const at = track.center.findIndex((column) => column.def.id === id);
      const [start, end] = [track.starts[at], track.ends[at]];
      if (element && isWindowed && start !== undefined && end !== undefined) scrollToColumn(element, start, end, seen);
    },
  };
}

const NOWHERE = { first: 0, end: WINDOW_FROM };

/** The columns that scroll with their places in px from the first of them, and those that do not. */
function trackOf<Row>(columns: readonly DrawnColumn<Row>[]) {
  const center = columns.filter((column) => column.fixed === undefined);
  let width = 0;
  const starts: number[] = [];
  const ends: number[] = [];
  for (const column of center) {
    starts.push(width);
    width += column.width;
    ends.push(width);
  }
  const left = columns.filter((column) => column.fixed === 'left');
  const right = columns.filter((column) => column.fixed === 'right');
  const fixed = [...left, ...right].reduce((sum, column) => sum + column.width, 0);
  return { left, center, right, starts, ends, width, fixed };
}

export interface ColumnWindowOptions<Row> {
  scroller: RefObject<HTMLElement | null>;
  /** All visible columns in the order in which they are drawn. */
  columns: readonly DrawnColumn<Row>[];
  /** Width in px of what is seen of the table beside the check boxes; 0 before it is measured. */
  room: number;
}

export interface ColumnWindow<Row> {
  /** Some columns are left out. */
  isWindowed: boolean;
  columns: readonly DrawnColumn<Row>[];
  /** Scrolls to a column. */
  reveal: (id: string) => void;
}
