import { type DragEvent, useRef } from 'react';
import { type FormStore } from '../core/state/FormStore.js';

/** Rows that are dragged by their number to another place; the table's menu moves them by keys. */
export function useRowDrag(store: FormStore, table: string) {
  const dragged = useRef<string | null>(null);
  const marked = useRef<HTMLElement | null>(null);
  const mark = (row: HTMLElement | null, side: 'before' | 'after' = 'before') => {
    if (marked.current !== row) marked.current?.removeAttribute('data-drop');
    row?.setAttribute('data-drop', side);
    marked.current = row;
  };
  const end = () => {
    dragged.current = null;
    mark(null);
  };
  return {
    onDragStart(event: DragEvent) {
      const row = rowAt(event);
      if (!row || !(event.target instanceof Element) || !event.target.hasAttribute('data-row-handle')) return;
      dragged.current = row.dataset.row ?? null;
      event.dataTransfer.effectAllowed = 'move';
      event.dataTransfer.setDragImage(row, 16, 16);
    },
    onDragOver(event: DragEvent) {
      const row = rowAt(event);
      if (dragged.current === null || !row) return;
      event.preventDefault();
      const { top, height } = row.getBoundingClientRect();
      mark(row, event.clientY < top + height / 2 ? 'before' : 'after');
    },
    onDrop(event: DragEvent) {
      const [from, row] = [dragged.current, marked.current];
      if (from === null || !row) return;
      event.preventDefault();
      const others = store.getRows(table).filter((key) => key !== from);
      const target = row.dataset.row ?? '';
      // a row that is dropped on itself stays
      if (target !== from) store.moveRow(table, from, others.indexOf(target) + (row.dataset.drop === 'after' ? 1 : 0));
      end();
    },
    onDragEnd: end,
  };
}

function rowAt(event: DragEvent): HTMLElement | null {
  return event.target instanceof Element ? event.target.closest<HTMLElement>('tr[data-row]') : null;
}
