import { indexFlow, type FlowDocument, type FlowNode, type WorkNode } from '@smart-admin/form-engine/flow';

/** A node by its id; undefined for the start and for none. */
export function nodeOf(flow: FlowDocument, nodeId: string | undefined): FlowNode | undefined {
  return nodeId === undefined ? undefined : indexFlow(flow).get(nodeId)?.node;
}

/** A node at which people work. */
export function workNodeOf(flow: FlowDocument, nodeId: string | undefined): WorkNode | undefined {
  const node = nodeOf(flow, nodeId);
  return node?.kind === 'approver' || node?.kind === 'handler' ? node : undefined;
}

/** Names of nodes and branches by their ids. */
export function namesOf(flow: FlowDocument): ReadonlyMap<string, string> {
  const places = [...indexFlow(flow).values()];
  return new Map([
    [flow.start.id, flow.start.name],
    ...places.map(({ node }) => [node.id, node.name] as const),
    ...places.flatMap(({ node }) =>
      node.kind === 'branch' ? node.branches.map(({ id, name }) => [id, name] as const) : [],
    ),
  ]);
}

/** Kinds of nodes by their ids. */
export function kindsOf(flow: FlowDocument): ReadonlyMap<string, FlowNode['kind']> {
  return new Map([...indexFlow(flow).values()].map(({ node }) => [node.id, node.kind]));
}
