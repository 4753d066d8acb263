import { openActivity } from '../Run.js';
import { defineNode } from './defineNode.js';

export const subFlowNode = defineNode({
  kinds: ['subFlow'],
  undoable: false,
  arrive(run, token, { id, wait }) {
    const activityId = wait ? openActivity(run, token, 'subFlows').id : undefined;
    run.told.push({ kind: 'startSubFlows', ...(activityId ? { activityId } : {}), nodeId: id });
    return wait ? 'waits' : 'passed';
  },
});
