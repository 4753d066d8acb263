import { LOCALES } from '@smart-admin/ui/messages';
import { describe, expect, test } from 'vitest';
import { createField, createFormDocument } from '../../core/document/createField.js';
import { approver, branches, flowOf } from '../testing/flows.js';
import { type FlowNode, type RecordNode } from './FlowDocument.js';
import { flowProblemText } from './FlowProblem.js';
import { flowProblems } from './flowProblems.js';
import { type PeopleRule } from './PeopleRule.js';
import { type FlowTargets } from './targetProblems.js';

const form = createFormDocument([
  createField('number', { id: 'amount', label: '金额' }),
  createField('subtable', {
    id: 'items',
    label: '明细',
    columns: [createField('number', { id: 'price', label: '单价' })],
  }),
]);
const found = (nodes: FlowNode[]) =>
  flowProblems(flowOf(nodes), { form, flowId: 'self' }).map(({ code, nodeId, setting, params }) =>
    [code, nodeId, setting, params.detail].filter((part) => part !== '').join(' '),
  );
const first = approver('a', ['ann']);
const share = { mode: 'share', pass: { count: 3 }, refuse: { percent: 50 }, veto: false } as const;
const subFlow = { kind: 'subFlow', name: 's', launcher: 'launcher', wait: true, refused: 'continue', id: 's' } as const;

test('A flow without faults has no problems', () => {
  const second = approver('b', ['bob'], {
    refusal: { to: { nodeId: 'a' }, then: 'back' },
    fields: { 'items.price': 'write' },
  });
  expect(found([first, branches('p', [[second], []], 'exclusive', ['SUM({items.price}) > {amount}'])])).toEqual([]);
  expect(found([{ ...subFlow, flowId: 'f', perRow: 'items', values: { cost: '{price} × {amount}' } }])).toEqual([]);
});

test.each<[string, FlowNode[]]>([
  ['noPeople a people', [approver('a', [], { people: [] })]],
  ['noPeople a people', [approver('a', [])]],
  ['noApprove a actions', [approver('a', ['ann'], { actions: {} })]],
  ['share a several 3', [approver('a', ['ann', 'bob'], { several: share })]],
  ['skipTo b empty a', [first, approver('b', ['bob'], { empty: { kind: 'skipTo', nodeId: 'a' } })]],
  [
    'refusalTarget b refusal gone',
    [first, approver('b', ['bob'], { refusal: { to: { nodeId: 'gone' }, then: 'back' } })],
  ],
  ['handlers a people c', [approver('a', ['ann'], { people: [{ kind: 'nodeHandlers', nodeId: 'c' }] })]],
  ['nobodyBefore a people', [approver('a', ['ann'], { people: [{ kind: 'previousChoice' }] })]],
  ['fewBranches p branches', [branches('p', [[first]])]],
  ['twoOtherwise p branches', [branches('p', [[first], []], 'exclusive')]],
  ['expression p.1 condition {amount', [branches('p', [[first], []], 'inclusive', ['{amount'])]],
  ['unknownField p.1 condition sum', [branches('p', [[first], []], 'exclusive', ['{sum} > 1'])]],
  ['unknownField a fields price', [approver('a', ['ann'], { fields: { price: 'write' } })]],
  ['unreachable a kind', [{ id: 'e', name: 'e', kind: 'end', verdict: 'adopted' }, first]],
  ['subFlowSelf s flowId', [{ ...subFlow, flowId: 'self', values: {} }]],
])('%s', (problem, nodes) => expect(found(nodes)).toEqual([problem]));

test('The fields of a record that is changed are known to its values, and to nothing else', () => {
  const record = (action: RecordNode['action'], value: string): RecordNode => ({
    ...{ id: 'r', name: 'r', kind: 'record', modelId: 'm', failed: 'stop' },
    action,
    values: { used: value },
  });
  expect(found([record({ kind: 'change', id: '{amount}' }, '{target.used} + {amount}')])).toEqual([]);
  expect(found([record({ kind: 'create' }, '{target.used}')])).toEqual(['unknownField r values target.used']);
  expect(found([record({ kind: 'change', id: '{target.id}' }, '1')])).toEqual(['unknownField r action target.id']);
});

test('Who launches a sub-flow is found for its row: its columns are known there, and nowhere else', () => {
  const launching = (launcher: PeopleRule, perRow?: string) =>
    found([{ ...subFlow, launcher, flowId: 'f', values: {}, ...(perRow === undefined ? {} : { perRow }) }]);
  const column: PeopleRule = { kind: 'field', path: 'items.price' };
  const expression: PeopleRule = { kind: 'expression', expression: '{price}' };
  expect([launching(column, 'items'), launching(expression, 'items')]).toEqual([[], []]);
  expect(launching({ kind: 'field', path: 'amount' }, 'items')).toEqual([]);
  expect(launching(column)).toEqual(['unknownField s launcher items.price']);
  expect(launching(expression)).toEqual(['unknownField s launcher price']);
});

describe('what a flow hands over to', () => {
  const nodes: Record<'record' | 'start' | 'message' | 'interface' | 'wait', FlowNode> = {
    record: {
      ...{
        id: 'r',
        name: 'r',
        kind: 'record',
        modelId: 'm',
        failed: 'stop',
        action: { kind: 'change', id: '{amount}' },
      },
      values: { used: '{target.used} + {amount}' },
    },
    start: { ...subFlow, flowId: 'f', values: { paper: '{amount}' } },
    message: { id: 'n', name: 'n', kind: 'message', templateId: 't', people: [{ kind: 'launcher' }] },
    interface: {
      ...{ id: 'i', name: 'i', kind: 'interface', interfaceId: 'i', params: {}, store: {} },
      failed: 'stop',
    },
    wait: { id: 'w', name: 'w', kind: 'wait', until: { kind: 'event', modelId: 'm', event: 'created' } },
  };
  const told = (of: keyof typeof nodes, targets: Partial<FlowTargets>) =>
    flowProblems(flowOf([nodes[of]]), { form, targets: { ...NOTHING, ...targets } }).map(
      ({ severity, code, setting, params }) => [severity, code, setting, params.detail].join(' ').trim(),
    );
  const withModel = (...fields: string[]) => ({ models: new Map([['m', { fields: new Set(fields) }]]) });
  const withFlow = (isEnabled: boolean, ...fields: string[]) => ({
    flows: new Map([['f', { isEnabled, fields: new Set(fields) }]]),
  });

  test('is there', () => {
    expect(told('record', withModel('used'))).toEqual([]);
    expect(told('wait', withModel())).toEqual([]);
    expect(told('start', withFlow(true, 'paper'))).toEqual([]);
    expect(told('message', { templates: new Set('t') })).toEqual([]);
    expect(told('interface', { interfaces: new Set('i') })).toEqual([]);
  });

  test.each<[keyof typeof nodes, string]>([
    ['record', 'error targetGone modelId'],
    ['start', 'error targetGone flowId'],
    ['message', 'error targetGone templateId'],
    ['interface', 'error targetGone interfaceId'],
    ['wait', 'error targetGone until'],
  ])('is gone: %s', (of, problem) => expect(told(of, {})).toEqual([problem]));

  test('cannot take it yet', () => {
    const unreleased = { fields: undefined, isEnabled: true };
    expect(told('record', { models: new Map([['m', unreleased]]) })).toEqual(['warning modelUnreleased modelId']);
    expect(told('start', { flows: new Map([['f', unreleased]]) })).toEqual(['warning flowUnreleased flowId']);
    expect(told('start', withFlow(false, 'paper'))).toEqual(['warning flowDisabled flowId']);
  });

  test('lacks a field', () => {
    expect(told('record', withModel('other'))).toEqual(['error targetField values used']);
    expect(told('start', withFlow(true))).toEqual(['error targetField values paper']);
  });

  const NOTHING: FlowTargets = { models: new Map(), flows: new Map(), templates: new Set(), interfaces: new Set() };
});

test('A node in a branch beside is none to return to', () => {
  const beside = approver('b', ['bob'], { refusal: { to: { nodeId: 'a' }, then: 'onward' } });
  expect(found([branches('p', [[first], [beside]])])).toEqual(['refusalTarget b refusal a']);
});

test('Every problem has words in every language', () => {
  const problems = flowProblems(
    flowOf([branches('p', [[approver('a', [], { name: '审批' })]], 'exclusive', ['{sum} >'])]),
    { form },
  );
  for (const problem of problems)
    for (const locale of LOCALES) expect(flowProblemText(problem, locale)).toContain(String(problem.params.label));
});
