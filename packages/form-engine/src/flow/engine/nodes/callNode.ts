import { openActivity } from '../Run.js';
import { defineNode } from './defineNode.js';

export const callNode = defineNode({
  kinds: ['interface', 'record'],
  undoable: false,
  arrive(run, token, { id }) {
    const activity = openActivity(run, token, 'call');
    run.told.push({ kind: 'call', activityId: activity.id, nodeId: id });
    return 'waits';
  },
});
