import { FlowRefused } from '../FlowRefused.js';
import { defineCommand } from './defineCommand.js';
import { actorOf, namedPeople, ownOpenTask } from './ownTask.js';

/** The launcher reminds everybody who has a task. */
export const urge = defineCommand({
  kinds: ['urge'],
  apply(run, command) {
    const { state, told } = run;
    if (state.launcher !== actorOf(command)) throw new FlowRefused('notYours');
    const taskIds = state.tasks.flatMap(({ id, status }) => (status === 'open' ? [id] : []));
    if (taskIds.length === 0) throw new FlowRefused('noTask');
    told.push({ kind: 'remind', taskIds, by: command.by });
  },
});

/** Says something, also to people whom it names, whom the server has let in; the flow stays as it is. */
export const comment = defineCommand({
  kinds: ['comment'],
  statuses: ['running', 'adopted', 'rejected', 'revoked', 'cancelled'],
  whilePaused: true,
  apply({ entry, told }, { comment: text, people = [] }) {
    if (!text?.trim()) throw new FlowRefused('commentMissing', { action: 'comment' });
    const userIds = [...new Set(people)];
    if (userIds.length === 0) return;
    if (entry) entry.userIds = userIds;
    told.push({ kind: 'mentioned', userIds });
  },
});

/** Tells people by hand: out of a task where its node lets it, or from outside, which the server has let in. */
export const circulate = defineCommand({
  kinds: ['circulate'],
  statuses: ['running', 'adopted', 'rejected'],
  apply(run, { taskId, ...command }) {
    const userIds = namedPeople(command.people);
    const nodeId = taskId && ownOpenTask(run, { ...command, taskId }, 'circulate').activity.nodeId;
    if (run.entry) run.entry.userIds = userIds;
    run.told.push({ kind: 'circulated', ...(nodeId ? { nodeId } : {}), userIds });
  },
});
