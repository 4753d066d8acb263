import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { attachClosestEdge, extractClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge';
import { useEffect, useRef, useState } from 'react';

/** Lets the rows of one vertical list be dragged to another place of the same list. */
export function useListDrag({ listId, index, onMove, disabled = false }: ListDragProps): ListDrag {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [edge, setEdge] = useState<'top' | 'bottom' | null>(null);
  const [dragging, setDragging] = useState(false);
  const report = useRef(onMove);
  useEffect(() => {
    report.current = onMove;
  });
  useEffect(() => {
    if (!element || disabled) return;
    return combine(
      draggable({
        element,
        getInitialData: () => ({ type: listId, index }),
        onDragStart: () => setDragging(true),
        onDrop: () => setDragging(false),
      }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => source.data.type === listId && source.data.index !== index,
        getData: ({ input }) => attachClosestEdge({}, { input, element, allowedEdges: ['top', 'bottom'] }),
        onDrag: ({ self }) => setEdge(extractClosestEdge(self.data) === 'top' ? 'top' : 'bottom'),
        onDragLeave: () => setEdge(null),
        onDrop: ({ source, self }) => {
          setEdge(null);
          const from = Number(source.data.index);
          const dropped = extractClosestEdge(self.data) === 'top' ? 'top' : 'bottom';
          const target = dropped === 'top' ? index : index + 1;
          report.current(from, from < target ? target - 1 : target, { index, edge: dropped });
        },
      }),
    );
  }, [element, listId, index, disabled]);
  return { setElement, edge, dragging };
}

export interface ListDragProps {
  /** Unique per list. */
  listId: string;
  index: number;
  /** `beside` is the row that it was dropped on, as it stood, for lists that are parts of one. */
  onMove: (from: number, to: number, beside: { index: number; edge: 'top' | 'bottom' }) => void;
  disabled?: boolean;
}

export interface ListDrag {
  /** Ref of the row. */
  setElement: (element: HTMLElement | null) => void;
  /** Where the dragged row would land beside this one. */
  edge: 'top' | 'bottom' | null;
  dragging: boolean;
}
