import { type FlowDocument, type FlowNode } from '../../flow/document/FlowDocument.js';
import { indexFlow, type Place } from '../../flow/document/indexFlow.js';
import { findBranch } from '../edit/flowEdits.js';

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
  const place = index.get(id);
  const branch = place ? undefined : findBranch(flow, id);
  const fork = branch && index.get(branch.node.id);
  const isOpen = (node: FlowNode) => node.kind === 'branch' && !folded.has(node.id) && node.branches.length > 0;
  switch (direction) {
    case 'down':
      if (id === 'start') return flow.nodes[0]?.id;
      if (branch) return branch.branch.nodes[0]?.id ?? (fork && after(fork));
      if (!place) return undefined;
      if (place.node.kind === 'branch' && isOpen(place.node)) return place.node.branches[0]?.id;
      return after(place);
    case 'up': {
      if (branch) return branch.node.id;
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
