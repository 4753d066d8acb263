import { type ReplayedFlow } from './useReplay.js';

/** How many flows would be the same, and how often each node would be added, left out or ask others. */
export function summarizeReplay(flows: readonly SummarizedFlow[]): ReplaySummary {
  const counts = { same: 0, different: 0, failed: 0 };
  const nodes = new Map<string, NodeSummary>();
  for (const { result, differences } of flows) {
    counts[result] += 1;
    for (const { kind, nodeId, nodeName } of differences) {
      if (kind === 'end' || kind === 'branch') continue;
      const node = nodes.get(nodeId) ?? { nodeId, nodeName, added: 0, left: 0, people: 0 };
      node[kind] += 1;
      nodes.set(nodeId, node);
    }
  }
  const often = ({ added, left, people }: NodeSummary) => added + left + people;
  return { ...counts, nodes: [...nodes.values()].sort((one, other) => often(other) - often(one)) };
}

/** Those that would differ first, then those that could not be run; each part in its order. */
export function differentFirst<Flow extends Pick<ReplayedFlow, 'result'>>(flows: readonly Flow[]): Flow[] {
  return [...flows].sort((one, other) => ORDER.indexOf(one.result) - ORDER.indexOf(other.result));
}

const ORDER: readonly ReplayedFlow['result'][] = ['different', 'failed', 'same'];

type SummarizedFlow = Pick<ReplayedFlow, 'result'> & {
  differences: readonly Pick<ReplayedFlow['differences'][number], 'kind' | 'nodeId' | 'nodeName'>[];
};

export interface ReplaySummary {
  same: number;
  different: number;
  /** Could not be run. */
  failed: number;
  /** Nodes that differ, the most frequent first. */
  nodes: NodeSummary[];
}

export interface NodeSummary {
  nodeId: string;
  nodeName: string;
  added: number;
  left: number;
  people: number;
}
