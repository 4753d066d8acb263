import { FlowRefused } from '../FlowRefused.js';
import { ask, openActivity, type Run } from '../Run.js';
import { defineNode, type NodeOf } from './defineNode.js';

export const workNode = defineNode({
  kinds: ['approver', 'handler'],
  undoable: true,
  arrive(run, token, node) {
    requireChoice(run, node);
    const activity = openActivity(run, token, 'people');
    ask(run, node.id, { kind: 'activity', activityId: activity.id });
    return 'waits';
  },
});

/**
 * A node whose people can only be chosen is not arrived at without a choice while whoever chooses is still there: the
 * launcher while they submit, the approver before while they approve. Later nobody can be asked: the node has nobody then.
 */
function requireChoice({ cause, state }: Run, { id, name, people }: NodeOf<'approver' | 'handler'>): void {
  const chooser = { submit: 'launcherChoice', approve: 'previousChoice' }[cause as string];
  if (chooser && people.length > 0 && people.every(({ kind }) => kind === chooser) && !state.choices[id]?.length)
    throw new FlowRefused('choiceMissing', { nodeId: id, node: name });
}
