import { useEffect, useRef, useState, type RefObject } from 'react';
import { type TreeMove } from './treeMove.js';

/**
 * Lets the row of a tree be dragged, by a part of it that is marked `data-drag-handle` where there is one. Dragging is
 * loaded with the first row that allows it.
 * @internal
 */
export function useTreeDrag<Element extends HTMLElement>({ treeId, id, actions }: TreeDragProps): TreeDrag<Element> {
  const element = useRef<Element>(null);
  const [drop, setDrop] = useState<TreeMove['place'] | null>(null);
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isGone = false;
    void loadTreeDrag().then(({ attachTreeDrag }) => {
      if (isGone || !element.current) return;
      stop = attachTreeDrag(element.current, {
        treeId,
        id,
        handle: element.current.querySelector('[data-drag-handle]'),
        canDrop: actions.canMove,
        onOver: setDrop,
        onDrop: actions.move,
      });
    });
    return () => {
      isGone = true;
      stop?.();
    };
  }, [treeId, id, actions]);
  return { element, drop };
}

export interface TreeDragProps {
  /** Rows of other trees are not taken. */
  treeId: string;
  id: string;
  actions: { canMove: (move: TreeMove) => boolean; move: (move: TreeMove) => void };
}

export interface TreeDrag<Element extends HTMLElement> {
  /** Ref of the row. */
  element: RefObject<Element | null>;
  /** Where a drop would put what is dragged; null nowhere. */
  drop: TreeMove['place'] | null;
}

function loadTreeDrag() {
  return import('./treeDrag.js');
}
