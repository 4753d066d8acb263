/** Columns of a board. */
export const BOARD_COLUMNS = 12;

/** Where something stands on a board, in columns and rows. */
export interface BoardBox {
  id: string;
  x: number;
  y: number;
  w: number;
  h: number;
}

/** Whether two places have something in common. */
export function meets(one: Omit<BoardBox, 'id'>, other: Omit<BoardBox, 'id'>): boolean {
  return one.x < other.x + other.w && other.x < one.x + one.w && one.y < other.y + other.h && other.y < one.y + one.h;
}

/** A place within the columns of the board, at least one column and one row large. */
export function within<Box extends Omit<BoardBox, 'id'>>(box: Box): Box {
  const w = Math.min(BOARD_COLUMNS, Math.max(1, box.w));
  return {
    ...box,
    w,
    h: Math.max(1, box.h),
    x: Math.min(BOARD_COLUMNS - w, Math.max(0, box.x)),
    y: Math.max(0, box.y),
  };
}

/**
 * Puts boxes to new places, where nothing moves them; what stands there is pushed down, with what that meets in turn. No two boxes
 * of the answer meet, which is in the order that was given. Boxes that are moved together keep clear of each other already.
 */
export function placeBoxes<Box extends BoardBox>(boxes: readonly Box[], moved: readonly BoardBox[]): Box[] {
  const placed = new Map<string, BoardBox>(moved.map((box) => [box.id, within(box)]));
  const others = boxes.filter(({ id }) => !placed.has(id)).toSorted((one, other) => one.y - other.y || one.x - other.x);
  for (const box of others) {
    let { y } = box;
    for (;;) {
      const below = [...placed.values()].filter((other) => meets(other, { ...box, y }));
      if (below.length === 0) break;
      y = Math.max(...below.map((other) => other.y + other.h));
    }
    placed.set(box.id, { ...box, y });
  }
  return boxes.map((box) => {
    const { x, y, w, h } = placed.get(box.id) ?? box;
    return { ...box, x, y, w, h };
  });
}

/** The first free place for something of a size, from the top left; below everything where there is none. */
export function freePlace(boxes: readonly BoardBox[], { w, h }: Pick<BoardBox, 'w' | 'h'>): Pick<BoardBox, 'x' | 'y'> {
  const width = Math.min(w, BOARD_COLUMNS);
  for (let y = 0; y < bottomOf(boxes); y += 1)
    for (let x = 0; x + width <= BOARD_COLUMNS; x += 1)
      if (!boxes.some((box) => meets(box, { x, y, w: width, h }))) return { x, y };
  return { x: 0, y: bottomOf(boxes) };
}

/** The first row below everything. */
export function bottomOf(boxes: readonly BoardBox[]): number {
  return Math.max(0, ...boxes.map(({ y, h }) => y + h));
}

/** Edges that a handle moves. */
export type BoardHandle = 'n' | 'ne' | 'e' | 'se' | 's' | 'sw' | 'w' | 'nw';

/** A box after one of its handles was moved by columns and rows; its other edges stay. */
export function resizeBox<Box extends BoardBox>(box: Box, handle: BoardHandle, { dx, dy }: BoardStep): Box {
  const result = { ...box };
  if (handle.includes('e')) result.w = Math.min(BOARD_COLUMNS - box.x, Math.max(1, box.w + dx));
  if (handle.includes('s')) result.h = Math.max(1, box.h + dy);
  if (handle.includes('w')) {
    result.x = Math.min(box.x + box.w - 1, Math.max(0, box.x + dx));
    result.w = box.x + box.w - result.x;
  }
  if (handle.includes('n')) {
    result.y = Math.min(box.y + box.h - 1, Math.max(0, box.y + dy));
    result.h = box.y + box.h - result.y;
  }
  return result;
}

/** Columns and rows. */
export interface BoardStep {
  dx: number;
  dy: number;
}

/** Boxes moved together as far as the board lets all of them. */
export function moveBoxes(boxes: readonly BoardBox[], { dx, dy }: BoardStep): BoardBox[] {
  const left = Math.min(...boxes.map(({ x }) => x));
  const right = Math.max(...boxes.map(({ x, w }) => x + w));
  const top = Math.min(...boxes.map(({ y }) => y));
  const byX = Math.min(BOARD_COLUMNS - right, Math.max(-left, dx));
  const byY = Math.max(-top, dy);
  return boxes.map((box) => ({ ...box, x: box.x + byX, y: box.y + byY }));
}

/** Boxes in the order in which people read them. */
export function inReadingOrder<Box extends BoardBox>(boxes: readonly Box[]): Box[] {
  return boxes.toSorted((one, other) => one.y - other.y || one.x - other.x);
}
