import { FlowRefused } from '../FlowRefused.js';
import { isUndecided } from '../isUndecided.js';
import { tasksOf } from '../Run.js';
import { leaveTask, settle } from '../settle.js';
import { defineCommand } from './defineCommand.js';
import { actorOf, requireFree, undecidedTask } from './ownTask.js';

/** Signs for a task that is offered to several: it is theirs then. What else they were to add or help with here is left for it. */
export const claim = defineCommand({
  kinds: ['claim'],
  apply(run, command) {
    const { task, activity } = undecidedTask(run, command.taskId);
    const userId = actorOf(command);
    const found = task.offeredTo?.find((person) => person.userId === userId);
    if (!found) throw new FlowRefused('notYours');
    if (task.userId !== undefined) throw new FlowRefused('noTask');
    for (const other of tasksOf(run, activity.id))
      if (other.purpose !== 'voice' && other.userId === userId && isUndecided(other)) leaveTask(run.state.tasks, other);
    requireFree(run, activity, userId);
    Object.assign(task, { userId, reason: { kind: 'found', ...found }, openedAt: run.context.now });
    settle(run, activity);
  },
});

/** Gives a task that one signed for back to all that it was offered to. */
export const release = defineCommand({
  kinds: ['release'],
  apply(run, command) {
    const { task } = undecidedTask(run, command.taskId);
    if (task.userId !== actorOf(command)) throw new FlowRefused('notYours');
    if (!task.offeredTo) throw new FlowRefused('noTask');
    if (task.status === 'waiting') throw new FlowRefused('taskWaits');
    delete task.userId;
  },
});
