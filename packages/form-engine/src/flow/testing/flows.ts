import { type FlowAction } from '../document/FlowAction.js';
import { type FlowDocument, type FlowNode, type FlowSettings, type WorkNode } from '../document/FlowDocument.js';
import { type WorkCalendar } from '../document/TimeLimit.js';

const ACTIONS: FlowAction[] = [
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
  'print',
];

/** Every action switched on, nothing demanded. */
export const ALL_ACTIONS: WorkNode['actions'] = Object.fromEntries(
  ACTIONS.map((action) => [action, { comment: 'optional', signature: 'off' }]),
);

/** All time is working time. */
export const CALENDAR: WorkCalendar = { offset: 0, week: [], days: {} };

/** A flow of these nodes. */
export function flowOf(nodes: FlowNode[], settings: Partial<FlowSettings> = {}): FlowDocument {
  return {
    version: 1,
    start: { id: 'start', kind: 'start', name: 'Start', fields: {} },
    nodes,
    settings: { repeat: 'each', own: 'ask', revoke: 'running', ...settings },
  };
}

/** A node at which these people approve: all of them, refusals reject the flow. */
export function approver(id: string, people: string[], more: Partial<WorkNode> = {}): WorkNode {
  return {
    id,
    name: id,
    kind: 'approver',
    people: [{ kind: 'users', ids: people }],
    several: { mode: 'all' },
    empty: { kind: 'administrators' },
    claim: false,
    actions: ALL_ACTIONS,
    refusal: { to: 'reject', then: 'onward' },
    fields: {},
    ...more,
  };
}

/** A branch node; each branch has the id `<id>.<number>` from 1. */
export function branches(
  id: string,
  all: FlowNode[][],
  mode: 'parallel' | 'inclusive' | 'exclusive' = 'parallel',
  conditions: (string | undefined)[] = [],
): FlowNode {
  return {
    id,
    name: id,
    kind: 'branch',
    mode,
    branches: all.map((nodes, at) => {
      const condition = conditions[at];
      return { id: `${id}.${at + 1}`, name: `${at + 1}`, nodes, ...(condition === undefined ? {} : { condition }) };
    }),
  };
}
