import { type Branch, type FlowNode, type WorkNode } from '../../flow/document/FlowDocument.js';

/** Kinds in the order in which they are offered. */
export const FLOW_KINDS = [
  'approver',
  'handler',
  'circulate',
  'branch',
  'subFlow',
  'interface',
  'record',
  'message',
  'wait',
  'end',
] as const satisfies readonly FlowNode['kind'][];

/** A new node of this name; a fork begins with two branches of these names. */
export function createFlowNode(kind: FlowNode['kind'], { name, names, createId }: NewNode): FlowNode {
  const base = { id: createId(), name };
  switch (kind) {
    case 'approver':
    case 'handler':
      return workNode(base, kind);
    case 'circulate':
      return { ...base, kind, people: [] };
    case 'branch':
      return { ...base, kind, mode: 'exclusive', branches: names.map((name) => createBranch(name, createId)) };
    case 'subFlow':
      return { ...base, kind, flowId: '', values: {}, launcher: 'launcher', wait: true, refused: 'continue' };
    case 'interface':
      return { ...base, kind, interfaceId: '', params: {}, store: {}, failed: 'stop' };
    case 'record':
      return { ...base, kind, modelId: '', action: { kind: 'create' }, values: {}, failed: 'stop' };
    case 'message':
      return { ...base, kind, templateId: '', people: [] };
    case 'wait':
      return { ...base, kind, until: { kind: 'duration', duration: { amount: 1, unit: 'workDays' } } };
    case 'end':
      return { ...base, kind, verdict: 'adopted' };
  }
}

export function createBranch(name: string, createId: () => string): Branch {
  return { id: createId(), name, nodes: [] };
}

function workNode(base: { id: string; name: string }, kind: WorkNode['kind']): WorkNode {
  return {
    ...base,
    kind,
    people: [{ kind: 'launcherHead', level: 1 }],
    several: { mode: 'all' },
    empty: { kind: 'administrators' },
    claim: false,
    actions: {
      approve: { comment: 'optional', signature: 'off' },
      ...(kind === 'approver' ? { refuse: { comment: 'required', signature: 'off' } } : {}),
      transfer: { comment: 'optional', signature: 'off' },
      comment: { comment: 'required', signature: 'off' },
    },
    refusal: { to: 'reject', then: 'onward' },
    fields: {},
  };
}

interface NewNode {
  /** What staff read in lists and in the course. */
  name: string;
  names: readonly string[];
  createId: () => string;
}
