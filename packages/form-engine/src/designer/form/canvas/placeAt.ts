import { type FormDocument } from '../../../core/document/FormDocument.js';
import { findItem, type FormPlace, itemOf, placeOf, placesOf } from '../../../core/document/edit/formItems.js';

/** A place for what is dragged, and the line or box that shows it, in px of the window. */
export interface CanvasPlace extends FormPlace {
  guide: { left: number; top: number; width: number; height: number };
}

export interface Point {
  x: number;
  y: number;
}

/** Where something that is dropped at a point would stand; `canStand` says which holders take it. */
export function placeAt(
  root: HTMLElement,
  point: Point,
  document: FormDocument,
  canStand: (holder: string) => boolean,
): CanvasPlace | undefined {
  const under = root.ownerDocument.elementFromPoint(point.x, point.y);
  const frame = under?.closest<HTMLElement>('[data-item]');
  const id = frame && root.contains(frame) ? (frame.dataset.item ?? '') : '';
  if (frame && id !== '') {
    const item = findItem(document, id);
    const isTable = item?.type === 'field' && item.field.kind === 'subtable';
    if (isTable && canStand(id) && !isAtEdge(frame, point)) return columnPlace(frame, id, point);
    if (item?.type === 'node' && !isAtEdge(frame, point)) {
      const holder = innerHolder(frame, id);
      if (holder !== undefined && canStand(holder)) return nearestPlace(root, document, holder, point);
    }
    const place = placeOf(document, id);
    return place && canStand(place.holder) ? besides(frame, place, point) : undefined;
  }
  return canStand('') ? nearestPlace(root, document, '', point) : undefined;
}

/** The column of a drawn subtable at a point; undefined beside its heads. */
export function columnIndexAt(frame: HTMLElement, { x }: Point): number | undefined {
  // the first head numbers the rows
  const heads = [...frame.querySelectorAll('thead th')].slice(1);
  const index = heads.findIndex((head) => {
    const { left, right } = head.getBoundingClientRect();
    return x >= left && x < right;
  });
  return index === -1 ? undefined : index;
}

const EDGE = 10;

function isAtEdge(frame: HTMLElement, { y }: Point): boolean {
  const { top, bottom } = frame.getBoundingClientRect();
  return y - top < EDGE || bottom - y < EDGE;
}

/** The holder inside of a container that shows now: itself, or its open panel. */
function innerHolder(frame: HTMLElement, id: string): string | undefined {
  return [...frame.querySelectorAll<HTMLElement>('[data-end]')].find(
    (end) => end.closest<HTMLElement>('[data-item]')?.dataset.item === id && end.getClientRects().length > 0,
  )?.dataset.end;
}

/** Besides the nearest part of a holder: while something is dragged, in each frame, so most parts are never measured. */
function nearestPlace(root: HTMLElement, document: FormDocument, holder: string, point: Point): CanvasPlace {
  const frames = new Map<string, HTMLElement>();
  for (const frame of root.querySelectorAll<HTMLElement>('[data-item]')) frames.set(frame.dataset.item ?? '', frame);
  const parts = (placesOf(document, holder) ?? []).map((node) => frames.get(itemOf(node)));
  const boxes = new Map<number, DOMRect | undefined>();
  const boxAt: BoxAt = (index) => {
    const frame = parts[index];
    if (!boxes.has(index)) boxes.set(index, frame?.getClientRects().length ? frame.getBoundingClientRect() : undefined);
    return boxes.get(index);
  };
  const index = nearestIndex(parts.length, boxAt, point);
  const nearest = index === undefined ? undefined : parts[index];
  if (nearest && index !== undefined) return besides(nearest, { holder, index }, point);
  const end = root.querySelector<HTMLElement>(`[data-end="${CSS.escape(holder)}"]`) ?? root;
  const { left, top, width, height } = end.getBoundingClientRect();
  return { holder, index: 0, guide: { left, top, width, height: Math.max(height, LINE) } };
}

/**
 * The nearest of parts that stand one after the other in lines: from the line at the height of a point up and down, as far
 * as a line can be nearer than what was found. Those that are not drawn have no box.
 */
function nearestIndex(count: number, boxAt: BoxAt, point: Point): number | undefined {
  let nearest: number | undefined;
  let least = Infinity;
  const measure = (index: number, box: DOMRect) => {
    const away = distance(box, point);
    if (away < least) [nearest, least] = [index, away];
  };
  const below = firstBelow(count, boxAt, point.y);
  // what stands before a line ends above it
  let lineTop = point.y;
  let edge = point.y;
  for (let index = below - 1; index >= 0; index -= 1) {
    const box = boxAt(index);
    if (!box) continue;
    if (box.top < lineTop) [edge, lineTop] = [lineTop, box.top];
    if (point.y - edge > least) break;
    measure(index, box);
  }
  for (let index = below; index < count; index += 1) {
    const box = boxAt(index);
    if (!box) continue;
    if (box.top - point.y > least) break;
    measure(index, box);
  }
  return nearest;
}

/** The first part that begins below a height. */
function firstBelow(count: number, boxAt: BoxAt, y: number): number {
  let from = 0;
  let to = count;
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    let drawn = middle;
    while (drawn < to && !boxAt(drawn)) drawn += 1;
    const box = drawn < to ? boxAt(drawn) : undefined;
    if (box && box.top <= y) from = drawn + 1;
    else to = middle;
  }
  return from;
}

type BoxAt = (index: number) => DOMRect | undefined;

function distance({ left, right, top, bottom }: DOMRect, { x, y }: Point): number {
  const away = (value: number, from: number, to: number) => Math.max(from - value, 0, value - to);
  return Math.hypot(away(x, left, right), away(y, top, bottom));
}

const LINE = 2;

/** Before or behind a frame: left and right of one that shares its line, else above and below. */
function besides(frame: HTMLElement, { holder, index }: FormPlace, { x, y }: Point): CanvasPlace {
  const { left, top, width, height } = frame.getBoundingClientRect();
  const isNarrow = width < (frame.parentElement?.clientWidth ?? width) * 0.75;
  if (isNarrow) {
    const isBehind = x > left + width / 2;
    return {
      holder,
      index: index + Number(isBehind),
      guide: { left: isBehind ? left + width : left - LINE, top, width: LINE, height },
    };
  }
  const isBehind = y > top + height / 2;
  return {
    holder,
    index: index + Number(isBehind),
    guide: { left, top: isBehind ? top + height : top - LINE, width, height: LINE },
  };
}

function columnPlace(frame: HTMLElement, holder: string, { x }: Point): CanvasPlace {
  const heads = [...frame.querySelectorAll('thead th')].slice(1);
  const grid = (frame.querySelector('table') ?? frame).getBoundingClientRect();
  const index = heads.filter((head) => {
    const { left, width } = head.getBoundingClientRect();
    return x > left + width / 2;
  }).length;
  const left = heads[index]?.getBoundingClientRect().left ?? heads.at(-1)?.getBoundingClientRect().right ?? grid.left;
  return { holder, index, guide: { left: left - LINE, top: grid.top, width: LINE, height: grid.height } };
}
