import { useState, type KeyboardEvent, type RefObject } from 'react';
import { scrollToRow } from '../virtual-list/useRowWindow.js';
import { type TableRows } from './tableRows.js';

const PAGE = 10;
const FOCUSABLE = 'button, a[href], input, select, textarea, [role=switch], [tabindex="0"]';

/**
 * Keyboard of a DataTable (ARIA grid, rows first): up, down, Home, End and the page keys walk through rows, right enters
 * the cells of a row and there the arrows walk through cells; Enter or F2 edits a cell or goes to its first control,
 * Escape leads back from the control to its cell and from the cell to its row.
 */
export function useGridKeyboard<Row>(props: GridKeyboardProps<Row>): GridKeyboard {
  const { rows, scroller, rowHeight, headHeight, isVirtual, hasCells } = props;
  const [tabStop, setTabStop] = useState<string | null>(null);

  const focus = (index: number, column: string | null) => {
    const entry = rows.at(index);
    const element = scroller.current;
    if (!entry || !element) return;
    setTabStop(entry.key);
    if (isVirtual) scrollToRow(element, index, rowHeight, headHeight);
    requestAnimationFrame(() => {
      const row = element.querySelector<HTMLElement>(`tr[data-index="${index}"]`);
      const cell = column === null ? row : (row?.querySelector<HTMLElement>(`td[data-column="${column}"]`) ?? row);
      if (cell) goTo(cell);
    });
  };
  const goTo = (element: HTMLElement) => {
    element.focus();
    if (scroller.current) showBesideFixed(scroller.current, element);
  };
  const moveTo = (key: string, index: number): number | undefined =>
    ({
      ArrowDown: Math.min(rows.count - 1, index + 1),
      ArrowUp: Math.max(0, index - 1),
      PageDown: Math.min(rows.count - 1, index + PAGE),
      PageUp: Math.max(0, index - PAGE),
    })[key];

  const onRow = (event: KeyboardEvent, row: HTMLTableRowElement): (() => void) | undefined => {
    const index = Number(row.dataset.index);
    const entry = rows.at(index);
    if (!entry) return undefined;
    const next = moveTo(event.key, index);
    if (next !== undefined) return () => focus(next, null);
    if (event.key === 'Home') return () => focus(0, null);
    if (event.key === 'End') return () => focus(rows.count - 1, null);
    if (event.key === 'ArrowRight') {
      if (entry.canExpand && !entry.isExpanded) return () => props.onToggle(entry.key, true);
      const first = row.querySelector<HTMLElement>('td[data-column]');
      return hasCells && first ? () => goTo(first) : undefined;
    }
    if (event.key === 'ArrowLeft') return entry.isExpanded ? () => props.onToggle(entry.key, false) : undefined;
    if (event.key === ' ') return props.onSpace ? () => props.onSpace?.(entry.key, event.shiftKey) : undefined;
    if (event.key !== 'Enter') return undefined;
    if (entry.group) return () => props.onToggle(entry.key, !entry.isExpanded);
    return props.onEnter ? () => props.onEnter?.(entry.row) : undefined;
  };

  const onCell = (event: KeyboardEvent, cell: HTMLTableCellElement): (() => void) | undefined => {
    const row = cell.closest('tr');
    const column = cell.dataset.column;
    if (!row || column === undefined) return undefined;
    const index = Number(row.dataset.index);
    const cells = [...row.querySelectorAll<HTMLElement>('td[data-column]')];
    const at = cells.indexOf(cell);
    const next = moveTo(event.key, index);
    if (next !== undefined) return () => focus(next, column);
    switch (event.key) {
      case 'ArrowRight':
        return () => goTo(cells[at + 1] ?? cell);
      case 'ArrowLeft':
        return () => goTo(cells[at - 1] ?? row);
      case 'Home':
        return event.ctrlKey ? () => focus(0, cells[0]?.dataset.column ?? null) : () => goTo(cells[0] ?? cell);
      case 'End':
        return event.ctrlKey
          ? () => focus(rows.count - 1, cells.at(-1)?.dataset.column ?? null)
          : () => goTo(cells.at(-1) ?? cell);
      case 'Escape':
        return () => goTo(row);
      case 'Enter':
      case 'F2':
        return () => {
          const entry = rows.at(index);
          if (entry && props.onEdit(entry.key, column)) return;
          const control = cell.querySelector<HTMLElement>(FOCUSABLE);
          if (control) control.focus();
          else if (entry) props.onEnter?.(entry.row);
        };
      default:
        return undefined;
    }
  };

  return {
    tabStop,
    setTabStop,
    focus,
    handleKeyDown: (event) => {
      const { target, currentTarget } = event;
      // menus of a row hang elsewhere in the document, their keys bubble up through React all the same
      if (event.defaultPrevented || !(target instanceof HTMLElement) || !currentTarget.contains(target)) return;
      let action: (() => void) | undefined;
      if (target instanceof HTMLTableRowElement) action = onRow(event, target);
      else if (target instanceof HTMLTableCellElement) action = onCell(event, target);
      else if (event.key === 'Escape' && hasCells) {
        const cell = target.closest<HTMLElement>('td[data-column]');
        action = cell ? () => goTo(cell) : undefined;
      }
      if (!action) return;
      event.preventDefault();
      action();
    },
  };
}

/** Fixed columns lie above the others, so a cell that has the focus can still be hidden below them. */
function showBesideFixed(scroller: HTMLElement, cell: HTMLElement): void {
  const isFixed = (element: Element) => getComputedStyle(element).position === 'sticky';
  const siblings = [...(cell.parentElement?.children ?? [])];
  const at = siblings.indexOf(cell);
  if (cell instanceof HTMLTableRowElement || isFixed(cell)) return;
  const { left, right } = cell.getBoundingClientRect();
  const leftEdge = siblings.slice(0, at).findLast(isFixed)?.getBoundingClientRect().right ?? left;
  const rightEdge = siblings.slice(at).find(isFixed)?.getBoundingClientRect().left ?? right;
  if (left < leftEdge) scroller.scrollLeft -= leftEdge - left;
  else if (right > rightEdge) scroller.scrollLeft += right - rightEdge;
}

export interface GridKeyboardProps<Row> {
  rows: TableRows<Row>;
  scroller: RefObject<HTMLElement | null>;
  /** In px. */
  rowHeight: number;
  /** In px. */
  headHeight: number;
  isVirtual: boolean;
  /** Cells can take the focus. */
  hasCells: boolean;
  onToggle: (key: string, open: boolean) => void;
  /** Chooses or leaves a row. */
  onSpace: ((key: string, isRange: boolean) => void) | undefined;
  onEnter: ((row: Row) => void) | undefined;
  /** Answers whether the cell can be edited. */
  onEdit: (key: string, column: string) => boolean;
}

export interface GridKeyboard {
  /** Key of the row that Tab reaches; null before any row had the focus. */
  tabStop: string | null;
  setTabStop: (key: string) => void;
  focus: (index: number, column: string | null) => void;
  handleKeyDown: (event: KeyboardEvent<HTMLTableSectionElement>) => void;
}
