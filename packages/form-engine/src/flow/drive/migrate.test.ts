import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type FlowDocument } from '../document/FlowDocument.js';
import { arbitraryFlow } from '../testing/arbitraryFlow.js';
import { FlowBench } from '../testing/FlowBench.js';
import { approver, branches, flowOf } from '../testing/flows.js';
import { approveEverything, holdLaws } from '../testing/laws.js';
import { arbitraryChoice, commandOf } from '../testing/randomCommand.js';
import { type FlowCommand } from '../engine/FlowCommand.js';
import { type FlowState } from '../engine/FlowState.js';
import { migrate } from './migrate.js';

const back = { refusal: { to: { nodeId: 'a' }, then: 'back' } } as const;
const old = flowOf([
  approver('a', ['ann']),
  branches('p', [[approver('b', ['bob', 'cid'], back)], [approver('c', ['dan'])]]),
]);

function started(...people: string[]): FlowBench {
  const bench = new FlowBench(old);
  bench.submit();
  for (const person of people) bench.approve(person);
  return bench;
}

function moved(bench: FlowBench, flow: FlowDocument, mapping?: Record<string, string>): FlowBench {
  const result = migrate(old, flow, bench.state as FlowState, mapping);
  if (!result.ok) throw new Error(result.problems.map(({ nodeId, reason }) => `${nodeId} ${reason}`).join(', '));
  const other = new FlowBench(flow);
  other.state = result.state;
  return other;
}

describe('peer 2.4: Move running instances to a new version', () => {
  test('goes on in the new version, with every task and verdict', () => {
    const flow = flowOf([
      approver('a', ['ann']),
      branches('p', [[approver('b', ['bob', 'cid']), approver('n', ['new'])], [approver('c', ['dan'])]]),
      approver('z', ['eve']),
    ]);
    const bench = started('ann', 'bob');
    const other = moved(bench, flow);
    expect(other.state?.tasks).toEqual(bench.state?.tasks);
    other.approve('cid');
    expect(other.whoHas()).toEqual(['dan@c', 'new@n']);
    other.approve('dan');
    other.approve('new');
    expect(other.whoHas()).toEqual(['eve@z']);
  });

  test('goes to the nodes and branches that the mapping names', () => {
    const flow = flowOf([branches('q', [[approver('d', ['dan'])], [approver('e', ['bob', 'cid'])]])]);
    const mapping = { p: 'q', b: 'e', c: 'd', 'p.1': 'q.2', 'p.2': 'q.1' };
    expect(moved(started('ann'), flow, mapping).whoHas()).toEqual(['bob@e', 'cid@e', 'dan@d']);
  });

  test('what a refusal cut off moves too', () => {
    const bench = started('ann', 'bob');
    bench.refuse('cid');
    const flow = flowOf([
      approver('a', ['ann']),
      branches('p', [[approver('x', ['bob', 'cid'])], [approver('c', ['dan'])]]),
    ]);
    const other = moved(bench, flow, { b: 'x' });
    other.approve('ann');
    expect(other.whoHas()).toEqual(['cid@x', 'dan@c']);
  });

  test.each([
    ['c missing', flowOf([approver('a', ['ann']), branches('p', [[approver('b', ['bob'])], []])])],
    ['c parent', flowOf([branches('p', [[approver('b', ['bob'])], []]), approver('c', ['dan'])])],
    [
      'b kind',
      flowOf([branches('p', [[{ id: 'b', name: 'b', kind: 'end', verdict: 'adopted' }], [approver('c', ['dan'])]])]),
    ],
  ])('%s: nothing moves', (problem, flow) => {
    expect(() => moved(started('ann'), flow)).toThrow(problem);
  });

  test('an id that every object has is an id like others', () => {
    const named = flowOf([approver('constructor', ['ann'])]);
    const bench = new FlowBench(named);
    bench.submit();
    expect(migrate(named, named, bench.state as FlowState)).toEqual({ ok: true, state: bench.state });
  });

  test('a piece that has no place keeps all of it where it is', () => {
    const bench = started('ann', 'bob');
    bench.refuse('cid');
    expect(() => moved(bench, flowOf([approver('a', ['ann'])]))).toThrow('p missing');
  });
});

describe('A node whose rule is met in the new version', () => {
  const any = flowOf([approver('a', ['ann', 'bob'], { several: { mode: 'any' } }), approver('z', ['eve'])]);
  function waits(...before: FlowCommand[]): FlowBench {
    const from = flowOf([approver('a', ['ann', 'bob'])]);
    const bench = new FlowBench(from);
    bench.submit();
    bench.approve('ann');
    for (const command of before) bench.do(command);
    const result = migrate(from, any, bench.state as FlowState);
    if (!result.ok) throw new Error('it does not move');
    const other = new FlowBench(any);
    other.state = result.state;
    return other;
  }

  test('goes on with a tick, though nothing is due', () => {
    const bench = waits();
    expect(bench.whoHas()).toEqual(['bob@a']);
    const { id: taskId } = bench.taskOf('bob');
    const effects = bench.do({ kind: 'tick' });
    expect(bench.whoHas()).toEqual(['eve@z']);
    expect(effects).toContainEqual({ kind: 'taskClosed', taskId, verdict: 'left' });
    holdLaws(any, bench.state as FlowState);
  });

  test('waits while the flow is paused, also when somebody says something, and goes on when it is resumed', () => {
    const bench = waits({ kind: 'pause', by: 'adm' });
    bench.do({ kind: 'comment', by: 'lea', comment: 'when?' });
    expect(bench.whoHas()).toEqual(['bob@a']);
    bench.do({ kind: 'resume', by: 'adm' });
    expect(bench.whoHas()).toEqual(['eve@z']);
  });
});

test('Moving to the same version changes nothing but ways back, and to one with a node more the laws still hold', () => {
  fc.assert(
    fc.property(arbitraryFlow, fc.array(arbitraryChoice, { maxLength: 15 }), (flow, choices) => {
      const bench = new FlowBench(flow);
      if (!bench.take({ kind: 'submit', by: 'bob' }).ok || !bench.state) return;
      for (const choice of choices) bench.take(commandOf(flow, bench.state, choice, []));
      const next = { ...flow, nodes: [...flow.nodes, approver('added', ['ann'])] };
      const result = migrate(flow, next, bench.state);
      if (!result.ok) throw new Error(JSON.stringify(result.problems));
      expect(result.state.tasks).toEqual(bench.state.tasks);
      holdLaws(next, result.state);
      const other = new FlowBench(next);
      Object.assign(other, { state: result.state, now: bench.now });
      approveEverything(other);
    }),
    { numRuns: 300 },
  );
});
