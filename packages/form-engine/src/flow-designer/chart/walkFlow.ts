import { type BranchNode, type FlowDocument, type FlowNode } from '../../flow/document/FlowDocument.js';
import { indexFlow, type Place } from '../../flow/document/indexFlow.js';

/**
 * Where an arrow leads from a node or branch: down and up along the flow, left and right between branches. Undefined where
 * nothing stands.
 */
export function walkFlow(
  flow: FlowDocument,
  id: string,
  direction: FlowDirection,
  folded: ReadonlySet<string> = new Set(),
): string | undefined {
  const index = indexFlow(flow);
  const branch = findBranch(index.values(), id);
  const place = index.get(id);
  const isOpen = (node: FlowNode) => node.kind === 'branch' && !folded.has(node.id) && node.branches.length > 0;
  switch (direction) {
    case 'down':
      if (id === 'start') return flow.nodes[0]?.id;
      if (branch) return branch.branch.nodes[0]?.id ?? after(branch.place);
      if (!place) return undefined;
      if (place.node.kind === 'branch' && isOpen(place.node)) return place.node.branches[0]?.id;
      return after(place);
    case 'up': {
      if (branch) return branch.place.node.id;
      if (!place) return undefined;
      const before = place.sequence[place.index - 1];
      return before ? lastOf(before, isOpen) : (place.up?.branch.id ?? 'start');
    }
    case 'left':
    case 'right': {
      const step = direction === 'left' ? -1 : 1;
      if (branch) return branch.node.branches[branch.at + step]?.id;
      if (!place?.up) return undefined;
      const { node, branch: own } = place.up;
      const beside = node.branches[node.branches.indexOf(own) + step];
      return beside && ((beside.nodes[place.index] ?? beside.nodes.at(-1))?.id ?? beside.id);
    }
  }
}

export type FlowDirection = 'up' | 'down' | 'left' | 'right';

/** What comes behind a place on the way through the flow. */
function after(place: Place): string | undefined {
  return place.sequence[place.index + 1]?.id ?? (place.up ? after(place.up.place) : undefined);
}

function lastOf(node: FlowNode, isOpen: (node: FlowNode) => boolean): string {
  const branch = node.kind === 'branch' && isOpen(node) ? node.branches[0] : undefined;
  if (!branch) return node.id;
  const last = branch.nodes.at(-1);
  return last ? lastOf(last, isOpen) : branch.id;
}

/** The branch of an id, with the place of the node that it belongs to. */
export function findBranch(places: Iterable<Place>, id: string) {
  for (const place of places) {
    if (place.node.kind !== 'branch') continue;
    const node: BranchNode = place.node;
    const at = node.branches.findIndex((branch) => branch.id === id);
    const branch = node.branches[at];
    if (branch) return { place, node, branch, at };
  }
  return undefined;
}
