import { describe, expect, test } from 'vitest';
import { approver, branches, flowOf } from '../testing/flows.js';
import { FlowBench } from '../testing/FlowBench.js';
import { type FlowState } from '../engine/FlowState.js';
import { migrationPlaces, migrationTargets, standsAt } from './migrationPlaces.js';

const back = { refusal: { to: { nodeId: 'a' }, then: 'back' } } as const;
const old = flowOf([
  approver('a', ['ann']),
  branches('p', [[approver('b', ['bob'], back)], [approver('c', ['cid'])]]),
  { id: 'w', name: 'w', kind: 'wait', until: { kind: 'duration', duration: { amount: 1, unit: 'hours' } } },
]);

function standing(...acts: ((bench: FlowBench) => void)[]) {
  const bench = new FlowBench(old);
  bench.submit();
  for (const act of acts) act(bench);
  return Object.fromEntries(standsAt(bench.state as FlowState));
}

describe('Where a flow stands', () => {
  test('is its nodes, the branches that are under way, and the nodes around them', () => {
    expect(standing((bench) => bench.approve('ann'))).toEqual({
      ...{ p: true, b: true, 'p.1': true },
      ...{ c: true, 'p.2': true },
    });
  });

  test('holds what is cut off to come back, and says where nothing waits any more', () => {
    const approved = (bench: FlowBench) => {
      bench.approve('ann');
      bench.approve('cid');
    };
    expect(standing(approved)).toMatchObject({ b: true, c: false });
    expect(standing(approved, (bench) => bench.refuse('bob'))).toEqual({
      ...{ a: true, p: true, b: true, 'p.1': true, 'p.2': true },
      c: false,
    });
  });
});

describe('Where it can go', () => {
  const newer = flowOf([
    approver('x', ['ann'], { kind: 'handler' }),
    branches('q', [[approver('y', ['bob'])], []]),
    { id: 'e', name: 'e', kind: 'wait', until: { kind: 'event', modelId: 'm', event: 'changed' } },
    { id: 't', name: 't', kind: 'wait', until: { kind: 'field', path: 'day' } },
  ]);
  const targets = (id: string, waits = true) => migrationTargets(old, newer, { id, waits }).map((place) => place.id);

  test('are the nodes that wait for the same thing', () => {
    expect([targets('a'), targets('p'), targets('w')]).toEqual([['x', 'y'], ['q'], ['t']]);
  });

  test('are branches for a branch, with the node that they belong to', () => {
    expect(targets('p.1')).toEqual(['q.1', 'q.2']);
    expect(migrationPlaces(newer).find(({ id }) => id === 'q.2')).toMatchObject({ kind: 'way', parentId: 'q' });
    expect(migrationPlaces(newer).map(({ id, within }) => [id, ...within])).toEqual([
      ...[['x'], ['q'], ['q.1', 'q'], ['q.2', 'q'], ['y', 'q', '1'], ['e'], ['t']],
    ]);
  });

  test('are all nodes inside branches where nothing waits any more', () => {
    expect(targets('c', false)).toEqual(['y']);
  });
});
