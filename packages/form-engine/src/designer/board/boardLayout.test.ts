import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  BOARD_COLUMNS,
  type BoardBox,
  bottomOf,
  freePlace,
  inReadingOrder,
  meets,
  moveBoxes,
  placeBoxes,
  resizeBox,
} from './boardLayout.js';

const box = (id: string, x: number, y: number, w: number, h: number): BoardBox => ({ id, x, y, w, h });
const anyBox = fc.record({
  x: fc.integer({ min: 0, max: 11 }),
  y: fc.integer({ min: 0, max: 20 }),
  w: fc.integer({ min: 1, max: 12 }),
  h: fc.integer({ min: 1, max: 6 }),
});
const anyBoard = fc.array(anyBox, { minLength: 1, maxLength: 12 }).map((boxes) =>
  boxes.reduce<BoardBox[]>((board, each, index) => {
    const added = { ...each, id: `b${index}` };
    return placeBoxes([...board, added], [added]);
  }, []),
);

const isSound = (boxes: readonly BoardBox[]) =>
  boxes.every(
    (one, index) =>
      one.x >= 0 &&
      one.y >= 0 &&
      one.x + one.w <= BOARD_COLUMNS &&
      boxes.slice(index + 1).every((other) => !meets(one, other)),
  );

describe('a board', () => {
  it('never lets boxes meet or leave it, wherever one is put', () => {
    fc.assert(
      fc.property(anyBoard, anyBox, fc.nat(), (board, place, which) => {
        const moved = board[which % board.length];
        return isSound(board) && (!moved || isSound(placeBoxes(board, [{ ...place, id: moved.id }])));
      }),
    );
  });

  it('never lets boxes meet that are moved or resized by steps', () => {
    const step = fc.record({ dx: fc.integer({ min: -13, max: 13 }), dy: fc.integer({ min: -9, max: 9 }) });
    const handle = fc.constantFrom('n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw' as const);
    fc.assert(
      fc.property(anyBoard, step, handle, (board, by, edge) => {
        const some = board.slice(0, 3);
        const [first] = board;
        return (
          isSound(placeBoxes(board, moveBoxes(some, by))) &&
          (!first || isSound(placeBoxes(board, [resizeBox(first, edge, by)])))
        );
      }),
    );
  });

  it('pushes down what stands where a box is put, and leaves the rest where it is', () => {
    const board = [box('a', 0, 0, 6, 2), box('b', 6, 0, 6, 2), box('c', 0, 2, 6, 2)];
    expect(placeBoxes(board, [box('b', 0, 0, 6, 2)])).toEqual([
      box('a', 0, 2, 6, 2),
      box('b', 0, 0, 6, 2),
      box('c', 0, 4, 6, 2),
    ]);
  });

  it('gives back what was pushed when the box goes on', () => {
    const board = [box('a', 0, 0, 6, 2), box('b', 6, 0, 6, 2)];
    // each place is worked out from where the drag began
    expect(placeBoxes(board, [box('b', 6, 3, 6, 2)])).toEqual([box('a', 0, 0, 6, 2), box('b', 6, 3, 6, 2)]);
  });

  it('finds the first gap that is large enough', () => {
    const board = [box('a', 0, 0, 4, 2), box('b', 8, 0, 4, 2)];
    expect(freePlace(board, { w: 4, h: 2 })).toEqual({ x: 4, y: 0 });
    expect(freePlace(board, { w: 6, h: 2 })).toEqual({ x: 0, y: 2 });
    expect(bottomOf(board)).toBe(2);
  });

  it('keeps the opposite edge of a box that is resized, at least one column wide', () => {
    expect(resizeBox(box('a', 4, 2, 4, 4), 'nw', { dx: 9, dy: -1 })).toEqual(box('a', 7, 1, 1, 5));
    expect(resizeBox(box('a', 4, 2, 4, 4), 'e', { dx: 20, dy: 3 })).toEqual(box('a', 4, 2, 8, 4));
  });

  it('is read from the top left', () => {
    const order = inReadingOrder([box('c', 0, 2, 4, 1), box('b', 4, 0, 4, 1), box('a', 0, 0, 4, 1)]);
    expect(order.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  });
});
