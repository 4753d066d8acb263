import { FlowRefused } from '../FlowRefused.js';
import { type Task } from '../FlowState.js';
import { restLimit, startOwnLimit } from '../ownLimits.js';
import { nextId } from '../Run.js';
import { leaveTask, settle } from '../settle.js';
import { firstReason } from '../verdictOf.js';
import { defineCommand } from './defineCommand.js';
import { actorOf, ownOpenTask, requireFree, sayLimit, undecidedTask } from './ownTask.js';

/**
 * Asks somebody for help: one's own task waits until they answer, and its time stands still. Who is added for one's task later
 * may still be asked first.
 */
export const assist = defineCommand({
  kinds: ['assist'],
  apply(run, command) {
    const { task, activity } = ownOpenTask(run, command, 'assist');
    requireFree(run, activity, command.to);
    const help: Task = {
      id: nextId(run, 't'),
      activityId: activity.id,
      userId: command.to,
      status: 'open',
      purpose: 'help',
      reason: { kind: 'help', byTaskId: task.id },
      waitsFor: [],
      openedAt: run.context.now,
    };
    run.state.tasks.push(help);
    startOwnLimit(run, help);
    restLimit(run, task);
    task.waitsFor = [...task.waitsFor, help.id];
    if (run.entry) run.entry.userIds = [command.to];
    sayLimit(run, help);
    settle(run, activity);
  },
});

/** The help is given, in words; the task goes back to whoever asked. */
export const answerHelp = defineCommand({
  kinds: ['answerHelp'],
  apply(run, command) {
    const { task, activity } = undecidedTask(run, command.taskId);
    if (task.userId !== actorOf(command)) throw new FlowRefused('notYours');
    if (firstReason(task.reason).kind !== 'help') throw new FlowRefused('actionOff', { action: 'assist' });
    leaveTask(run.state.tasks, task);
    settle(run, activity);
  },
});
