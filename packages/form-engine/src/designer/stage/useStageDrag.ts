import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { snapEdges, snapToBoxes, type StageGuide } from './snapToBoxes.js';
import {
  boundsOf,
  moveStageBoxes,
  outlineOf,
  resizeStageBox,
  rotationTowards,
  type StageBox,
  type StageHandle,
  type StageRect,
  type StageStep,
  touchedBy,
} from './stageLayout.js';

/** Pixels of the screen that a press may tremble before it is a drag, and from which lines pull. */
const TREMBLE = 4;
const PULL = 6;

/** What a press on the stage begins. */
export type StageGrip =
  | { kind: 'move'; ids: readonly string[] }
  | { kind: 'resize'; id: string; handle: StageHandle }
  | { kind: 'rotate'; id: string }
  | { kind: 'area' };

/**
 * Moves, resizes and turns boxes of a stage by the pointer, also by touch, and draws an area that chooses what it touches. While it
 * goes on, `preview` is where everything would be, worked out from where it began; Alt leaves lines out of account, Shift keeps
 * proportions and turns in steps, Escape takes it back. Own pointer events as the board has, because what is pulled is scaled and
 * turned, and has to obey the store of the designer; a library of handles would bring a second truth and 96 kB.
 */
export function useStageDrag<Box extends StageBox>({
  boxes,
  size,
  zoom,
  stage,
  onPlace,
  onArea,
}: StageDragOptions<Box>) {
  const [shown, setShown] = useState<Shown<Box>>();
  const drag = useRef<Drag>(undefined);
  const end = () => {
    drag.current = undefined;
    setShown(undefined);
  };
  useEffect(() => {
    if (!shown) return undefined;
    const cancel = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      end();
    };
    document.addEventListener('keydown', cancel, { capture: true });
    return () => document.removeEventListener('keydown', cancel, { capture: true });
  }, [shown]);

  const whole: StageRect = { x: 0, y: 0, w: size.width, h: size.height };
  const pointOf = (event: PointerEvent) => {
    const { left = 0, top = 0 } = stage.current?.getBoundingClientRect() ?? {};
    return { x: (event.clientX - left) / zoom, y: (event.clientY - top) / zoom };
  };
  const othersThan = (ids: readonly string[]) =>
    boxes.filter(({ id, hidden }) => !hidden && !ids.includes(id)).map(outlineOf);
  const put = (placed: readonly Box[], guides: StageGuide[] = []) => {
    const byId = new Map(placed.map((box) => [box.id, box]));
    setShown({ boxes: boxes.map((box) => byId.get(box.id) ?? box), guides });
  };

  const start = (event: PointerEvent<HTMLElement>, grip: StageGrip) => {
    if (event.button !== 0) return;
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { x: event.clientX, y: event.clientY, grip, from: pointOf(event) };
  };
  const move = (event: PointerEvent<HTMLElement>) => {
    const { current } = drag;
    if (!current) return;
    const [byX, byY] = [event.clientX - current.x, event.clientY - current.y];
    if (!shown && Math.abs(byX) < TREMBLE && Math.abs(byY) < TREMBLE) return;
    const step = { dx: byX / zoom, dy: byY / zoom };
    const { grip } = current;
    const reach = event.altKey ? -1 : PULL / zoom;
    if (grip.kind === 'area') {
      const area = rectBetween(current.from, pointOf(event));
      setShown({ boxes, guides: [], area });
      onArea(touchedBy(boxes, area), event.shiftKey);
      return;
    }
    if (grip.kind === 'move') {
      const some = boxes.filter(({ id, locked }) => grip.ids.includes(id) && !locked);
      const bounds = boundsOf(moveStageBoxes(some, step));
      if (!bounds) return;
      const snapped = snapToBoxes(bounds, othersThan(grip.ids), whole, reach);
      put(moveStageBoxes(some, sum(step, snapped.step)), snapped.guides);
      return;
    }
    const box = boxes.find(({ id }) => id === grip.id);
    if (!box) return;
    if (grip.kind === 'rotate') {
      put([{ ...box, rotation: rotationTowards(box, pointOf(event), event.shiftKey) }]);
      return;
    }
    const keepsRatio = event.shiftKey;
    // the edges of what is turned, or keeps its proportions, run along no line
    const isPlain = box.rotation === 0 && !keepsRatio;
    const edges = {
      x: grip.handle.includes('e') ? ('high' as const) : grip.handle.includes('w') ? ('low' as const) : undefined,
      y: grip.handle.includes('s') ? ('high' as const) : grip.handle.includes('n') ? ('low' as const) : undefined,
    };
    const free = resizeStageBox(box, grip.handle, step, { keepsRatio });
    const snapped = isPlain
      ? snapEdges(free, edges, othersThan([box.id]), whole, reach)
      : { step: { dx: 0, dy: 0 }, guides: [] };
    put([resizeStageBox(box, grip.handle, sum(step, snapped.step), { keepsRatio })], snapped.guides);
  };
  const drop = () => {
    const { current } = drag;
    if (current && shown && current.grip.kind !== 'area') onPlace(shown.boxes, current.grip.kind);
    if (current?.grip.kind === 'area' && !shown) onArea([], false);
    end();
  };
  return {
    /** Where everything would be, the lines that show why, and the area that is drawn; undefined while nothing goes on. */
    preview: shown,
    start,
    /** For the element that was pressed. */
    handlers: { onPointerMove: move, onPointerUp: drop, onPointerCancel: end },
  };
}

function sum(one: StageStep, other: StageStep): StageStep {
  return { dx: one.dx + other.dx, dy: one.dy + other.dy };
}

function rectBetween(one: Point, other: Point): StageRect {
  return {
    x: Math.min(one.x, other.x),
    y: Math.min(one.y, other.y),
    w: Math.abs(one.x - other.x),
    h: Math.abs(one.y - other.y),
  };
}

interface Point {
  x: number;
  y: number;
}

interface Shown<Box> {
  boxes: readonly Box[];
  guides: readonly StageGuide[];
  area?: StageRect;
}

interface Drag extends Point {
  grip: StageGrip;
  /** Where it began on the stage. */
  from: Point;
}

interface StageDragOptions<Box> {
  boxes: readonly Box[];
  size: { width: number; height: number };
  /** Px of the screen for one of the stage. */
  zoom: number;
  stage: { readonly current: HTMLElement | null };
  onPlace: (boxes: readonly Box[], what: 'move' | 'resize' | 'rotate') => void;
  /** What an area touches, added to what was chosen before where Shift is held; nothing after a press beside everything. */
  onArea: (ids: readonly string[], adds: boolean) => void;
}
