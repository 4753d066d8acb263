import { type Branch, type BranchNode, type FlowDocument, type FlowNode, type WorkNode } from './FlowDocument.js';

/** Where a node stands: its sequence, its place there, and the branch around the sequence. */
export interface Place {
  node: FlowNode;
  sequence: readonly FlowNode[];
  index: number;
  /** The branch that the sequence is; absent = the flow itself. */
  up?: { place: Place; node: BranchNode; branch: Branch };
}

export type FlowIndex = ReadonlyMap<string, Place>;

const indexes = new WeakMap<FlowDocument, FlowIndex>();

/** The places of all nodes by id, made once for a document. */
export function indexFlow(flow: FlowDocument): FlowIndex {
  const known = indexes.get(flow);
  if (known) return known;
  const index = new Map<string, Place>();
  const visit = (sequence: readonly FlowNode[], up: Place['up']) =>
    sequence.forEach((node, at) => {
      const place: Place = { node, sequence, index: at, ...(up ? { up } : {}) };
      index.set(node.id, place);
      if (node.kind === 'branch') node.branches.forEach((branch) => visit(branch.nodes, { place, node, branch }));
    });
  visit(flow.nodes, undefined);
  indexes.set(flow, index);
  return index;
}

/** The place and those of the branch nodes around it, innermost first. */
export function placesUp(place: Place): Place[] {
  return place.up ? [place, ...placesUp(place.up.place)] : [place];
}

/** Two places of one sequence that lie on the way to two nodes: the innermost sequence that both stand in. */
export function commonSequence(one: Place, other: Place): { one: Place; other: Place } {
  const others = placesUp(other);
  for (const place of placesUp(one)) {
    const beside = others.find(({ sequence }) => sequence === place.sequence);
    if (beside) return { one: place, other: beside };
  }
  throw new Error('Places of two flows have no sequence in common');
}

/** The nodes whose people whoever approves at a node chooses: work nodes behind it with that rule, no other one in between. */
export function nodesChosenAt(flow: FlowDocument, nodeId: string): WorkNode[] {
  const index = indexFlow(flow);
  const here = index.get(nodeId);
  if (!here) return [];
  const later = [...index.values()].filter(({ node }) => isWork(node)).filter((place) => standsBefore(here, place));
  return later
    .filter((place) => !later.some((between) => between !== place && standsBefore(between, place)))
    .flatMap(({ node }) => (isWork(node) && node.people.some(({ kind }) => kind === 'previousChoice') ? [node] : []));
}

function isWork(node: FlowNode): node is WorkNode {
  return node.kind === 'approver' || node.kind === 'handler';
}

/** Whether a node is passed before another on the way through the flow: earlier in a sequence that both stand in. */
export function standsBefore(place: Place, later: Place): boolean {
  const { one, other } = commonSequence(place, later);
  return one.index < other.index;
}
