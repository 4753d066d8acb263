import { scrollToRow } from '@smart-admin/ui/virtual-list';
import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useState } from 'react';

/**
 * One stop for Tab, arrow keys between the cells: `data-cell` says `row:column`. Rows out of view are scrolled to. On the
 * name of a folder left and right fold and unfold.
 */
export function useMatrixKeyboard({ scroller, count, rowHeight, headHeight }: MatrixKeyboardProps) {
  const [tabCell, setTabCell] = useState('-1:1');
  const [wanted, setWanted] = useState<CellPlace>();
  useEffect(() => {
    const element = scroller.current;
    if (!wanted || !element) return;
    if (wanted.row >= 0) scrollToRow(element, wanted.row, rowHeight, headHeight);
    // rows that are scrolled to are drawn in the same task
    const cell = nearest(element, wanted);
    cell?.focus({ preventScroll: true });
    cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [wanted, scroller, rowHeight, headHeight]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const from = event.target instanceof HTMLElement ? event.target.dataset.cell : undefined;
    if (from === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    const [row = 0, column = 0] = from.split(':').map(Number);
    const fold = (event.target as HTMLElement).dataset.fold;
    if ((event.key === 'ArrowRight' && fold === 'closed') || (event.key === 'ArrowLeft' && fold === 'open')) {
      (event.target as HTMLElement).click();
      event.preventDefault();
      return;
    }
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const next = {
      row: Math.min(count - 1, Math.max(-1, row + step.rows)),
      column: step.to ?? Math.max(0, column + step.columns),
      direction: step.columns,
    };
    setWanted(next);
  };
  const onFocus = (event: FocusEvent<HTMLElement>) => {
    const cell = event.target.dataset.cell;
    if (cell !== undefined) setTabCell(cell);
  };
  return { tabCell, onKeyDown, onFocus };
}

interface MatrixKeyboardProps {
  scroller: RefObject<HTMLElement | null>;
  /** Rows that are shown. */
  count: number;
  /** In px. */
  rowHeight: number;
  headHeight: number;
}

const STEPS: Readonly<Record<string, { rows: number; columns: number; to?: number }>> = {
  ArrowUp: { rows: -1, columns: 0 },
  ArrowDown: { rows: 1, columns: 0 },
  ArrowLeft: { rows: 0, columns: -1 },
  ArrowRight: { rows: 0, columns: 1 },
  Home: { rows: 0, columns: 0, to: 0 },
  End: { rows: 0, columns: 0, to: 99 },
  PageUp: { rows: -10, columns: 0 },
  PageDown: { rows: 10, columns: 0 },
};

interface CellPlace {
  row: number;
  column: number;
  /** -1 to the left, 1 to the right, 0 up or down. */
  direction: number;
}

/** The cell itself, or the closest one on the way that can take the focus: pages lack some actions. */
function nearest(element: HTMLElement, { row, column, direction }: CellPlace): HTMLElement | undefined {
  const columnOf = (cell: HTMLElement) => Number(cell.dataset.cell?.split(':')[1]);
  const cells = [...element.querySelectorAll<HTMLElement>(`[data-cell^="${row}:"]:not(:disabled)`)];
  const ahead = direction === 0 ? cells : cells.filter((cell) => (columnOf(cell) - column) * direction >= 0);
  const distance = (cell: HTMLElement) => Math.abs(columnOf(cell) - column);
  return ahead.toSorted((one, other) => distance(one) - distance(other))[0];
}
