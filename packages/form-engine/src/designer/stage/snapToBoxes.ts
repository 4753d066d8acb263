import { type StageRect, type StageStep } from './stageLayout.js';

/** A line that shows what something lies in line with, or a gap that is as wide as another. */
export interface StageGuide {
  kind: 'line' | 'gap';
  /** Whether it stands (`x`: at one place of the width) or lies. A gap runs along its direction. */
  direction: 'x' | 'y';
  /** Where a line stands; the middle of a gap across its direction. */
  at: number;
  from: number;
  to: number;
}

export interface Snapped {
  step: StageStep;
  guides: StageGuide[];
}

/**
 * By how much a moved rectangle goes on so that its edges or its centre fall in line with others and with the stage, or so that it has
 * equal gaps to its neighbours; `reach` is the most px. In each direction the nearest wins, lines before gaps.
 */
export function snapToBoxes(rect: StageRect, others: readonly StageRect[], stage: StageRect, reach: number): Snapped {
  const found = {
    x: snapLine(rect, [stage, ...others], 'x', reach),
    y: snapLine(rect, [stage, ...others], 'y', reach),
  };
  const steps = { x: found.x?.by, y: found.y?.by };
  const gaps = {
    x: steps.x === undefined ? snapGap(rect, others, 'x', reach) : undefined,
    y: steps.y === undefined ? snapGap(rect, others, 'y', reach) : undefined,
  };
  const step = { dx: steps.x ?? gaps.x?.by ?? 0, dy: steps.y ?? gaps.y?.by ?? 0 };
  const placed = { ...rect, x: rect.x + step.dx, y: rect.y + step.dy };
  const guides: StageGuide[] = [];
  for (const direction of ['x', 'y'] as const) {
    const line = found[direction];
    if (line) guides.push(lineGuide(placed, line.other, direction, line.at));
    guides.push(...(gaps[direction]?.guides ?? []));
  }
  return { step, guides };
}

/** The side or corner that is pulled in line with others; the other sides stay. */
export function snapEdges(
  rect: StageRect,
  edges: { x: 'low' | 'high' | undefined; y: 'low' | 'high' | undefined },
  others: readonly StageRect[],
  stage: StageRect,
  reach: number,
): Snapped {
  const result: Snapped = { step: { dx: 0, dy: 0 }, guides: [] };
  for (const direction of ['x', 'y'] as const) {
    const edge = edges[direction];
    if (!edge) continue;
    const size = sizeOf(direction);
    const own = edge === 'low' ? rect[direction] : rect[direction] + rect[size];
    const best = nearest(
      [stage, ...others].flatMap((other) => edgesOf(other, direction).map((at) => ({ by: at - own, at, other }))),
      reach,
    );
    if (!best) continue;
    if (direction === 'x') result.step.dx = best.by;
    else result.step.dy = best.by;
    result.guides.push(lineGuide(rect, best.other, direction, best.at));
  }
  return result;
}

/** Edges fall in with edges, centres with centres. */
function snapLine(rect: StageRect, others: readonly StageRect[], direction: 'x' | 'y', reach: number) {
  return nearest(
    others.flatMap((other) => [
      ...edgesOf(other, direction).flatMap((at) =>
        edgesOf(rect, direction).map((own) => ({ by: Math.round(at - own), at, other })),
      ),
      {
        by: Math.round(centreOf(other, direction) - centreOf(rect, direction)),
        at: centreOf(other, direction),
        other,
      },
    ]),
    reach,
  );
}

/** Between two neighbours with the same gap to both, or as far from one as that is from the next. */
function snapGap(rect: StageRect, others: readonly StageRect[], direction: 'x' | 'y', reach: number) {
  const size = sizeOf(direction);
  const beside = others.filter((other) => overlaps(rect, other, direction === 'x' ? 'y' : 'x'));
  const end = (one: StageRect) => one[direction] + one[size];
  const before = beside.filter((other) => end(other) <= rect[direction] + reach).toSorted((a, b) => end(b) - end(a));
  const after = beside
    .filter((other) => other[direction] >= end(rect) - reach)
    .toSorted((a, b) => a[direction] - b[direction]);
  const choices: { by: number; guides: StageGuide[] }[] = [];
  const gap = (from: number, to: number): StageGuide => {
    const across = direction === 'x' ? rect.y + rect.h / 2 : rect.x + rect.w / 2;
    return { kind: 'gap', direction, at: across, from, to };
  };
  const offer = (at: number, guides: (at: number) => StageGuide[]) =>
    choices.push({ by: Math.round(at - rect[direction]), guides: guides(at) });
  const [near, far] = before;
  const [next, last] = after;
  if (near && next) {
    const room = next[direction] - end(near) - rect[size];
    if (room > 0) offer(end(near) + room / 2, (at) => [gap(end(near), at), gap(at + rect[size], next[direction])]);
  }
  if (near && far && near[direction] > end(far)) {
    const same = near[direction] - end(far);
    offer(end(near) + same, (at) => [gap(end(far), near[direction]), gap(end(near), at)]);
  }
  if (next && last && last[direction] > end(next)) {
    const same = last[direction] - end(next);
    offer(next[direction] - same - rect[size], (at) => [
      gap(at + rect[size], next[direction]),
      gap(end(next), last[direction]),
    ]);
  }
  return nearest(choices, reach);
}

function lineGuide(rect: StageRect, other: StageRect, direction: 'x' | 'y', at: number): StageGuide {
  const across = direction === 'x' ? 'y' : 'x';
  const size = sizeOf(across);
  return {
    kind: 'line',
    direction,
    at,
    from: Math.min(rect[across], other[across]),
    to: Math.max(rect[across] + rect[size], other[across] + other[size]),
  };
}

function nearest<Choice extends { by: number }>(choices: readonly Choice[], reach: number): Choice | undefined {
  return choices
    .filter(({ by }) => Math.abs(by) <= reach)
    .reduce<Choice | undefined>(
      (best, choice) => (best && Math.abs(best.by) <= Math.abs(choice.by) ? best : choice),
      undefined,
    );
}

function edgesOf(rect: StageRect, direction: 'x' | 'y'): [number, number] {
  return [rect[direction], rect[direction] + rect[sizeOf(direction)]];
}

function centreOf(rect: StageRect, direction: 'x' | 'y'): number {
  return rect[direction] + rect[sizeOf(direction)] / 2;
}

function overlaps(one: StageRect, other: StageRect, direction: 'x' | 'y'): boolean {
  const size = sizeOf(direction);
  return one[direction] < other[direction] + other[size] && other[direction] < one[direction] + one[size];
}

function sizeOf(direction: 'x' | 'y'): 'w' | 'h' {
  return direction === 'x' ? 'w' : 'h';
}
