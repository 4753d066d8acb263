import { useColumnRange, usePrinting } from '@smart-admin/ui/virtual-list';
import { type RefObject, useMemo } from 'react';
import { type ArrangedColumns } from './columns/arrangeColumns.js';
import { columnWidth } from './columnWidth.js';

/** What stands in each row of a grid: a column by its place among all, or a gap over those out of view. */
export type GridPart = { at: number } | { gap: 'before' | 'behind'; span: number };

/** Width in px that is taken before the grid is measured. */
const FIRST_WIDTH = 1200;
/** Width in px that a scroll bar and the border may take. */
const EDGE = 18;

/**
 * Of the columns of a long grid those that are in view, a few beside them and those that stay at an edge: with thirty
 * columns two thirds of the cells are never seen. All columns where they fit, where their widths are not known, and on paper.
 */
export function useGridColumns({ scroller, arranged, width, indexWidth, enabled }: GridColumnsProps): GridColumns {
  const { columns, edges } = arranged;
  const track = useMemo(() => trackOf({ columns, edges }), [columns, edges]);
  const { left, right, widths, staying } = track;
  const isStaying = left > 0;
  const room = Math.max(0, (width || FIRST_WIDTH) - EDGE);
  const isPrinting = usePrinting(columns.length);
  const isWindowed = enabled && !isPrinting && indexWidth + staying + sum(widths) > room;
  const range = useColumnRange({
    scroller,
    widths,
    seen: Math.max(0, room - staying - (isStaying ? indexWidth : 0)),
    lead: isStaying ? 0 : indexWidth,
    enabled: isWindowed,
  });
  const { first, end } = range;
  const parts = useMemo((): readonly GridPart[] => {
    const places = (from: number, to: number) =>
      Array.from({ length: to - from }, (_, index) => ({ at: from + index }));
    const behind = widths.length - end;
    return [
      ...places(0, left),
      ...(first > 0 ? [{ gap: 'before' as const, span: first }] : []),
      ...places(left + first, left + end),
      ...(behind > 0 ? [{ gap: 'behind' as const, span: behind }] : []),
      ...places(left + widths.length, left + widths.length + right),
    ];
  }, [left, right, widths, first, end]);
  return { parts, isWindowed, reveal: (at) => range.reveal(at - left) };
}

function trackOf({ columns, edges }: Pick<ArrangedColumns, 'columns' | 'edges'>) {
  const left = edges.filter((edge) => edge && 'left' in edge).length;
  const right = edges.filter((edge) => edge && 'right' in edge).length;
  const all = columns.map(columnWidth);
  const widths = all.slice(left, all.length - right);
  return { left, right, widths, staying: sum(all) - sum(widths) };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

interface GridColumnsProps {
  scroller: RefObject<HTMLElement | null>;
  arranged: ArrangedColumns;
  /** Width of the grid in px; 0 before it is measured. */
  width: number;
  /** Width in px of the numbers of the rows. */
  indexWidth: number;
  /** False draws all columns. */
  enabled: boolean;
}

export interface GridColumns {
  /** What each row draws after its number. */
  parts: readonly GridPart[];
  /** Some columns may be left out. */
  isWindowed: boolean;
  /** Scrolls a column into view, by its place among all. */
  reveal: (at: number) => void;
}
