import { type FlowAction, type FlowDocument, type FlowNode, type WorkNode } from '@smart-admin/form-engine/flow';

const ACTIONS: readonly FlowAction[] = [
  'approve',
  'refuse',
  'transfer',
  'assist',
  'addBefore',
  'addAfter',
  'addBeside',
  'removeAdded',
  'takeBack',
  'circulate',
  'comment',
];

/** Every action switched on, nothing demanded. */
const EVERYTHING: WorkNode['actions'] = Object.fromEntries(
  ACTIONS.map((action) => [action, { comment: 'optional', signature: 'off' }]),
);

/** A flow of these nodes that can be revoked while it runs. */
export function flowOf(
  nodes: FlowNode[],
  { fields = {}, ...settings }: Partial<FlowDocument['settings']> & Partial<FlowDocument['start']> = {},
): FlowDocument {
  return {
    version: 1,
    start: { id: 'start', kind: 'start', name: '发起', fields },
    nodes,
    settings: { repeat: 'each', own: 'ask', revoke: 'running', ...settings },
  };
}

/** A node at which these people approve, all of them; a refusal rejects the flow. */
export function approver(id: string, userIds: string[], more: Partial<WorkNode> = {}): WorkNode {
  return {
    id,
    name: `节点${id}`,
    kind: 'approver',
    people: [{ kind: 'users', ids: userIds }],
    several: { mode: 'all' },
    empty: { kind: 'administrators' },
    claim: false,
    actions: EVERYTHING,
    refusal: { to: 'reject', then: 'onward' },
    fields: {},
    ...more,
  };
}
