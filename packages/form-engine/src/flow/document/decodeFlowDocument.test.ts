import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FormDocumentError } from '../../core/document/FormDocumentError.js';
import { arbitraryFlow } from '../testing/arbitraryFlow.js';
import { approver, branches, flowOf } from '../testing/flows.js';
import { decodeFlowDocument } from './decodeFlowDocument.js';
import { type FlowNode } from './FlowDocument.js';

const stored = (change: (flow: Record<string, unknown>) => unknown) =>
  change(JSON.parse(JSON.stringify(flowOf([approver('a', ['ann'])]))) as Record<string, unknown>);
const withNode = (node: unknown) => stored((flow) => ({ ...flow, nodes: [node] }));
const node = (more: object) => withNode({ ...approver('a', ['ann']), ...more });

test('A flow that was written is read as it was', () => {
  const same = fc.property(arbitraryFlow, (flow) => {
    expect(decodeFlowDocument(JSON.stringify(flow))).toEqual(flow);
  });
  fc.assert(same, { numRuns: 100 });
});

test.each([
  ['nodes[0].kind: must be one of approver', withNode({ id: 'a', name: 'A', kind: 'robot' })],
  ['nodes[0].people[0].kind: must be one of users', node({ people: [{ kind: 'everybody' }] })],
  ['nodes[0].people[0].ids[1]: must be a text', node({ people: [{ kind: 'users', ids: ['ann', 7] }] })],
  ['nodes[0].several.mode: must be one of any', node({ several: { mode: 'most' } })],
  [
    'nodes[0].several.pass.percent: must be a whole number from 1 to 100',
    node({ several: { mode: 'share', pass: { percent: 0 }, refuse: { count: 1 }, veto: false } }),
  ],
  ['nodes[0].colour: is not known', node({ colour: 'red' })],
  ['nodes[0].actions.dance: is not known', node({ actions: { dance: { comment: 'off', signature: 'off' } } })],
  [
    'nodes[0].limit.duration.amount: must be a whole number',
    node({ limit: { duration: { amount: -1, unit: 'days' } } }),
  ],
  ['nodes[0].claim: must be true or false', node({ claim: 'yes' })],
  [
    'nodes[0].people[0].among[0].among: must not be chosen among a choice',
    node({ people: [{ kind: 'launcherChoice', among: [{ kind: 'launcherChoice', among: [] }] }] }),
  ],
  ['nodes: must be a list', stored((flow) => ({ ...flow, nodes: {} }))],
  ['settings.own: must be one of ask', stored((flow) => ({ ...flow, settings: { repeat: 'each', revoke: 'never' } }))],
  ['version: is 2, newer than 1', stored((flow) => ({ ...flow, version: 2 }))],
  ['nodes[1].id: "a" is used twice', stored((flow) => ({ ...flow, nodes: [approver('a', []), approver('a', [])] }))],
  [
    'nodes: are 501, at most 500',
    stored((flow) => ({ ...flow, nodes: Array.from({ length: 501 }, (_, at) => approver(`n${at}`, [])) })),
  ],
])('%s', (message, flow) => {
  expect(() => decodeFlowDocument(flow)).toThrow(FormDocumentError);
  expect(() => decodeFlowDocument(flow)).toThrow(message);
});

test('Branches deeper than ten sequences are refused, however deep they are', () => {
  const nested = (depth: number): FlowNode[] =>
    Array.from({ length: depth }).reduce<FlowNode[]>(
      (inner, _, at) => [branches(`b${at}`, [inner, []])],
      [approver('a', ['ann'])],
    );
  expect(decodeFlowDocument(flowOf(nested(9))).nodes).toHaveLength(1);
  expect(() => decodeFlowDocument(flowOf(nested(10)))).toThrow('is more than 10 deep');
  expect(() => decodeFlowDocument(flowOf(nested(3000)))).toThrow('is more than 10 deep');
});
