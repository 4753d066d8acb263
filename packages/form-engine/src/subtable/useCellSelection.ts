import { useMessages } from '@smart-admin/ui/locale';
import { toast } from '@smart-admin/ui/toast';
import {
  type ClipboardEvent,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useRef,
  useState,
} from 'react';
import { parseTable } from './clipboardTable.js';
import { clearBlock, copyBlock, fillDown, type GridPlace, pasteBlock, rowsOfPlace } from './gridEdits.js';
import { type CellPlace, type CellSelection, moveCell, rangeOf } from './moveCell.js';
import { subtableMessages } from './subtableMessages.js';

/** Cells that were copied in this product keep their values: people and records are more than their text. */
const OWN_CELLS = 'application/x-smart-cells';

/**
 * Blocks of cells of a grid, by keys (F2 leaves the editor of a cell; arrows move, with Shift the block grows; Enter edits)
 * and by the pointer (Shift and click, or dragging), with copy, paste, fill down and clear. A block of cells that is
 * pasted into an editor goes into the cells from there on.
 */
export function useCellSelection({ place, isFixed, scroller, showCell, onEdit, onLeaveEditor }: CellSelectionProps) {
  const t = useMessages(subtableMessages);
  const [selection, setSelection] = useState<CellSelection | null>(null);
  /** Whether the focus stands on a cell and not in its editor. */
  const isMoving = useRef(false);
  /** Whether the focus goes to a cell because it was selected. */
  const isFollowing = useRef(false);
  const dragStart = useRef<CellPlace | null>(null);
  const { columns } = place;
  const rows = () => rowsOfPlace(place);

  const placeOf = (target: EventTarget): CellPlace | undefined => {
    const [row = '', column = ''] =
      (target instanceof Element ? target : null)?.closest('[data-cell]')?.getAttribute('data-cell')?.split('.') ?? [];
    const found = { row: rows().indexOf(row), column: columns.findIndex(({ id }) => id === column) };
    return found.row < 0 || found.column < 0 ? undefined : found;
  };
  const cellAt = ({ row, column }: CellPlace) =>
    scroller.current?.querySelector<HTMLElement>(
      `[data-cell="${CSS.escape(`${rows()[row] ?? ''}.${columns[column]?.id ?? ''}`)}"]`,
    );
  const select = (next: CellSelection) => {
    isMoving.current = true;
    onLeaveEditor();
    setSelection(next);
    const preventScroll = showCell(next.focus);
    // cells that come into view and those whose editor closes are drawn after this event
    requestAnimationFrame(() => {
      isFollowing.current = true;
      cellAt(next.focus)?.focus({ preventScroll });
      isFollowing.current = false;
    });
  };
  const edit = (cell: CellPlace) => {
    isMoving.current = false;
    setSelection(null);
    const [row, column] = [rows()[cell.row], columns[cell.column]];
    if (row !== undefined && column && !onEdit(row, column.id))
      cellAt(cell)?.querySelector<HTMLElement>(CONTROL)?.focus();
  };
  const report = (texts: string[][], values?: unknown[][]) => {
    if (!selection) return;
    const { written, refused, rowsLeft } = pasteBlock(place, rangeOf(selection), texts, values);
    if (refused + rowsLeft === 0) toast.success(t('pasted', { count: written }));
    else toast.warning(t('pastedPartly', { count: written, refused, rows: rowsLeft }));
  };

  // Tab takes the focus to another cell, into an editor or to a button: keys and the clipboard are for what has it
  const handleFocus = ({ target }: FocusEvent) => {
    if (!isMoving.current || isFollowing.current) return;
    const at = target.hasAttribute('data-cell') ? placeOf(target) : undefined;
    isMoving.current = at !== undefined;
    setSelection(at ? { anchor: at, focus: at } : null);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const at = placeOf(event.target);
    if (!at || event.nativeEvent.isComposing) return;
    const isOnCell = event.target instanceof Element && event.target.hasAttribute('data-cell');
    if (!isOnCell) {
      if (event.key === 'F2') {
        event.preventDefault();
        select({ anchor: at, focus: at });
      }
      return;
    }
    const isCommand = event.ctrlKey || event.metaKey;
    const current = selection ?? { anchor: at, focus: at };
    const next = moveCell(
      current.focus,
      { key: event.key, isWhole: isCommand },
      { rows: rows().length, columns: columns.length },
    );
    if (next) select({ anchor: event.shiftKey ? current.anchor : next, focus: next });
    else if (event.key === 'Enter' || event.key === 'F2') edit(current.focus);
    else if (event.key === 'Escape' && selection && !isOne(selection))
      select({ anchor: current.focus, focus: current.focus });
    else if (isCommand && event.key.toLowerCase() === 'a')
      select({ anchor: { row: 0, column: 0 }, focus: { row: rows().length - 1, column: columns.length - 1 } });
    else if (isFixed) return;
    else if (isCommand && event.key.toLowerCase() === 'd') fillDown(place, rangeOf(current));
    else if (event.key === 'Delete' || event.key === 'Backspace') clearBlock(place, rangeOf(current));
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const handleCopy = (event: ClipboardEvent) => {
    if (!selection || !isMoving.current) return;
    const { text, values } = copyBlock(place, rangeOf(selection));
    event.clipboardData.setData('text/plain', text);
    event.clipboardData.setData(OWN_CELLS, JSON.stringify({ text, values }));
    event.preventDefault();
  };
  const handlePaste = (event: ClipboardEvent) => {
    if (isFixed) return;
    const text = event.clipboardData.getData('text/plain');
    const texts = parseTable(text);
    if (selection && isMoving.current) {
      event.preventDefault();
      report(texts, ownValues(event.clipboardData.getData(OWN_CELLS), text));
      return;
    }
    const at = placeOf(event.target);
    const isBlock = texts.length > 1 || (texts[0]?.length ?? 0) > 1;
    // lines are a text of several lines to whoever writes one
    if (!at || !isBlock || (event.target instanceof HTMLTextAreaElement && !text.includes('\t'))) return;
    event.preventDefault();
    const { written, refused, rowsLeft } = pasteBlock(
      place,
      rangeOf({ anchor: at, focus: at }),
      texts,
      ownValues(event.clipboardData.getData(OWN_CELLS), text),
    );
    if (refused + rowsLeft > 0) toast.warning(t('pastedPartly', { count: written, refused, rows: rowsLeft }));
  };
  const handlePointerDown = (event: PointerEvent) => {
    const at = placeOf(event.target);
    if (event.button !== 0 || !at) return;
    if (event.shiftKey) {
      const active = document.activeElement;
      const from = selection?.anchor ?? (active ? placeOf(active) : undefined) ?? at;
      event.preventDefault();
      select({ anchor: from, focus: at });
      return;
    }
    isMoving.current = false;
    dragStart.current = at;
    if (selection) setSelection(null);
  };
  const handlePointerOver = (event: PointerEvent) => {
    const start = dragStart.current;
    if (!start || event.buttons !== 1) {
      dragStart.current = null;
      return;
    }
    const at = placeOf(event.target);
    if (!at || (at.row === start.row && at.column === start.column && !selection)) return;
    window.getSelection()?.removeAllRanges();
    select({ anchor: start, focus: at });
  };
  return {
    range: selection && rangeOf(selection),
    isMoving,
    handlers: {
      onFocus: handleFocus,
      onKeyDown: handleKeyDown,
      onCopy: handleCopy,
      onPaste: handlePaste,
      onPointerDown: handlePointerDown,
      onPointerOver: handlePointerOver,
    },
  };
}

interface CellSelectionProps {
  place: GridPlace;
  /** Cells can be looked at and copied alone. */
  isFixed: boolean;
  scroller: RefObject<HTMLElement | null>;
  /** Brings a cell into view; false where the browser does so when it gets the focus. */
  showCell: (cell: CellPlace) => boolean;
  /** Opens the editor of a cell; false where editors stand in their cells. */
  onEdit: (row: string, column: string) => boolean;
  /** The focus leaves the editor for its cell. */
  onLeaveEditor: () => void;
}

const CONTROL = 'input:not([type=hidden]), textarea, button, [tabindex="0"]';

function isOne({ anchor, focus }: CellSelection): boolean {
  return anchor.row === focus.row && anchor.column === focus.column;
}

/** The values of cells that were copied here with this very text. */
function ownValues(stored: string, text: string): unknown[][] | undefined {
  if (stored === '') return undefined;
  const own = JSON.parse(stored) as { text?: unknown; values?: unknown };
  const isSame = typeof own.text === 'string' && own.text.replaceAll('\r\n', '\n') === text.replaceAll('\r\n', '\n');
  return isSame && Array.isArray(own.values) ? (own.values as unknown[][]) : undefined;
}
