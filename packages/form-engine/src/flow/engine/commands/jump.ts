import { FlowRefused } from '../FlowRefused.js';
import { returnTo } from '../returnTo.js';
import { activityOf } from '../Run.js';
import { defineCommand } from './defineCommand.js';

/**
 * From an activity to any other node, forwards too. Between branches of one node the whole node is left: only the branch of the
 * target runs then.
 */
export const jump = defineCommand({
  kinds: ['jump'],
  apply(run, { activityId, toNodeId }) {
    const activity = activityOf(run, activityId);
    if (!activity) throw new FlowRefused('unexpected');
    const target = run.index.get(toNodeId);
    if (!target || toNodeId === activity.nodeId) throw new FlowRefused('target', { nodeId: toNodeId });
    if (run.entry) Object.assign(run.entry, { nodeId: activity.nodeId, activityId, targets: [toNodeId] });
    returnTo(run, activity, target);
  },
});
