import { type FlowAction } from '../../flow/document/FlowAction.js';
import { type FlowDocument, type FlowNode, type WorkNode } from '../../flow/document/FlowDocument.js';
import { type PeopleRule } from '../../flow/document/PeopleRule.js';
import { type Say } from '../buildTemplate.js';

/** A flow whose launcher is not asked about their own, and takes it back while it runs. */
export function flowOf(say: Say, nodes: FlowNode[], fields: FlowDocument['start']['fields'] = {}): FlowDocument {
  return {
    version: 1,
    start: { id: 'start', kind: 'start', name: say('发起', 'Start', '發起', 'Khởi tạo'), fields },
    nodes,
    settings: { repeat: 'adjacent', own: 'superior', revoke: 'running' },
  };
}

/** Whoever is at the head of the launcher's organisation. */
export const HEAD: readonly PeopleRule[] = [{ kind: 'launcherHead', level: 1 }];

const OPTIONAL = { comment: 'optional', signature: 'off' } as const;
const REQUIRED = { comment: 'required', signature: 'off' } as const;

/** What approvers may do: a refusal and a transfer are explained. */
const APPROVING: Partial<Record<FlowAction, typeof OPTIONAL | typeof REQUIRED>> = {
  approve: OPTIONAL,
  refuse: REQUIRED,
  transfer: REQUIRED,
  addBefore: OPTIONAL,
  addAfter: OPTIONAL,
  addBeside: OPTIONAL,
  removeAdded: OPTIONAL,
  assist: REQUIRED,
  takeBack: OPTIONAL,
  circulate: OPTIONAL,
  comment: OPTIONAL,
  print: OPTIONAL,
};

/** A node at which people approve, within a working day. */
export function approval(
  id: string,
  name: string,
  people: readonly PeopleRule[],
  more: Partial<WorkNode> = {},
): WorkNode {
  return {
    ...{ id, name, kind: 'approver', people: [...people], claim: false, actions: APPROVING, fields: {} },
    several: { mode: 'any' },
    empty: { kind: 'administrators' },
    refusal: { to: 'reject', then: 'onward' },
    limit: {
      duration: { amount: 1, unit: 'workDays' },
      remind: { times: 2, every: { amount: 4, unit: 'workHours' } },
      then: { kind: 'nothing' },
    },
    ...more,
  };
}

/** A node at which somebody does the work and fills in what they did. */
export function handling(
  id: string,
  name: string,
  people: readonly PeopleRule[],
  fields: WorkNode['fields'],
): WorkNode {
  const { refuse: _, ...actions } = APPROVING;
  return approval(id, name, people, { kind: 'handler', actions, fields });
}

/** The first branch whose condition holds; the last one has none. */
export function choice(
  id: string,
  name: string,
  branches: readonly (readonly [name: string, condition: string | undefined, nodes: FlowNode[]])[],
): FlowNode {
  return {
    ...{ id, name, kind: 'branch', mode: 'exclusive' },
    branches: branches.map(([branch, condition, nodes], at) => ({
      id: `${id}_${at + 1}`,
      name: branch,
      nodes,
      ...(condition === undefined ? {} : { condition }),
    })),
  };
}
