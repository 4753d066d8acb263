import { useState } from 'react';
import { type RowWindow } from '../virtual-list/useRowWindow.js';

/**
 * Keeps the row that is being edited drawn while it is scrolled away, or what was typed in it would be lost: its elements
 * keep their key from when the editor was opened, and the row that would take them gets others.
 * @internal
 */
export function useEditedRow({ key, index, drawn }: EditedRowOptions): EditedRow {
  const [held, setHeld] = useState<{ key: string; slot: number } | null>(null);
  const next = key === undefined || index < 0 ? null : held?.key === key ? held : { key, slot: drawn.slotOf(index) };
  if (next !== held) setHeld(next);
  const isAway = next !== null && (index < drawn.first || index >= drawn.end);
  return {
    indexes: !isAway ? drawn.indexes : index < drawn.first ? [index, ...drawn.indexes] : [...drawn.indexes, index],
    keyOf: (at) => {
      if (next && at === index) return `slot ${next.slot}`;
      const slot = drawn.slotOf(at);
      return slot === next?.slot ? 'slot of the edited row' : `slot ${slot}`;
    },
    windowOf: (at) => (isAway && at === index ? { first: index, end: index + 1 } : drawn),
  };
}

export interface EditedRowOptions {
  /** Key of the row whose cell is being edited. */
  key: string | undefined;
  /** Its place; -1 for a row that is not here. */
  index: number;
  drawn: RowWindow;
}

export interface EditedRow {
  /** The rows to draw, in the order in which they stand in the document. */
  indexes: readonly number[];
  /** Key of the elements of a row. */
  keyOf: (index: number) => string;
  /** The rows among which one is drawn. */
  windowOf: (index: number) => Pick<RowWindow, 'first' | 'end'>;
}
