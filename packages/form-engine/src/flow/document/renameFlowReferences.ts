import { type FlowDocument, type FlowNode } from './FlowDocument.js';
import { type EmptyRule, type PeopleRule } from './PeopleRule.js';

/** What a flow names outside of itself. */
export type FlowReferenceKind =
  'user' | 'role' | 'position' | 'group' | 'organize' | 'interface' | 'model' | 'flow' | 'template';

export interface FlowReference {
  of: FlowReferenceKind;
  id: string;
  /** Name of the node that names it. */
  place: string;
}

/** The flow with what it refers to named in another way, as from ids to codes. Expressions stay as they are written. */
export function renameFlowReferences(flow: FlowDocument, rename: (thing: FlowReference) => string): FlowDocument {
  return { ...flow, nodes: renamedNodes(flow.nodes, rename) };
}

/** What a flow refers to, in the order of its nodes; a thing as often as it is named. */
export function namedByFlow(flow: FlowDocument): FlowReference[] {
  const found: FlowReference[] = [];
  renameFlowReferences(flow, (thing) => {
    found.push(thing);
    return thing.id;
  });
  return found;
}

function renamedNodes(nodes: readonly FlowNode[], rename: (thing: FlowReference) => string): FlowNode[] {
  return nodes.map((node) =>
    renamedNode(node, (of, id) => (id === '' ? id : rename({ of, id, place: node.name })), rename),
  );
}

type Rename = (of: FlowReferenceKind, id: string) => string;

function renamedNode(node: FlowNode, named: Rename, rename: (thing: FlowReference) => string): FlowNode {
  const rules = (list: readonly PeopleRule[]) => list.map((rule) => renamedRule(rule, named));
  switch (node.kind) {
    case 'approver':
    case 'handler': {
      const { limit } = node;
      return {
        ...node,
        people: rules(node.people),
        empty: renamedEmpty(node.empty, named),
        ...(limit?.then.kind === 'transfer' && {
          limit: { ...limit, then: { ...limit.then, people: rules(limit.then.people) } },
        }),
      };
    }
    case 'circulate':
      return { ...node, people: rules(node.people) };
    case 'message':
      return { ...node, templateId: named('template', node.templateId), people: rules(node.people) };
    case 'branch':
      return {
        ...node,
        branches: node.branches.map((branch) => ({ ...branch, nodes: renamedNodes(branch.nodes, rename) })),
      };
    case 'subFlow': {
      const { launcher } = node;
      return {
        ...node,
        flowId: named('flow', node.flowId),
        launcher: launcher === 'launcher' ? launcher : renamedRule(launcher, named),
      };
    }
    case 'interface':
      return { ...node, interfaceId: named('interface', node.interfaceId) };
    case 'record':
      return { ...node, modelId: named('model', node.modelId) };
    case 'wait':
      return node.until.kind === 'event'
        ? { ...node, until: { ...node.until, modelId: named('model', node.until.modelId) } }
        : node;
    case 'end':
      return node;
  }
}

const LISTED = {
  users: 'user',
  roles: 'role',
  positions: 'position',
  groups: 'group',
  organizeHeads: 'organize',
} as const;

function renamedRule(rule: PeopleRule, named: Rename): PeopleRule {
  switch (rule.kind) {
    case 'users':
    case 'roles':
    case 'positions':
    case 'groups':
    case 'organizeHeads':
      return { ...rule, ids: rule.ids.map((id) => named(LISTED[rule.kind], id)) };
    case 'superiors':
      return 'positionId' in rule.until
        ? { ...rule, until: { positionId: named('position', rule.until.positionId) } }
        : rule;
    case 'interface':
      return { ...rule, interfaceId: named('interface', rule.interfaceId) };
    case 'launcherChoice':
    case 'previousChoice':
      return rule.among ? { ...rule, among: rule.among.map((one) => renamedRule(one, named)) } : rule;
    default:
      return rule;
  }
}

function renamedEmpty(rule: EmptyRule, named: Rename): EmptyRule {
  return rule.kind === 'person' ? { ...rule, userId: named('user', rule.userId) } : rule;
}
