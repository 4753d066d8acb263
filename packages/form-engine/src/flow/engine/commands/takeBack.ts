import { FlowRefused } from '../FlowRefused.js';
import { type Activity, type Piece, type Task, type WayBack } from '../FlowState.js';
import { isUndecided } from '../isUndecided.js';
import { restLimit } from '../ownLimits.js';
import { putBack } from '../pieces.js';
import { activityOf, type Run, tasksOf } from '../Run.js';
import { settle } from '../settle.js';
import { describeTask, actorOf, requireAction, requireFree } from './ownTask.js';
import { type CommandOf } from '../FlowCommand.js';
import { defineCommand } from './defineCommand.js';

/**
 * Takes one's verdict back: while the node is open and nobody decided who waited for it, the task opens again; behind the node,
 * while nobody decided since, all that followed goes and what stood there before is put back. Whom it chose for later nodes
 * stays chosen until it is chosen anew.
 */
export const takeBack = defineCommand({
  kinds: ['takeBack'],
  statuses: ['running', 'rejected'],
  apply(run, command) {
    const { state } = run;
    const task = state.tasks.find(({ id }) => id === command.taskId);
    const activity = task && activityOf(run, task.activityId);
    if (task && activity) return reopen(run, command, task, activity);
    const way = waysBack(run).find(({ taskId }) => taskId === command.taskId);
    if (!way) throw new FlowRefused('wentOn');
    const { task: decided, activity: closed } = decidedIn(way.before, way.taskId);
    requireDecider(command, decided, way.decidedBy);
    requireAction(run, closed, command, 'takeBack');
    describeTask(run, closed, decided);
    if (state.status === 'rejected') {
      delete state.suspended;
      delete state.came;
      state.status = 'running';
    }
    putBack(run, way.before, 'unmoved');
  },
});

function reopen(run: Run, command: CommandOf<'takeBack'>, task: Task, activity: Activity): void {
  if (task.status !== 'approved' && task.status !== 'refused') throw new FlowRefused('noTask');
  requireDecider(command, task, task.decidedBy);
  requireAction(run, activity, command, 'takeBack');
  const waited = tasksOf(run, activity.id).filter(({ waitsFor }) => waitsFor.includes(task.id));
  if (waited.some(({ status }) => status === 'approved' || status === 'refused')) throw new FlowRefused('wentOn');
  requireFree(run, activity, task.userId ?? '');
  describeTask(run, activity, task);
  for (const other of waited) if (other.status === 'open' && other.rested) restLimit(run, other);
  task.status = 'open';
  delete task.decidedBy;
  settle(run, activity);
}

function waysBack({ state }: Run): WayBack[] {
  return [...state.tokens.flatMap(({ came }) => came ?? []), ...(state.came ? [state.came] : [])];
}

function decidedIn({ tasks, activities }: Piece, taskId: string): { task: Task; activity: Activity } {
  const task = tasks.find(({ id }) => id === taskId);
  const activity = activities.find(({ id }) => id === task?.activityId);
  if (!task || !activity || !isUndecided(task)) throw new FlowRefused('wentOn');
  return { task, activity };
}

function requireDecider(command: CommandOf<'takeBack'>, { userId }: Task, decidedBy: string | undefined): void {
  if (userId !== actorOf(command) && decidedBy !== command.by) throw new FlowRefused('notYours');
}
