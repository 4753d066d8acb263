import { snapWidth } from './dataColumn.js';
import { type ColumnWidths } from './useColumnState.js';

const WIDEST = 600;

/** Widths of the head cells before one, as drawn: while they stay, its edge follows the pointer. */
export function widthsBefore(head: HTMLElement): ColumnWidths {
  const widths: Record<string, number> = {};
  for (let cell = head.previousElementSibling; cell; cell = cell.previousElementSibling)
    if (cell instanceof HTMLElement && cell.dataset.column !== undefined)
      widths[cell.dataset.column] = Math.round(cell.getBoundingClientRect().width);
  return widths;
}

/** Width in px at which nothing that is drawn in a column is cut off, up to 600. */
export function fittingWidth(head: HTMLElement, columnId: string): number {
  const cells = [
    ...(head.closest('table')?.querySelectorAll<HTMLElement>(`[data-column="${CSS.escape(columnId)}"]`) ?? []),
  ];
  const before = cells.map((cell) => cell.style.cssText);
  for (const cell of cells) Object.assign(cell.style, { flex: '0 0 auto', width: 'max-content', minWidth: '0' });
  const widest = Math.max(...cells.map((cell) => cell.getBoundingClientRect().width));
  cells.forEach((cell, index) => (cell.style.cssText = before[index] ?? ''));
  // rounded up: the width of a text is no whole number
  return Math.min(WIDEST, snapWidth(Math.ceil(widest) + 3));
}
