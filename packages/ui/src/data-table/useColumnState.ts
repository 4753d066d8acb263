import { useMemo, useState } from 'react';
import { reconcileColumns, type ColumnState, type ColumnStateEntry, type DataColumn } from './dataColumn.js';
import { moveColumn } from './moveColumn.js';

/**
 * Order, edges and widths of columns as a person changes them: kept by the caller, or here when the caller gives neither a
 * state nor a handler. Widths follow the pointer at once and are reported when it is let go.
 */
export function useColumnState<Row>({
  columns,
  columnState,
  onColumnStateChange,
}: ColumnStateOptions<Row>): ColumnStateController {
  const [own, setOwn] = useState<ColumnState | undefined>(undefined);
  const [dragged, setDragged] = useState<ColumnWidths | null>(null);
  const saved = columnState ?? (onColumnStateChange ? undefined : own);
  const state = useMemo(
    () => (dragged ? withWidths(reconcileColumns(columns, saved), dragged) : saved),
    [columns, saved, dragged],
  );
  const change = (next: ColumnStateEntry[]) => {
    setDragged(null);
    if (onColumnStateChange) onColumnStateChange(next);
    else setOwn(next);
  };
  return {
    state,
    canResize: onColumnStateChange !== undefined || columnState === undefined,
    resize: (widths, isDone) => {
      if (isDone) change(withWidths(reconcileColumns(columns, saved), { ...dragged, ...widths }));
      else setDragged({ ...dragged, ...widths });
    },
    move: (id, beforeId, beside) => {
      const all = reconcileColumns(columns, saved);
      const next = moveColumn(all, id, beforeId, beside);
      if (next.some((entry, index) => entry !== all[index])) change(next);
    },
  };
}

function withWidths(state: ColumnState, widths: ColumnWidths): ColumnStateEntry[] {
  return state.map((entry) => {
    const width = widths[entry.id];
    return width === undefined ? entry : { ...entry, width };
  });
}

/** Widths in px by column id. */
export type ColumnWidths = Readonly<Record<string, number>>;

export interface ColumnStateOptions<Row> {
  columns: readonly DataColumn<Row>[];
  columnState: ColumnState | undefined;
  onColumnStateChange: ((state: ColumnStateEntry[]) => void) | undefined;
}

export interface ColumnStateController {
  state: ColumnState | undefined;
  canResize: boolean;
  /** `isDone`: the person let go. */
  resize: (widths: ColumnWidths, isDone: boolean) => void;
  /**
   * Puts a column before another one (null: last). `beside`: the columns at the same edge in the order in which they are
   * drawn, this one among them.
   */
  move: (id: string, beforeId: string | null, beside: readonly string[]) => void;
}
