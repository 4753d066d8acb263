import { expect, it } from 'vitest';
import { decodeFlowDocument } from './decodeFlowDocument.js';
import { type FlowDocument, type WorkNode } from './FlowDocument.js';
import { renameFlowReferences } from './renameFlowReferences.js';

const work = (id: string, more: Partial<WorkNode>): WorkNode => ({
  ...{ id, kind: 'approver', name: `节点${id}`, people: [], several: { mode: 'any' }, claim: false, actions: {} },
  ...{ empty: { kind: 'administrators' }, refusal: { to: 'reject', then: 'onward' }, fields: {} },
  ...more,
});

const flow: FlowDocument = {
  version: 1,
  start: { id: 'start', kind: 'start', name: '发起', fields: {} },
  nodes: [
    work('a', {
      people: [
        { kind: 'users', ids: ['u1'] },
        { kind: 'roles', ids: ['r1'] },
        { kind: 'positions', ids: ['p1'] },
        { kind: 'groups', ids: ['g1'] },
        { kind: 'organizeHeads', ids: ['o1'] },
        { kind: 'superiors', until: { positionId: 'p2' } },
        { kind: 'interface', interfaceId: 'i1', params: {} },
        { kind: 'launcherChoice', among: [{ kind: 'users', ids: ['u2'] }] },
      ],
      empty: { kind: 'person', userId: 'u3' },
      limit: {
        duration: { amount: 1, unit: 'days' },
        remind: { times: 0, every: { amount: 1, unit: 'days' } },
        then: { kind: 'transfer', people: [{ kind: 'users', ids: ['u4'] }] },
      },
    }),
    {
      ...{ id: 'b', kind: 'branch', name: '分支', mode: 'exclusive' },
      branches: [
        {
          ...{ id: 'b1', name: '一' },
          nodes: [
            { id: 'c', kind: 'message', name: '消息', templateId: 't1', people: [] },
            {
              ...{ id: 'd', kind: 'subFlow', name: '子流程', flowId: 'f1', values: {}, wait: true, refused: 'reject' },
              launcher: { kind: 'users', ids: ['u5'] },
            },
            { id: 'e', kind: 'interface', name: '接口', interfaceId: 'i2', params: {}, store: {}, failed: 'stop' },
            {
              ...{ id: 'f', kind: 'record', name: '数据', modelId: 'm1', action: { kind: 'create' } },
              ...{ values: {}, failed: 'stop' },
            },
            { id: 'g', kind: 'wait', name: '等待', until: { kind: 'event', modelId: 'm2', event: 'created' } },
          ],
        },
      ],
    },
  ],
  settings: { repeat: 'adjacent', own: 'ask', revoke: 'running' },
};

it('asks for everything that a flow names, at any depth, with the node that names it, and back is the same flow', () => {
  const asked: string[] = [];
  const renamed = renameFlowReferences(flow, ({ of, id, place }) => {
    asked.push(`${place} ${of} ${id}`);
    return `${id}.code`;
  });
  expect(asked.map((line) => line.split(' ').slice(1).join(' ')).toSorted()).toEqual([
    ...['flow f1', 'group g1', 'interface i1', 'interface i2', 'model m1', 'model m2', 'organize o1'],
    ...['position p1', 'position p2', 'role r1', 'template t1', 'user u1', 'user u2', 'user u3', 'user u4', 'user u5'],
  ]);
  expect(asked).toContain('子流程 flow f1');
  expect(decodeFlowDocument(JSON.parse(JSON.stringify(renamed)))).toEqual(renamed);
  expect(renameFlowReferences(renamed, ({ id }) => id.replace('.code', ''))).toEqual(flow);
});
