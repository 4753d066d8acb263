import { describe, expect, it } from 'vitest';
import { type FlowNode } from '../../flow/document/FlowDocument.js';
import { approver, branches, flowOf } from '../../flow/testing/flows.js';
import { FINISH, type FlowLayout, layoutFlow } from './layoutFlow.js';
import { roundedPath } from './roundedPath.js';
import { passedLines } from './passedLines.js';
import { walkFlow } from './walkFlow.js';

const a = (id: string) => approver(id, ['ann']);
const inner = branches('in', [[a('i1')], [a('i2'), a('i3')], []]);
const nested = [a('a'), branches('out', [[inner, a('b')], [], [a('c'), a('d')]]), a('e')];

describe('layoutFlow', () => {
  it('draws every node, condition, the start and the finish once, and nothing over another', () => {
    const { boxes, width, height } = layoutFlow(flowOf(nested));
    expect(boxes.map(({ id }) => id).toSorted()).toEqual(
      ['start', 'a', 'out', 'out.1', 'out.2', 'out.3', 'in', 'in.1', 'in.2', 'in.3']
        .concat(['i1', 'i2', 'i3', 'b', 'c', 'd', 'e', FINISH])
        .toSorted(),
    );
    boxes.forEach((box, index) => {
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(width);
      expect(box.y + box.height).toBeLessThanOrEqual(height);
      for (const other of boxes.slice(index + 1)) {
        const isBeside = box.x + box.width <= other.x || other.x + other.width <= box.x;
        const isApart = box.y + box.height <= other.y || other.y + other.height <= box.y;
        expect(isBeside || isApart, `${box.id} lies over ${other.id}`).toBe(true);
      }
    });
  });

  it('stands around its axis', () => {
    const layout = layoutFlow(flowOf([branches('p', [[a('a')], [a('b')], [a('c')], [a('d')]]), a('e')]));
    const distance = (id: string) => middle(layout, id) - middle(layout, 'start');
    expect(distance('a')).toBe(-distance('d'));
    expect(distance('b')).toBe(-distance('c'));
    expect([distance('p'), distance('e'), distance(FINISH)]).toEqual([0, 0, 0]);
    expect(middle(layout, 'b') - middle(layout, 'a')).toBe(248);
  });

  it('goes down: every line leads from above to below, and a node can be put on each', () => {
    const { lines, gaps } = layoutFlow(flowOf(nested));
    for (const { points } of lines) expect(points[0]?.y).toBeLessThan(points.at(-1)?.y ?? 0);
    expect(gaps.map(({ branchId, index }) => `${branchId ?? ''} ${index}`)).toHaveLength(4 + 3 + 1 + 3 + 2 + 3 + 1);
    expect(new Set(gaps.map(({ x, y }) => `${x} ${y}`)).size).toBe(gaps.length);
  });

  it('draws a folded node without its branches', () => {
    const { boxes } = layoutFlow(flowOf(nested), new Set(['out']));
    expect(boxes.map(({ id }) => id)).toEqual(['start', 'a', 'out', 'e', FINISH]);
  });

  it('leads nowhere behind an end', () => {
    const end: FlowNode = { id: 'end', name: 'end', kind: 'end', verdict: 'rejected' };
    const { lines } = layoutFlow(flowOf([branches('p', [[end], [a('b')]])]));
    expect(lines.filter(({ from }) => from === 'end')).toEqual([]);
    expect(layoutFlow(flowOf([end])).boxes.map(({ id }) => id)).toEqual(['start', 'end']);
  });

  it('looks at each node once', () => {
    const reads: string[] = [];
    const counted = (node: FlowNode): FlowNode =>
      new Proxy(node, {
        get(target, key, receiver) {
          if (key === 'kind') reads.push(target.id);
          return Reflect.get(target, key, receiver) as unknown;
        },
      });
    const deep = (depth: number): FlowNode[] => [
      counted(depth === 0 ? a('leaf') : branches(`n${depth}`, [deep(depth - 1), []])),
    ];
    layoutFlow(flowOf(deep(9)));
    const most = Math.max(...reads.map((id) => reads.filter((other) => other === id).length));
    expect(most).toBeLessThanOrEqual(5);
  });
});

describe('roundedPath', () => {
  it('rounds each corner, and leaves out what is no way', () => {
    const way = [
      { x: 0, y: 0 },
      { x: 0, y: 20 },
      { x: 40, y: 20 },
    ];
    expect(roundedPath(way)).toBe('M0 0L0 12Q0 20 8 20L40 20');
    expect(roundedPath([{ x: 0, y: 0 }, ...way.slice(0, 2)])).toBe('M0 0L0 20');
  });
});

describe('passedLines', () => {
  const { lines } = layoutFlow(flowOf([branches('p', [[a('a')], [a('b')]]), a('e')]));
  const passed = (marks: Parameters<typeof passedLines>[1]) =>
    [...passedLines(lines, marks)].map(({ from, to }) => `${from} ${to}`);

  it('goes through forks, conditions and joins that nobody marks', () => {
    expect(passed({ start: 'done', a: 'done', e: 'open' })).toEqual([
      'start p',
      'p p.1',
      'p.1 a',
      'a p:join',
      'p:join e',
    ]);
  });

  it('stops at what is open', () =>
    expect(passed({ start: 'done', a: 'open', b: 'done', e: 'ahead' })).toEqual([
      'start p',
      'p p.1',
      'p.1 a',
      'p p.2',
      'p.2 b',
      'b p:join',
    ]));
});

describe('walkFlow', () => {
  const flow = flowOf(nested);
  const walk = (id: string, ...ways: ('up' | 'down' | 'left' | 'right')[]) =>
    ways.reduce<string | undefined>((at, way) => (at === undefined ? undefined : walkFlow(flow, at, way)), id);

  it('goes through a branch and out of it', () => {
    expect(walk('start', 'down', 'down', 'down', 'down', 'down', 'down')).toBe('i1');
    expect(walk('i1', 'down', 'down')).toBe('e');
    expect(walk('e', 'up', 'up', 'up')).toBe('in.1');
    expect(walk('a', 'up')).toBe('start');
  });

  it('goes between branches at the same height, or as low as they reach', () => {
    expect(walk('i3', 'left')).toBe('i1');
    expect(walk('i1', 'right', 'right')).toBe('in.3');
    expect(walk('out.1', 'right', 'right')).toBe('out.3');
    expect(walk('out.3', 'right')).toBeUndefined();
  });

  it('goes past what is folded', () => expect(walkFlow(flow, 'out', 'down', new Set(['out']))).toBe('e'));
});

function middle({ boxes }: FlowLayout, id: string): number {
  const box = boxes.find((one) => one.id === id);
  return (box?.x ?? Number.NaN) + (box?.width ?? 0) / 2;
}
