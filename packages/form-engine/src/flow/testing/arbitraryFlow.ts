import fc from 'fast-check';
import {
  type BranchNode,
  type FlowDocument,
  type FlowNode,
  type Refusal,
  type Several,
} from '../document/FlowDocument.js';
import { type EmptyRule, type PeopleRule } from '../document/PeopleRule.js';
import { type TimeLimit } from '../document/TimeLimit.js';
import { ALL_ACTIONS } from './flows.js';

/** People of the tests. */
export const PEOPLE = ['ann', 'bob', 'cid', 'dan', 'eve'] as const;

const share = fc.oneof(
  fc.record({ count: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ percent: fc.integer({ min: 1, max: 100 }) }),
);
const several: fc.Arbitrary<Several> = fc.oneof(
  fc.constantFrom<Several>({ mode: 'any' }, { mode: 'all' }, { mode: 'inOrder' }),
  fc.record({ mode: fc.constant('share' as const), pass: share, refuse: share, veto: fc.boolean() }),
);
const people: fc.Arbitrary<PeopleRule[]> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .uniqueArray(fc.constantFrom(...PEOPLE), { minLength: 1, maxLength: 4 })
      .map((ids): PeopleRule[] => [{ kind: 'users', ids }]),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom<PeopleRule[]>(
      [],
      [{ kind: 'launcher' }],
      [{ kind: 'launcherChoice' }],
      [{ kind: 'previousChoice' }],
    ),
  },
);
const empty: fc.Arbitrary<EmptyRule> = fc.oneof(
  fc.constantFrom<EmptyRule>(
    { kind: 'administrators' },
    { kind: 'pass' },
    { kind: 'refuseSubmit' },
    { kind: 'person', userId: 'eve' },
  ),
  fc.integer({ min: 1, max: 12 }).map((n): EmptyRule => ({ kind: 'skipTo', nodeId: `n${n}` })),
);
const refusal: fc.Arbitrary<Refusal> = fc.record({
  to: fc.oneof(
    fc.constantFrom<Refusal['to']>('reject', 'previous', 'previous', 'chosen', 'chosen'),
    fc.integer({ min: 1, max: 8 }).map((n) => ({ nodeId: `n${n}` })),
  ),
  then: fc.constantFrom('onward' as const, 'back' as const, 'back' as const, 'chosen' as const),
});
const hours = (amount: number) => ({ amount, unit: 'hours' as const });
const limit: fc.Arbitrary<TimeLimit> = fc.record({
  duration: fc.integer({ min: 1, max: 5 }).map(hours),
  remind: fc.record({ times: fc.integer({ min: 0, max: 2 }), every: fc.constant(hours(1)) }),
  then: fc.constantFrom<TimeLimit['then']>(
    { kind: 'nothing' },
    { kind: 'pass' },
    { kind: 'refuse' },
    { kind: 'escalate' },
    { kind: 'transfer', people: [{ kind: 'users', ids: ['dan', 'eve'] }] },
  ),
});

const workNode = fc
  .record({
    kind: fc.constantFrom('approver' as const, 'approver' as const, 'approver' as const, 'handler' as const),
    people,
    several,
    empty,
    refusal,
    claim: fc.integer({ min: 0, max: 5 }).map((n) => n === 0),
    limit: fc.option(limit, { nil: undefined, freq: 3 }),
  })
  .map(({ limit: until, ...node }) => ({
    ...node,
    ...(until ? { limit: until } : {}),
    actions: ALL_ACTIONS,
    fields: {},
  }));

const rule: PeopleRule[] = [{ kind: 'users', ids: ['ann'] }];
const automatic = fc.constantFrom(
  { kind: 'circulate', people: rule },
  { kind: 'message', templateId: 'm', people: rule },
  { kind: 'interface', interfaceId: 'i', params: {}, store: {}, failed: 'stop' },
  { kind: 'record', modelId: 'r', action: { kind: 'create' }, values: {}, failed: 'continue' },
  { kind: 'subFlow', flowId: 'f', values: {}, launcher: 'launcher', wait: true, refused: 'continue' },
  { kind: 'subFlow', flowId: 'f', values: {}, launcher: 'launcher', wait: true, refused: 'reject' },
  { kind: 'subFlow', flowId: 'f', values: {}, launcher: 'launcher', wait: false, refused: 'continue' },
  { kind: 'wait', until: { kind: 'duration', duration: hours(2) } },
  { kind: 'wait', until: { kind: 'event', modelId: 'r', event: 'changed' } },
);
const end = fc.constantFrom({ kind: 'end', verdict: 'adopted' }, { kind: 'end', verdict: 'rejected' });

const leaf = fc.oneof(
  { weight: 12, arbitrary: workNode as fc.Arbitrary<unknown> },
  { weight: 3, arbitrary: automatic },
  { weight: 1, arbitrary: end },
);
const condition = fc.constantFrom('{amount} > 5', '{amount} > 50', undefined);

/** Nodes without ids, which are given to the whole flow in order. */
function sequence(depth: number): fc.Arbitrary<unknown[]> {
  const length =
    depth >= 3 ? { minLength: 2, maxLength: 5, size: 'max' as const } : { maxLength: 3, size: 'max' as const };
  if (depth <= 1) return fc.array(leaf, length);
  const branch = fc.record({ nodes: sequence(depth - 1), condition }, { requiredKeys: ['nodes'] });
  const node = fc.record({
    kind: fc.constant('branch'),
    mode: fc.constantFrom<BranchNode['mode']>('exclusive', 'parallel', 'parallel', 'inclusive'),
    branches: fc.array(branch, { minLength: 2, maxLength: 3 }),
  });
  return fc.array(
    fc.oneof({ weight: 3, arbitrary: leaf }, { weight: 2, arbitrary: node as fc.Arbitrary<unknown> }),
    length,
  );
}

/** Flows of all kinds of nodes and rules. */
export const arbitraryFlow: fc.Arbitrary<FlowDocument> = fc
  .record({
    nodes: sequence(3),
    settings: fc.record({
      repeat: fc.constantFrom('each' as const, 'once' as const, 'adjacent' as const),
      own: fc.constantFrom('ask' as const, 'pass' as const, 'superior' as const),
      revoke: fc.constantFrom('beforeFirst' as const, 'running' as const, 'never' as const),
    }),
  })
  .map(({ nodes, settings }) => ({
    version: 1,
    start: { id: 'start', kind: 'start', name: 'Start', fields: {} },
    nodes: named(nodes),
    settings,
  }));

function named(nodes: unknown[]): FlowNode[] {
  let node = 0;
  let branch = 0;
  const walk = (all: unknown[]): FlowNode[] =>
    all.map((raw) => {
      node += 1;
      const id = `n${node}`;
      const { branches, ...rest } = raw as { branches?: { nodes: unknown[] }[] };
      const inner = branches?.map((each) => {
        branch += 1;
        return { ...each, id: `b${branch}`, name: `Branch ${branch}`, nodes: walk(each.nodes) };
      });
      return { id, name: `Node ${id}`, ...rest, ...(inner ? { branches: inner } : {}) } as unknown as FlowNode;
    });
  return walk(nodes);
}
