import { type FlowDocument } from '../document/FlowDocument.js';
import { type FlowIndex, indexFlow, standsBefore } from '../document/indexFlow.js';
import { type FlowState, type Passed } from './FlowState.js';

/** Ids of the nodes to which whoever refuses at a node can send the flow, each once, in the order in which they were passed. */
export function refusalTargets(flow: FlowDocument, state: FlowState, nodeId: string): string[] {
  return [...new Set(passedBefore(indexFlow(flow), state, nodeId).map((passed) => passed.nodeId))];
}

/** The work nodes that were passed in this round on the way to a node: where a refusal there can lead. */
export function passedBefore(index: FlowIndex, { passed }: Pick<FlowState, 'passed'>, nodeId: string): Passed[] {
  const here = index.get(nodeId);
  return passed.filter((each) => {
    const place = index.get(each.nodeId);
    return here !== undefined && place !== undefined && standsBefore(place, here);
  });
}

/** Those of them behind which no other was passed: one, or the last ones of parallel branches. */
export function passedJustBefore(index: FlowIndex, state: Pick<FlowState, 'passed'>, nodeId: string): Passed[] {
  const before = passedBefore(index, state, nodeId);
  return before.filter(({ nodeId: one }) => {
    const place = index.get(one);
    return !before.some((other) => {
      const later = index.get(other.nodeId);
      return place !== undefined && later !== undefined && standsBefore(place, later);
    });
  });
}
