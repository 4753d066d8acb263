import { type FlowAction } from '../../document/FlowAction.js';
import { type PersonCommand } from '../FlowCommand.js';
import { FlowRefused } from '../FlowRefused.js';
import { type Activity, type Task } from '../FlowState.js';
import { isUndecided } from '../isUndecided.js';
import { activityOf, type Run, tasksOf, workNodeOf } from '../Run.js';

type TaskCommand = PersonCommand & { taskId: string };

/** Who acts: `by`, or whoever entrusted them. */
export function actorOf({ by, for: entrusted }: Pick<PersonCommand, 'by' | 'for'>): string {
  return entrusted ?? by;
}

/** An undecided task of an open activity. */
export function undecidedTask(run: Run, taskId: string): { task: Task; activity: Activity } {
  const task = run.state.tasks.find(({ id }) => id === taskId);
  const activity = task && activityOf(run, task.activityId);
  if (!task || !activity || !isUndecided(task)) throw new FlowRefused('noTask');
  describeTask(run, activity, task);
  return { task, activity };
}

/** The open task of whoever acts, with the action that they want switched on at its node. */
export function ownOpenTask(run: Run, command: TaskCommand, action: FlowAction): { task: Task; activity: Activity } {
  const { task, activity } = undecidedTask(run, command.taskId);
  const actor = actorOf(command);
  if (task.userId === undefined && task.offeredTo?.some(({ userId }) => userId === actor))
    throw new FlowRefused('unclaimed');
  if (task.userId !== actor) throw new FlowRefused('notYours');
  if (task.status === 'waiting') throw new FlowRefused('taskWaits');
  // who helps answers, and gives no verdict
  if (task.purpose === 'help') throw new FlowRefused('actionOff', { action });
  requireAction(run, activity, command, action);
  return { task, activity };
}

/** The action is switched on at the node, and what it demands is there. */
export function requireAction(
  run: Run,
  activity: Pick<Activity, 'nodeId'>,
  command: PersonCommand,
  action: FlowAction,
): void {
  const node = workNodeOf(run, activity);
  const setting = node.actions[action];
  if (!setting) throw new FlowRefused('actionOff', { action, node: node.name });
  if (setting.comment === 'required' && !command.comment?.trim()) throw new FlowRefused('commentMissing', { action });
  if (setting.signature === 'required' && !command.signature) throw new FlowRefused('signatureMissing', { action });
}

/** Nobody has two undecided tasks at one activity. One that is offered is nobody's yet. */
export function requireFree(run: Run, activity: Activity, userId: string): void {
  if (tasksOf(run, activity.id).some((task) => isUndecided(task) && task.userId === userId))
    throw new FlowRefused('person', { userId });
}

/** People of a command: each once, and at least one. */
export function namedPeople(people: readonly string[]): string[] {
  const named = [...new Set(people)];
  if (named.length === 0) throw new FlowRefused('nobody');
  return named;
}

/** Says in the line of the command which task of which node it is about. */
export function describeTask({ entry }: Run, { id, nodeId }: Activity, task: Task): void {
  if (entry) Object.assign(entry, { nodeId, activityId: id, taskId: task.id, reason: task.reason });
}

/** Says in the line of the command when the limit ends that begins or goes on with it. */
export function sayLimit({ entry }: Run, { limit }: Task): void {
  if (entry && limit) entry.dueAt = limit.dueAt;
}
