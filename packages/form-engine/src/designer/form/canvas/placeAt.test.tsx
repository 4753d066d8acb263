import { afterEach, describe, expect, it, vi } from 'vitest';
import { createField, createFormDocument } from '../../../core/document/createField.js';
import { placeAt } from './placeAt.js';

const WIDTH = 240;
const HEIGHT = 40;
const GAP = 20;

/** Draws boxes of a third, a half or the whole of a line, one after the other; jsdom lays nothing out. */
function drawLines(widths: readonly number[], isDrawn: (index: number) => boolean = () => true) {
  const root = document.createElement('div');
  document.body.append(root);
  let [x, y] = [0, 0];
  const measured = new Set<number>();
  const boxes = widths.map((width, index) => {
    const frame = document.createElement('div');
    frame.dataset.item = `f${index}`;
    root.append(frame);
    if (!isDrawn(index)) {
      frame.getClientRects = () => [] as unknown as DOMRectList;
      return undefined;
    }
    if (x + width > WIDTH) [x, y] = [0, y + HEIGHT + GAP];
    const box = { left: x, right: x + width - GAP, top: y, bottom: y + HEIGHT, width: width - GAP, height: HEIGHT };
    x += width;
    frame.getClientRects = () => [box] as unknown as DOMRectList;
    frame.getBoundingClientRect = () => {
      measured.add(index);
      return box as DOMRect;
    };
    return box;
  });
  const form = createFormDocument(widths.map((_, index) => createField('text', { id: `f${index}`, label: '字段' })));
  // nothing but the canvas lies under the pointer
  document.elementFromPoint = () => root;
  return { boxes, measured, placeOf: (point: { x: number; y: number }) => placeAt(root, point, form, () => true) };
}

const WIDTHS = Array.from({ length: 400 }, (_, index) => [80, 120, 240, 80, 80][index % 5] ?? 80);

afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

describe('the place for what is dragged between the parts of a form', () => {
  it.each([
    ['all drawn', undefined],
    ['some not drawn', (index: number) => index % 7 !== 0],
  ])('is besides the nearest part, wherever the pointer is: %s', (_, isDrawn) => {
    const { boxes, placeOf } = drawLines(WIDTHS, isDrawn);
    for (let step = 0; step < 500; step += 1) {
      const point = { x: (step * 37) % 260, y: ((step * 211) % 9_000) - 50 };
      const away = boxes.map((box) =>
        box
          ? Math.hypot(
              Math.max(box.left - point.x, 0, point.x - box.right),
              Math.max(box.top - point.y, 0, point.y - box.bottom),
            )
          : Infinity,
      );
      const index = placeOf(point)?.index ?? -1;
      // before or behind it
      expect(Math.min(away[index] ?? Infinity, away[index - 1] ?? Infinity)).toBe(Math.min(...away));
    }
  });

  it('measures the parts of the lines around it alone', () => {
    const { measured, placeOf } = drawLines(WIDTHS);
    placeOf({ x: 230, y: 4_000 });
    expect(measured.size).toBeLessThan(30);
  });

  it('is in the form while it has no parts', () => {
    expect(drawLines([]).placeOf({ x: 10, y: 10 })).toMatchObject({ holder: '', index: 0 });
  });
});
