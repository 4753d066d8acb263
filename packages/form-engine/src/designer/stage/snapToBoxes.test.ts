import { expect, it } from 'vitest';
import { snapEdges, snapToBoxes } from './snapToBoxes.js';

const stage = { x: 0, y: 0, w: 1_000, h: 600 };
const rect = (x: number, y: number, w = 100, h = 50) => ({ x, y, w, h });

it('falls in with the edges and centres of others and of the stage, the nearest first', () => {
  const { step, guides } = snapToBoxes(rect(203, 300), [rect(200, 100)], stage, 6);
  expect(step).toEqual({ dx: -3, dy: 0 });
  // the line runs from one to the other
  expect(guides[0]).toMatchObject({ kind: 'line', direction: 'x', at: 200, from: 100 });
  expect(snapToBoxes(rect(447, 100), [], stage, 6).step).toEqual({ dx: 3, dy: 0 });
  expect(snapToBoxes(rect(4, 4), [], stage, 6).step).toEqual({ dx: -4, dy: -4 });
});

it('does not take an edge for the centre of another', () => {
  expect(snapToBoxes(rect(153, 300), [rect(200, 100, 110)], stage, 6).step.dx).toBe(0);
});

it('stays where it is when nothing is near, or nothing is to be looked at', () => {
  expect(snapToBoxes(rect(120, 130), [rect(400, 400)], stage, 6)).toEqual({ step: { dx: 0, dy: 0 }, guides: [] });
  expect(snapToBoxes(rect(203, 300), [rect(200, 100)], stage, -1).step).toEqual({ dx: 0, dy: 0 });
});

it('leaves equal gaps between two neighbours, and the gap of a row after its last', () => {
  const between = snapToBoxes(rect(213, 310), [rect(50, 300), rect(380, 320)], stage, 6);
  expect(between.step.dx).toBe(2);
  expect(between.guides.filter(({ kind }) => kind === 'gap')).toEqual([
    expect.objectContaining({ from: 150, to: 215 }),
    expect.objectContaining({ from: 315, to: 380 }),
  ]);
  const after = snapToBoxes(rect(327, 310), [rect(33, 300), rect(178, 320)], stage, 6);
  expect(after.step.dx).toBe(-4);
});

it('pulls an edge into line and leaves the others', () => {
  const { step, guides } = snapEdges(rect(100, 100, 196), { x: 'high', y: undefined }, [rect(300, 400)], stage, 6);
  expect(step).toEqual({ dx: 4, dy: 0 });
  expect(guides).toHaveLength(1);
});
