import { expect, it } from 'vitest';
import { differentFirst, summarizeReplay } from './summarizeReplay.js';

const difference = (kind: 'added' | 'left' | 'people' | 'branch' | 'end', nodeId: string) => ({
  kind,
  nodeId,
  nodeName: `节点${nodeId}`,
});

it('counts flows by what became of them, and how often each node differs', () => {
  const summary = summarizeReplay([
    { result: 'same', differences: [] },
    { result: 'different', differences: [difference('left', 'a'), difference('branch', 'fork')] },
    { result: 'different', differences: [difference('added', 'n'), difference('people', 'a'), difference('end', '')] },
    { result: 'failed', differences: [] },
  ]);
  expect(summary).toEqual({
    same: 1,
    different: 2,
    failed: 1,
    nodes: [
      { nodeId: 'a', nodeName: '节点a', added: 0, left: 1, people: 1 },
      { nodeId: 'n', nodeName: '节点n', added: 1, left: 0, people: 0 },
    ],
  });
});

it('puts what would differ first and keeps the order otherwise', () => {
  const flows = (['same', 'failed', 'different', 'same', 'different'] as const).map((result, id) => ({ id, result }));
  expect(differentFirst(flows).map(({ id }) => id)).toEqual([2, 4, 1, 0, 3]);
});
