import { useMemo, useState } from 'react';
import { reconcileColumns, type ColumnState, type ColumnStateEntry, type DataColumn } from './dataColumn.js';

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
    move: (id, beforeId) => {
      const all = reconcileColumns(columns, saved);
      const moved = all.find((entry) => entry.id === id);
      if (!moved || id === beforeId) return;
      const others = all.filter((entry) => entry.id !== id);
      const at = beforeId === null ? others.length : others.findIndex((entry) => entry.id === beforeId);
      change([...others.slice(0, at), moved, ...others.slice(at)]);
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
  /** Puts a column before another one (null: last). */
  move: (id: string, beforeId: string | null) => void;
}
