import { FlowRefused } from '../FlowRefused.js';
import { activityOf } from '../Run.js';
import { awaits } from '../takeReport.js';
import { defineCommand } from './defineCommand.js';

/** What a call was for has been done, before the flow can go on: whatever makes it again finds it so. */
export const answered = defineCommand({
  kinds: ['answered'],
  bySystem: true,
  whilePaused: true,
  apply(run, { activityId }) {
    const activity = activityOf(run, activityId);
    const done = { kind: 'called', activityId, result: { ok: true } } as const;
    if (activity?.waitsFor !== 'call' || activity.answered || !awaits(activity, done))
      throw new FlowRefused('unexpected');
    activity.answered = true;
  },
});
