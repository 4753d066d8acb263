import { FlowRefused } from '../FlowRefused.js';
import { defineCommand } from './defineCommand.js';
import { actorOf, undecidedTask } from './ownTask.js';

/** Signs for a task that is offered to several: it is theirs then. */
export const claim = defineCommand({
  kinds: ['claim'],
  apply(run, command) {
    const { task } = undecidedTask(run, command.taskId);
    if (!task.offeredTo?.includes(actorOf(command))) throw new FlowRefused('notYours');
    if (task.userId !== undefined) throw new FlowRefused('noTask');
    task.userId = actorOf(command);
    task.openedAt = run.context.now;
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
