import { useState, type FocusEvent, type KeyboardEvent } from 'react';
import { snapWidth } from './dataColumn.js';
import { focusHead } from './gridFocus.js';
import { widthsBefore } from './measureColumn.js';
import { type ColumnDragProps } from './useColumnDrag.js';
import { type ColumnStateController } from './useColumnState.js';
import { type LaidOutColumn } from './useTableModel.js';

/** Width in px that one press of a key adds or takes. */
const STEP = 8;

/**
 * Keyboard of the head: one Tab stop; left, right, Home and End walk through the columns, down goes to the rows. With Shift
 * the arrows change the width of the column, with Alt its place. Enter sorts, as every button does.
 */
export function useHeadKeyboard<Row>(props: HeadKeyboardProps<Row>): HeadKeyboard {
  const { columns, onResize, onReorder, onLeave } = props;
  const [visited, setVisited] = useState<string | null>(null);
  const ids = columns.map((column) => column.def.id);
  const tabStop = visited !== null && ids.includes(visited) ? visited : ids[0];

  const moveColumn = (at: number, step: 1 | -1) => {
    const column = columns[at];
    const neighbour = columns[at + step];
    if (!column || !neighbour || neighbour.fixed !== column.fixed) return;
    onReorder?.(column.def.id, (step === -1 ? neighbour : columns[at + 2])?.def.id ?? null);
  };

  return {
    tabStop,
    handleFocus: ({ target }) => {
      const id = target.closest<HTMLElement>('th[data-column]')?.dataset.column;
      if (id !== undefined) setVisited(id);
    },
    handleKeyDown: (event) => {
      const head = event.target instanceof Element ? event.target.closest<HTMLElement>('th[data-column]') : null;
      const id = head?.dataset.column;
      if (event.ctrlKey || event.metaKey) return;
      // a panel that was opened from the head takes its keys itself
      if (!(event.target instanceof Node) || !event.currentTarget.contains(event.target)) return;
      if (!head || id === undefined) {
        // the check box of the page stands before the first column
        if (event.key === 'ArrowRight') focusHead(event.currentTarget, ids[0]);
        else if (event.key === 'ArrowDown' && ids[0] !== undefined) onLeave(ids[0]);
        else return;
        event.preventDefault();
        return;
      }
      const at = ids.indexOf(id);
      const column = columns[at];
      const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
      if (event.key === 'ArrowDown') onLeave(id);
      else if (event.key === 'Home' || event.key === 'End')
        focusHead(event.currentTarget, event.key === 'Home' ? ids[0] : ids.at(-1));
      else if (step === 0) return;
      else if (event.altKey) moveColumn(at, step);
      else if (!event.shiftKey) focusHead(event.currentTarget, ids[at + step]);
      else if (column && column.def.resizable !== false) {
        const width = snapWidth(head.getBoundingClientRect().width || column.width) + step * STEP;
        onResize?.({ ...widthsBefore(head), [id]: snapWidth(width) }, true);
      }
      event.preventDefault();
    },
  };
}

export interface HeadKeyboardProps<Row> {
  columns: readonly LaidOutColumn<Row>[];
  onResize: ColumnStateController['resize'] | undefined;
  onReorder: ColumnDragProps['onReorder'];
  onLeave: (columnId: string) => void;
}

export interface HeadKeyboard {
  /** Id of the column whose head Tab reaches. */
  tabStop: string | undefined;
  handleFocus: (event: FocusEvent<HTMLElement>) => void;
  handleKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}
