import { useState, type KeyboardEvent, type RefObject } from 'react';
import { scrollToRow } from '../virtual-list/useRowWindow.js';
import { cellAt, focusHead, leaveRows, rowAt, showBesideFixed } from './gridFocus.js';
import { type TableRows } from './tableRows.js';

const PAGE = 10;
const FOCUSABLE = 'button, a[href], input, select, textarea, [role=switch], [tabindex="0"]';
const MOVES = ['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp'];

/**
 * Keyboard of the rows of a DataTable (ARIA grid, rows first): up, down, Home, End and the page keys walk through rows, up
 * from the first one to the head; right enters the cells of a row and there the arrows walk through cells. Space chooses the
 * row, Ctrl+A the page; Enter, F2 or typing edits a cell, or Enter goes to its first control; Escape leads back from the
 * control to its cell and from the cell to its row. Alt, Shift and the arrows move a row of a tree where it may be moved. Tab walks through the controls of one row and then leaves the table.
 */
export function useGridKeyboard<Row>(props: GridKeyboardProps<Row>): GridKeyboard {
  const { rows, scroller, columnIds, rowHeight, headHeight, footHeight, isVirtual, hasCells } = props;
  const [tabStop, setTabStop] = useState<string | null>(null);

  const goTo = (element: HTMLElement) => {
    element.focus();
    if (scroller.current) showBesideFixed(scroller.current, element);
  };
  const focus = (index: number, column: string | null) => {
    const entry = rows.at(index);
    const element = scroller.current;
    if (!entry || !element) return;
    setTabStop(entry.key);
    if (isVirtual) scrollToRow(element, index, rowHeight, headHeight + footHeight);
    if (column !== null && !entry.group) props.onReveal(column);
    requestAnimationFrame(() => {
      const row = rowAt(element, index);
      const target = column === null || !row ? row : (cellAt(element, row, column) ?? row);
      if (target) goTo(target);
    });
  };
  const goToColumn = (row: HTMLTableRowElement, column: string | undefined) => {
    const cell = column === undefined || !scroller.current ? null : cellAt(scroller.current, row, column);
    if (cell) goTo(cell);
    else if (column !== undefined) focus(Number(row.dataset.index), column);
  };
  const moved = (key: string, index: number, span: number): number => {
    const to =
      { ArrowDown: index + span, ArrowUp: index - 1, PageDown: index + PAGE, PageUp: index - PAGE }[key] ?? index;
    return Math.min(rows.count - 1, Math.max(0, to));
  };
  const parentOf = (index: number): number => {
    const depth = rows.at(index)?.depth ?? 0;
    let at = index - 1;
    while (at >= 0 && (rows.at(at)?.depth ?? 0) >= depth) at -= 1;
    return at;
  };
  const space = (key: string, isRange: boolean) => (props.onSpace ? () => props.onSpace?.(key, isRange) : undefined);

  const onRow = (event: KeyboardEvent, row: HTMLTableRowElement): (() => void) | undefined => {
    const index = Number(row.dataset.index);
    const entry = rows.at(index);
    if (!entry) return undefined;
    if (event.key === 'ArrowUp' && index === 0) return () => focusHead(scroller.current, columnIds[0]);
    if (MOVES.includes(event.key)) return () => focus(moved(event.key, index, 1), null);
    switch (event.key) {
      case 'Home':
        return () => focus(0, null);
      case 'End':
        return () => focus(rows.count - 1, null);
      case 'ArrowRight':
        if (entry.canExpand && !entry.isExpanded) return () => props.onToggle(entry.key, true);
        return hasCells && !entry.group ? () => goToColumn(row, columnIds[0]) : undefined;
      case 'ArrowLeft': {
        if (entry.isExpanded) return () => props.onToggle(entry.key, false);
        const parent = entry.depth > 0 ? parentOf(index) : -1;
        return parent >= 0 ? () => focus(parent, null) : undefined;
      }
      case ' ':
        return entry.group ? () => props.onToggle(entry.key, !entry.isExpanded) : space(entry.key, event.shiftKey);
      case 'Enter':
        if (entry.group) return () => props.onToggle(entry.key, !entry.isExpanded);
        return props.onEnter ? () => props.onEnter?.(entry.row) : undefined;
      default:
        return undefined;
    }
  };

  const onCell = (event: KeyboardEvent, cell: HTMLTableCellElement): (() => void) | undefined => {
    const row = cell.closest('tr');
    const column = cell.dataset.column;
    const index = Number(row?.dataset.index);
    const entry = rows.at(index);
    if (!row || !entry || column === undefined) return undefined;
    const at = columnIds.indexOf(column);
    if (event.key === 'ArrowUp' && index === 0) return () => focusHead(scroller.current, column);
    if (MOVES.includes(event.key)) {
      const span = Number(cell.getAttribute('aria-rowspan') ?? 1);
      return () => focus(moved(event.key, index, span), column);
    }
    switch (event.key) {
      case 'ArrowRight':
        return () => goToColumn(row, columnIds[at + 1]);
      case 'ArrowLeft':
        return at === 0 ? () => goTo(row) : () => goToColumn(row, columnIds[at - 1]);
      case 'Home':
        return event.ctrlKey ? () => focus(0, columnIds[0] ?? null) : () => goToColumn(row, columnIds[0]);
      case 'End':
        return event.ctrlKey
          ? () => focus(rows.count - 1, columnIds.at(-1) ?? null)
          : () => goToColumn(row, columnIds.at(-1));
      case 'Escape':
        return () => goTo(row);
      case ' ':
        return space(entry.key, event.shiftKey);
      case 'Enter':
      case 'F2':
        return () => {
          if (props.onEdit(entry.key, column)) return;
          const control = cell.querySelector<HTMLElement>(FOCUSABLE);
          if (control) control.focus();
          else props.onEnter?.(entry.row);
        };
      default:
        // what is typed on a cell begins its editor, as in a spreadsheet; with an input method the editor is opened first
        return [...event.key].length === 1 && !event.altKey && props.onEdit(entry.key, column, event.key)
          ? () => undefined
          : undefined;
    }
  };

  const handleKeyDown = (event: KeyboardEvent<HTMLTableSectionElement>) => {
    const { target, currentTarget } = event;
    // menus of a row hang elsewhere in the document, their keys bubble up through React all the same
    if (event.defaultPrevented || !(target instanceof HTMLElement) || !currentTarget.contains(target)) return;
    if (event.key === 'Tab') {
      if (hasCells && scroller.current && leaveRows(scroller.current, target, event.shiftKey)) event.preventDefault();
      return;
    }
    if (props.onMove && event.altKey && event.shiftKey && target.matches('tr') && event.key.startsWith('Arrow')) {
      event.preventDefault();
      props.onMove(event.key, Number(target.dataset.index));
      return;
    }
    const hasCommand = event.ctrlKey || event.metaKey;
    let action: (() => void) | undefined;
    if (hasCommand && event.key.toLowerCase() === 'a' && target.matches('tr, td')) action = props.onSelectAll;
    else if (hasCommand && !['Home', 'End'].includes(event.key)) return;
    else if (target instanceof HTMLTableRowElement) action = onRow(event, target);
    else if (target instanceof HTMLTableCellElement) action = onCell(event, target);
    else if (event.key === 'Escape' && hasCells) {
      const cell = target.closest<HTMLElement>('td[data-column]');
      action = cell ? () => goTo(cell) : undefined;
    }
    if (!action) return;
    event.preventDefault();
    action();
  };
  return { tabStop, setTabStop, focus, handleKeyDown };
}

export interface GridKeyboardProps<Row> {
  rows: TableRows<Row>;
  scroller: RefObject<HTMLElement | null>;
  /** Visible columns in the order in which they are drawn. */
  columnIds: readonly string[];
  /** In px. */
  rowHeight: number;
  /** In px. */
  headHeight: number;
  /** In px; 0 without a summary. */
  footHeight: number;
  isVirtual: boolean;
  /** Cells can take the focus. */
  hasCells: boolean;
  onToggle: (key: string, open: boolean) => void;
  /** Chooses or leaves a row. */
  onSpace: ((key: string, isRange: boolean) => void) | undefined;
  /** Chooses the whole page, or nothing of it. */
  onSelectAll: (() => void) | undefined;
  onEnter: ((row: Row) => void) | undefined;
  /** Moves a row by Alt, Shift and an arrow. */
  onMove: ((key: string, index: number) => void) | undefined;
  /** Answers whether the cell can be edited; `typed` replaces its value. */
  onEdit: (key: string, column: string, typed?: string) => boolean;
  /** Scrolls to a column that may not be drawn. */
  onReveal: (column: string) => void;
}

export interface GridKeyboard {
  /** Key of the row that Tab reaches; null before any row had the focus. */
  tabStop: string | null;
  setTabStop: (key: string) => void;
  focus: (index: number, column: string | null) => void;
  handleKeyDown: (event: KeyboardEvent<HTMLTableSectionElement>) => void;
}
