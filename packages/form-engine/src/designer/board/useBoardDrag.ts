import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { BOARD_GAP, BOARD_ROW } from './BoardGrid.js';
import { BOARD_COLUMNS, type BoardBox, type BoardHandle, moveBoxes, placeBoxes, resizeBox } from './boardLayout.js';

/** Pixels that a press may tremble before it is a drag. */
const TREMBLE = 4;

/**
 * Moves and resizes boxes of a board by the pointer, also by touch, in steps of the grid. While it goes on, `preview` is where
 * everything would stand, worked out from where it began; Escape takes it back. Native drags tell no size and do not follow a
 * finger, so these are pointer events; what comes from a palette is dragged as everywhere.
 */
export function useBoardDrag<Box extends BoardBox>({ boxes, board, onPlace }: BoardDragOptions<Box>) {
  const [preview, setPreview] = useState<readonly Box[]>();
  const drag = useRef<Drag>(undefined);
  const end = () => {
    drag.current = undefined;
    setPreview(undefined);
  };
  useEffect(() => {
    if (!preview) return undefined;
    const cancel = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      end();
    };
    document.addEventListener('keydown', cancel, { capture: true });
    return () => document.removeEventListener('keydown', cancel, { capture: true });
  }, [preview]);

  const start = (event: PointerEvent<HTMLElement>, ids: readonly string[], handle?: BoardHandle) => {
    if (event.button !== 0) return;
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { x: event.clientX, y: event.clientY, ids, handle };
  };
  const move = (event: PointerEvent<HTMLElement>) => {
    const { current } = drag;
    const element = board.current;
    if (!current || !element) return;
    const [byX, byY] = [event.clientX - current.x, event.clientY - current.y];
    if (!preview && Math.abs(byX) < TREMBLE && Math.abs(byY) < TREMBLE) return;
    const column = (element.clientWidth + BOARD_GAP) / BOARD_COLUMNS;
    const step = { dx: Math.round(byX / column), dy: Math.round(byY / (BOARD_ROW + BOARD_GAP)) };
    const some = boxes.filter(({ id }) => current.ids.includes(id));
    const { handle } = current;
    setPreview(placeBoxes(boxes, handle ? some.map((box) => resizeBox(box, handle, step)) : moveBoxes(some, step)));
  };
  const drop = () => {
    const { current } = drag;
    if (current && preview) onPlace(preview, current.handle ? 'resize' : 'move');
    end();
  };
  return {
    preview,
    start,
    /** For the element that was pressed. */
    handlers: { onPointerMove: move, onPointerUp: drop, onPointerCancel: end },
  };
}

interface Drag {
  x: number;
  y: number;
  ids: readonly string[];
  handle: BoardHandle | undefined;
}

interface BoardDragOptions<Box> {
  boxes: readonly Box[];
  board: { readonly current: HTMLElement | null };
  onPlace: (boxes: readonly Box[], what: 'move' | 'resize') => void;
}
