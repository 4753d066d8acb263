import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import {
  attachInstruction,
  extractInstruction,
  type Operation,
} from '@atlaskit/pragmatic-drag-and-drop-hitbox/list-item';
import { type TreeMove } from './treeMove.js';

const TYPE = 'smart-admin/tree-node';
const PLACES: Record<Operation, TreeMove['place']> = {
  'reorder-before': 'before',
  'reorder-after': 'after',
  combine: 'inside',
};

/** Lets a row of a tree be dragged onto the edges or the middle of other rows of the same tree; returns how to stop. */
export function attachTreeDrag(element: HTMLElement, options: TreeDragOptions): () => void {
  const { treeId, id, handle, canDrop, onOver, onDrop } = options;
  const placeOf = (data: Record<string | symbol, unknown>, draggedId: string): TreeMove | null => {
    const instruction = extractInstruction(data);
    if (!instruction || instruction.blocked) return null;
    const move: TreeMove = { id: draggedId, targetId: id, place: PLACES[instruction.operation] };
    return canDrop(move) ? move : null;
  };
  const draggedId = (data: Record<string | symbol, unknown>) => String(data.id);
  return combine(
    draggable({ element, ...(handle && { dragHandle: handle }), getInitialData: () => ({ type: TYPE, treeId, id }) }),
    dropTargetForElements({
      element,
      canDrop: ({ source }) => source.data.type === TYPE && source.data.treeId === treeId && source.data.id !== id,
      getData: ({ input }) =>
        attachInstruction(
          { id },
          {
            input,
            element,
            operations: { 'reorder-before': 'available', 'reorder-after': 'available', combine: 'available' },
          },
        ),
      onDrag: ({ self, source }) => onOver(placeOf(self.data, draggedId(source.data))?.place ?? null),
      onDragLeave: () => onOver(null),
      onDrop: ({ self, source }) => {
        onOver(null);
        const move = placeOf(self.data, draggedId(source.data));
        if (move) onDrop(move);
      },
    }),
  );
}

export interface TreeDragOptions {
  /** Rows of other trees are not taken. */
  treeId: string;
  id: string;
  /** The part by which the row is taken. Default: all of it. */
  handle?: Element | null;
  canDrop: (move: TreeMove) => boolean;
  /** Where a drop would put the dragged node; null nowhere. */
  onOver: (place: TreeMove['place'] | null) => void;
  onDrop: (move: TreeMove) => void;
}
