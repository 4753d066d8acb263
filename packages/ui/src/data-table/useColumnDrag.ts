import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { attachClosestEdge, extractClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge';
import { useEffect, useRef, useState } from 'react';

const TYPE = 'smart-admin/column';

/** Lets a head cell be dragged beside another one of the same group; the column settings offer the same by keyboard. */
export function useColumnDrag({ id, group, onReorder }: ColumnDragProps): ColumnDrag {
  const [element, setElement] = useState<HTMLTableCellElement | null>(null);
  const [edge, setEdge] = useState<'left' | 'right' | null>(null);
  const enabled = onReorder !== undefined;
  const report = useRef(onReorder);
  useEffect(() => {
    report.current = onReorder;
  });
  useEffect(() => {
    if (!element || !enabled) return;
    return combine(
      draggable({
        element,
        canDrag: ({ input }) =>
          !(document.elementFromPoint(input.clientX, input.clientY)?.closest('[data-slot=resize-handle]') ?? null),
        getInitialData: () => ({ type: TYPE, id, group }),
      }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => source.data.type === TYPE && source.data.group === group && source.data.id !== id,
        getData: ({ input }) => attachClosestEdge({ id }, { input, element, allowedEdges: ['left', 'right'] }),
        onDrag: ({ self }) => setEdge(extractClosestEdge(self.data) === 'left' ? 'left' : 'right'),
        onDragLeave: () => setEdge(null),
        onDrop: ({ source, self }) => {
          setEdge(null);
          const isLeft = extractClosestEdge(self.data) === 'left';
          const next =
            element.nextElementSibling instanceof HTMLElement
              ? (element.nextElementSibling.dataset.column ?? null)
              : null;
          if (typeof source.data.id === 'string') report.current?.(source.data.id, isLeft ? id : next);
        },
      }),
    );
  }, [element, id, group, enabled]);
  return { setElement, edge };
}

export interface ColumnDragProps {
  id: string;
  group: string;
  /** Called with the moved column and the one before which it is drawn now, maybe of the next group (null: last). */
  onReorder?: (id: string, beforeId: string | null) => void;
}

export interface ColumnDrag {
  /** Ref of the head cell. */
  setElement: (element: HTMLTableCellElement | null) => void;
  edge: 'left' | 'right' | null;
}
