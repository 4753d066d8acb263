/** Something that lies freely on a stage: px from its top left corner, turned around its centre. */
export interface StageBox {
  id: string;
  x: number;
  y: number;
  w: number;
  h: number;
  /** Degrees clockwise, from 0 to 359. */
  rotation: number;
  /** Boxes of one group are chosen and moved together; '' is none. */
  group: string;
  /** Cannot be chosen on the stage, nor moved. */
  locked: boolean;
  /** Not drawn. */
  hidden: boolean;
}

export interface StageRect {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface StageStep {
  dx: number;
  dy: number;
}

/** The side or corner that is pulled. */
export type StageHandle = 'n' | 'ne' | 'e' | 'se' | 's' | 'sw' | 'w' | 'nw';

export type StageAlignment = 'left' | 'center' | 'right' | 'top' | 'middle' | 'bottom';

/** Px that a box has at least. */
const LEAST = 4;

/** Boxes further on, in whole px. */
export function moveStageBoxes<Box extends StageRect>(boxes: readonly Box[], { dx, dy }: StageStep): Box[] {
  return boxes.map((box) => ({ ...box, x: Math.round(box.x + dx), y: Math.round(box.y + dy) }));
}

/** What a box covers as it is turned. */
export function outlineOf({ x, y, w, h, rotation }: StageRect & { rotation: number }): StageRect {
  if (rotation % 180 === 0) return { x, y, w, h };
  const { cos, sin } = turn(rotation);
  const width = Math.abs(w * cos) + Math.abs(h * sin);
  const height = Math.abs(w * sin) + Math.abs(h * cos);
  return { x: x + (w - width) / 2, y: y + (h - height) / 2, w: width, h: height };
}

/** What boxes cover together; undefined for none. */
export function boundsOf(boxes: readonly (StageRect & { rotation: number })[]): StageRect | undefined {
  if (boxes.length === 0) return undefined;
  const rects = boxes.map(outlineOf);
  const x = Math.min(...rects.map((rect) => rect.x));
  const y = Math.min(...rects.map((rect) => rect.y));
  return {
    x,
    y,
    w: Math.max(...rects.map((rect) => rect.x + rect.w)) - x,
    h: Math.max(...rects.map((rect) => rect.y + rect.h)) - y,
  };
}

/** A box with one side or corner pulled by so many px of the stage; the opposite one stays, also of a turned box. */
export function resizeStageBox<Box extends StageRect & { rotation: number }>(
  box: Box,
  handle: StageHandle,
  { dx, dy }: StageStep,
  { keepsRatio = false }: { keepsRatio?: boolean } = {},
): Box {
  const { cos, sin } = turn(box.rotation);
  // the pull as the box itself sees it
  const across = dx * cos + dy * sin;
  const along = dy * cos - dx * sin;
  const sideX = handle.includes('e') ? 1 : handle.includes('w') ? -1 : 0;
  const sideY = handle.includes('s') ? 1 : handle.includes('n') ? -1 : 0;
  let w = Math.max(LEAST, Math.round(box.w + sideX * across));
  let h = Math.max(LEAST, Math.round(box.h + sideY * along));
  if (keepsRatio && sideX !== 0 && sideY !== 0) {
    const scale = Math.max(w / box.w, h / box.h);
    w = Math.max(LEAST, Math.round(box.w * scale));
    h = Math.max(LEAST, Math.round(box.h * scale));
  }
  // its centre goes half of what it grew towards the handle
  const moveX = (sideX * (w - box.w)) / 2;
  const moveY = (sideY * (h - box.h)) / 2;
  const centreX = box.x + box.w / 2 + moveX * cos - moveY * sin;
  const centreY = box.y + box.h / 2 + moveX * sin + moveY * cos;
  return { ...box, w, h, x: Math.round(centreX - w / 2), y: Math.round(centreY - h / 2) };
}

/** The degrees at which the top of a box points to a place; in steps of 15 where they are wanted. */
export function rotationTowards({ x, y, w, h }: StageRect, to: { x: number; y: number }, inSteps: boolean): number {
  const degrees = (Math.atan2(to.y - (y + h / 2), to.x - (x + w / 2)) * 180) / Math.PI + 90;
  const step = inSteps ? 15 : 1;
  return (((Math.round(degrees / step) * step) % 360) + 360) % 360;
}

/** Boxes along a side or in the middle of an area: of what they cover together, or of the stage where there is but one. */
export function alignStageBoxes<Box extends StageRect & { rotation: number }>(
  boxes: readonly Box[],
  how: StageAlignment,
  stage: StageRect,
): Box[] {
  const area = boxes.length > 1 ? boundsOf(boxes) : stage;
  if (!area) return [];
  return boxes.map((box) => {
    const outline = outlineOf(box);
    const step = { dx: 0, dy: 0 };
    if (how === 'left') step.dx = area.x - outline.x;
    if (how === 'center') step.dx = area.x + area.w / 2 - (outline.x + outline.w / 2);
    if (how === 'right') step.dx = area.x + area.w - (outline.x + outline.w);
    if (how === 'top') step.dy = area.y - outline.y;
    if (how === 'middle') step.dy = area.y + area.h / 2 - (outline.y + outline.h / 2);
    if (how === 'bottom') step.dy = area.y + area.h - (outline.y + outline.h);
    return { ...box, ...moved(box, step) };
  });
}

/** Three boxes or more with equal gaps; the first and the last stay. */
export function distributeStageBoxes<Box extends StageRect & { rotation: number }>(
  boxes: readonly Box[],
  direction: 'x' | 'y',
): Box[] {
  if (boxes.length < 3) return [...boxes];
  const size = direction === 'x' ? 'w' : 'h';
  const order = boxes
    .map((box) => ({ box, outline: outlineOf(box) }))
    .toSorted((one, other) => one.outline[direction] - other.outline[direction]);
  const [first, last] = [order[0], order.at(-1)];
  if (!first || !last) return [...boxes];
  const room = last.outline[direction] + last.outline[size] - first.outline[direction];
  const gap = (room - order.reduce((sum, { outline }) => sum + outline[size], 0)) / (order.length - 1);
  let at = first.outline[direction];
  const placed = new Map<Box, number>();
  for (const { box, outline } of order) {
    placed.set(box, Math.round(box[direction] + at - outline[direction]));
    at += outline[size] + gap;
  }
  return boxes.map((box) => ({ ...box, [direction]: placed.get(box) }));
}

/** Ids with those of everything in their groups. */
export function withGroups(boxes: readonly StageBox[], ids: readonly string[]): string[] {
  const groups = new Set(boxes.flatMap(({ id, group }) => (group !== '' && ids.includes(id) ? [group] : [])));
  return boxes.filter(({ id, group }) => ids.includes(id) || groups.has(group)).map(({ id }) => id);
}

/** Ids of what a rectangle touches, of what can be chosen on the stage. */
export function touchedBy(boxes: readonly StageBox[], area: StageRect): string[] {
  return boxes.flatMap((box) => (!box.locked && !box.hidden && meets(outlineOf(box), area) ? [box.id] : []));
}

/** The same list with some of it in front of all others, behind them, or one place on; the last lies on top. */
export function reorderBoxes<Box extends { id: string }>(
  boxes: readonly Box[],
  ids: readonly string[],
  to: 'front' | 'forward' | 'backward' | 'back',
): Box[] {
  const some = boxes.filter(({ id }) => ids.includes(id));
  const others = boxes.filter(({ id }) => !ids.includes(id));
  if (to === 'front') return [...others, ...some];
  if (to === 'back') return [...some, ...others];
  const places = boxes.flatMap(({ id }, index) => (ids.includes(id) ? [index] : []));
  // how many of the others lie below them afterwards
  const below = to === 'forward' ? (places.at(-1) ?? 0) - some.length + 2 : (places[0] ?? 0) - 1;
  const at = Math.max(0, Math.min(others.length, below));
  return [...others.slice(0, at), ...some, ...others.slice(at)];
}

function meets(one: StageRect, other: StageRect): boolean {
  return one.x < other.x + other.w && other.x < one.x + one.w && one.y < other.y + other.h && other.y < one.y + one.h;
}

function moved({ x, y }: StageRect, { dx, dy }: StageStep): { x: number; y: number } {
  return { x: Math.round(x + dx), y: Math.round(y + dy) };
}

function turn(rotation: number): { cos: number; sin: number } {
  const angle = (rotation * Math.PI) / 180;
  return { cos: Math.cos(angle), sin: Math.sin(angle) };
}
