import { changeHands } from '../handTask.js';
import { type Run } from '../Run.js';
import { settle } from '../settle.js';
import { defineCommand } from './defineCommand.js';
import { ownOpenTask, requireFree, sayLimit, undecidedTask } from './ownTask.js';

/** Gives one's task to somebody else for good. */
export const transfer = defineCommand({
  kinds: ['transfer'],
  apply(run, command) {
    const { task, activity } = ownOpenTask(run, command, 'transfer');
    requireFree(run, activity, command.to);
    about(run, command.to);
    changeHands(run, task, command.to, 'transferred');
    sayLimit(run, task);
  },
});

/** Gives anybody's task to somebody else. A task that is offered belongs to them then. */
export const assign = defineCommand({
  kinds: ['assign'],
  apply(run, command) {
    const { task, activity } = undecidedTask(run, command.taskId);
    requireFree(run, activity, command.to);
    about(run, command.to);
    changeHands(run, task, command.to, 'assigned');
    sayLimit(run, task);
    settle(run, activity);
  },
});

function about({ entry }: Run, userId: string): void {
  if (entry) entry.userIds = [userId];
}
