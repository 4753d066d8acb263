import { useMemo, type RefObject } from 'react';
import { useColumnRange } from '../virtual-list/useColumnRange.js';
import { usePrinting } from '../virtual-list/usePrinting.js';
import { WINDOW_FROM, type DrawnColumn } from './cellClass.js';

/** Width in px that is taken before the table is measured. */
const FIRST_WIDTH = 1200;

/**
 * Of very many columns those that are in view and the fixed ones; margins take the place of the others. All columns as long
 * as they are few or fit in: then their widths are not known before the browser lays them out.
 */
export function useColumnWindow<Row>({ scroller, columns, room, kept }: ColumnWindowOptions<Row>): ColumnWindow<Row> {
  const track = useMemo(() => trackOf(columns), [columns]);
  const width = room || FIRST_WIDTH;
  const isPrinting = usePrinting(columns.length);
  const isWindowed = !isPrinting && columns.length >= WINDOW_FROM && track.fixed + track.width > width;
  const range = useColumnRange({
    scroller,
    widths: track.widths,
    seen: Math.max(0, width - track.fixed),
    enabled: isWindowed,
  });
  const { first, end } = range;
  const keptAt = kept === undefined ? -1 : track.center.findIndex(({ def }) => def.id === kept);
  const awayAt = keptAt >= first && keptAt < end ? -1 : keptAt;
  const drawn = useMemo(() => {
    if (!isWindowed) return columns;
    const { left, center, right, widths } = track;
    const places = center.flatMap((_, at) => ((at >= first && at < end) || at === awayAt ? [at] : []));
    const inView = places.flatMap((at, index): DrawnColumn<Row>[] => {
      const column = center[at];
      if (!column) return [];
      const marginLeft = sum(widths.slice((places[index - 1] ?? -1) + 1, at));
      const marginRight = index === places.length - 1 ? sum(widths.slice(at + 1)) : 0;
      return marginLeft + marginRight === 0
        ? [column]
        : [{ ...column, style: { ...column.style, marginLeft, marginRight } }];
    });
    return [...left, ...inView, ...right];
  }, [columns, isWindowed, track, first, end, awayAt]);

  return {
    isWindowed,
    columns: drawn,
    reveal: (id) => {
      if (isWindowed) range.reveal(track.center.findIndex((column) => column.def.id === id));
    },
  };
}

/** The columns that scroll with their widths in px, and those that do not. */
function trackOf<Row>(columns: readonly DrawnColumn<Row>[]) {
  const center = columns.filter((column) => column.fixed === undefined);
  const left = columns.filter((column) => column.fixed === 'left');
  const right = columns.filter((column) => column.fixed === 'right');
  const widths = center.map((column) => column.width);
  return { left, center, right, widths, width: sum(widths), fixed: sum([...left, ...right].map((one) => one.width)) };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

export interface ColumnWindowOptions<Row> {
  scroller: RefObject<HTMLElement | null>;
  /** All visible columns in the order in which they are drawn. */
  columns: readonly DrawnColumn<Row>[];
  /** Width in px of what is seen of the table beside the check boxes; 0 before it is measured. */
  room: number;
  /** Id of a column that stays drawn, as the one of the cell that is being edited. */
  kept: string | undefined;
}

export interface ColumnWindow<Row> {
  /** Some columns are left out. */
  isWindowed: boolean;
  columns: readonly DrawnColumn<Row>[];
  /** Scrolls to a column. */
  reveal: (id: string) => void;
}
