import { FlowRefused } from '../FlowRefused.js';
import { advance } from '../advance.js';
import { activityOf, closeActivity, type Run, tokenOf } from '../Run.js';
import { type Activity } from '../FlowState.js';
import { defineCommand } from './defineCommand.js';

/** A call, or a launch of sub-flows, that failed for good: once more. */
export const retry = defineCommand({
  kinds: ['retry'],
  apply(run, { activityId }) {
    const activity = failedCall(run, activityId);
    const { nodeId, waitsFor } = activity;
    delete activity.failed;
    run.told.push({ kind: waitsFor === 'subFlows' ? 'startSubFlows' : 'call', activityId, nodeId });
  },
});

/** A call, or a launch of sub-flows, that failed for good: on without it. */
export const skip = defineCommand({
  kinds: ['skip'],
  apply(run, { activityId }) {
    const activity = failedCall(run, activityId);
    closeActivity(run, activity);
    advance(run, tokenOf(run, activity.tokenId));
  },
});

function failedCall(run: Run, activityId: string): Activity {
  const activity = activityOf(run, activityId);
  if (!activity?.failed) throw new FlowRefused('unexpected');
  if (run.entry) Object.assign(run.entry, { nodeId: activity.nodeId, activityId });
  return activity;
}
