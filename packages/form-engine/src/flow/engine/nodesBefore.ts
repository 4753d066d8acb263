import { type FlowIndex, standsBefore } from '../document/indexFlow.js';
import { type FlowState, type Passed } from './FlowState.js';

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
