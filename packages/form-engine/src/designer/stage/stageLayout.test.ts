import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  alignStageBoxes,
  boundsOf,
  distributeStageBoxes,
  moveStageBoxes,
  outlineOf,
  reorderBoxes,
  resizeStageBox,
  rotationTowards,
  type StageBox,
  type StageHandle,
  touchedBy,
  withGroups,
} from './stageLayout.js';

const box = (id: string, x: number, y: number, w: number, h: number, more: Partial<StageBox> = {}): StageBox => ({
  ...{ id, x, y, w, h, rotation: 0, group: '', locked: false, hidden: false },
  ...more,
});
const anyBox = fc.record({
  x: fc.integer({ min: -500, max: 2_000 }),
  y: fc.integer({ min: -500, max: 2_000 }),
  w: fc.integer({ min: 10, max: 800 }),
  h: fc.integer({ min: 10, max: 800 }),
  rotation: fc.integer({ min: 0, max: 359 }),
});
const handles: StageHandle[] = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'];

describe('resizing', () => {
  it('pulls the side that is held and leaves the opposite one', () => {
    expect(resizeStageBox(box('a', 100, 100, 200, 100), 'e', { dx: 50, dy: 9 })).toMatchObject({
      x: 100,
      w: 250,
      h: 100,
    });
    expect(resizeStageBox(box('a', 100, 100, 200, 100), 'nw', { dx: -20, dy: 10 })).toMatchObject({
      ...{ x: 80, y: 110, w: 220, h: 90 },
    });
  });

  it('follows the turned axes of a turned box', () => {
    const turned = box('a', 0, 0, 200, 100, { rotation: 90 });
    // its right side looks down
    const { w, h } = resizeStageBox(turned, 'e', { dx: 0, dy: 40 });
    expect([w, h]).toEqual([240, 100]);
  });

  it('keeps the corner opposite of the handle where it was, however the box is turned', () => {
    fc.assert(
      fc.property(anyBox, fc.constantFrom(...handles), fc.integer(), fc.integer(), (plain, handle, byX, byY) => {
        const before = { ...box('a', 0, 0, 1, 1), ...plain };
        const after = resizeStageBox(before, handle, { dx: byX % 300, dy: byY % 300 });
        const [one, other] = [fixedPoint(before, handle), fixedPoint(after, handle)];
        // places are whole px
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeLessThan(1.5);
        expect(after.w >= 4 && after.h >= 4 && Number.isInteger(after.x) && Number.isInteger(after.w)).toBe(true);
      }),
    );
  });

  it('keeps proportions where that is wanted', () => {
    const { w, h } = resizeStageBox(box('a', 0, 0, 200, 100), 'se', { dx: 100, dy: 0 }, { keepsRatio: true });
    expect([w, h]).toEqual([300, 150]);
  });
});

it('turns towards a place, in steps of 15 where that is wanted', () => {
  const square = box('a', 0, 0, 100, 100);
  expect(rotationTowards(square, { x: 50, y: -100 }, false)).toBe(0);
  expect(rotationTowards(square, { x: 200, y: 50 }, false)).toBe(90);
  expect(rotationTowards(square, { x: 200, y: 20 }, true)).toBe(75);
});

describe('arranging', () => {
  const stage = { x: 0, y: 0, w: 1_920, h: 1_080 };

  it('aligns several along what they cover, one along the stage, turned ones by what they cover', () => {
    const some = [box('a', 10, 0, 100, 50), box('b', 60, 100, 50, 50)];
    expect(alignStageBoxes(some, 'left', stage).map(({ x }) => x)).toEqual([10, 10]);
    expect(alignStageBoxes(some, 'right', stage).map(({ x }) => x)).toEqual([10, 60]);
    expect(alignStageBoxes([box('a', 10, 0, 100, 50)], 'center', stage)).toMatchObject([{ x: 910 }]);
    const [turned] = alignStageBoxes([box('a', 500, 500, 200, 100, { rotation: 90 })], 'left', stage);
    expect(turned && outlineOf(turned).x).toBeCloseTo(0);
  });

  it('leaves equal gaps between three and more, and the first and the last where they are', () => {
    const widths = fc.record({ w: fc.integer({ min: 10, max: 400 }), gap: fc.integer({ min: 0, max: 300 }) });
    fc.assert(
      fc.property(fc.array(widths, { minLength: 3, maxLength: 8 }), (plain) => {
        let at = 7;
        const boxes = plain.map(({ w, gap }, index) => {
          const next = box(String(index), at, 0, w, 10);
          at += w + gap;
          return next;
        });
        const placed = distributeStageBoxes(boxes, 'x');
        const gaps = placed.slice(1).map(({ x }, index) => x - (placed[index]?.x ?? 0) - (placed[index]?.w ?? 0));
        // places are whole px
        for (const gap of gaps) expect(Math.abs(gap - (gaps[0] ?? 0))).toBeLessThanOrEqual(1);
        expect([placed[0], placed.at(-1)]).toEqual([boxes[0], boxes.at(-1)]);
      }),
    );
  });

  it('moves in whole px and covers what was moved', () => {
    const moved = moveStageBoxes([box('a', 0, 0, 10, 10), box('b', 30, 5, 10, 10)], { dx: 1.4, dy: -2.6 });
    expect(boundsOf(moved)).toEqual({ x: 1, y: -3, w: 40, h: 15 });
  });
});

it('chooses groups as wholes, and by an area only what can be chosen', () => {
  const boxes = [
    box('a', 0, 0, 10, 10, { group: 'g' }),
    box('b', 100, 0, 10, 10, { group: 'g' }),
    box('c', 5, 5, 10, 10, { locked: true }),
    box('d', 5, 5, 10, 10, { hidden: true }),
  ];
  expect(withGroups(boxes, ['a'])).toEqual(['a', 'b']);
  expect(touchedBy(boxes, { x: 0, y: 0, w: 50, h: 50 })).toEqual(['a']);
});

it('orders: to the front, to the back, and one on', () => {
  const boxes = ['a', 'b', 'c', 'd'].map((id) => ({ id }));
  const order = (ids: string[], to: Parameters<typeof reorderBoxes>[2]) =>
    reorderBoxes(boxes, ids, to)
      .map(({ id }) => id)
      .join('');
  expect(order(['a', 'c'], 'front')).toBe('bdac');
  expect(order(['b', 'd'], 'back')).toBe('bdac');
  expect(order(['b'], 'forward')).toBe('acbd');
  expect(order(['c'], 'backward')).toBe('acbd');
  expect(order(['d'], 'forward')).toBe('abcd');
  expect(order(['a'], 'backward')).toBe('abcd');
});

/** The corner or the middle of the side that a pull of the handle leaves. */
function fixedPoint({ x, y, w, h, rotation }: StageBox, handle: StageHandle): { x: number; y: number } {
  const sideX = handle.includes('e') ? -1 : handle.includes('w') ? 1 : 0;
  const sideY = handle.includes('s') ? -1 : handle.includes('n') ? 1 : 0;
  const angle = (rotation * Math.PI) / 180;
  const [byX, byY] = [(sideX * w) / 2, (sideY * h) / 2];
  return {
    x: x + w / 2 + byX * Math.cos(angle) - byY * Math.sin(angle),
    y: y + h / 2 + byX * Math.sin(angle) + byY * Math.cos(angle),
  };
}
