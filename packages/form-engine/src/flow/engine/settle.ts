import { advance } from './advance.js';
import { type Activity, type PassReason, type Task } from './FlowState.js';
import { isUndecided } from './isUndecided.js';
import { resumeLimit } from './ownLimits.js';
import { wayBackOf } from './pieces.js';
import { refuseActivity } from './refuseActivity.js';
import { activityOf, closeActivity, nextId, type Run, tasksOf, tell, tokenOf, workNodeOf } from './Run.js';
import { forgetWaysBack } from './tokens.js';
import { adderOf, hasAgreed, isDemanded, verdictOf } from './verdictOf.js';

/** The verdict that may close an activity: what whoever gave it wants, and by which it can be taken back. */
export interface ClosingVerdict {
  taskId: string;
  toNodeId?: string | undefined;
  then?: 'onward' | 'back' | undefined;
}

/**
 * Something about the tasks of an activity has changed: when they say enough together, it is over; otherwise tasks are open
 * or wait, by those that they wait for.
 */
export function settle(run: Run, activity: Activity, closing?: ClosingVerdict): void {
  const tasks = tasksOf(run, activity.id);
  const verdict = verdictOf(workNodeOf(run, activity), tasks);
  if (verdict === 'refused') refuseActivity(run, activity, closing);
  else if (verdict === 'approved') approveActivity(run, activity, closing);
  else for (const task of tasks) if (isUndecided(task)) turnTask(run, task, isReady(task, tasks) ? 'open' : 'waiting');
}

/** Somebody decides, or a rule does. Whatever led here can no longer be taken back. */
export function decide(run: Run, task: Task, status: 'approved' | 'refused', closing?: ClosingVerdict): void {
  const activity = activityOf(run, task.activityId);
  if (!activity) return;
  forgetWaysBack(run, tokenOf(run, activity.tokenId));
  task.status = status;
  settle(run, activity, closing);
}

/** A rule agrees for somebody. */
export function passTask(run: Run, task: Task, reason: PassReason): void {
  const { nodeId } = activityOf(run, task.activityId) ?? {};
  task.status = 'passed';
  task.passedBy = reason;
  tell(run, {
    what: 'passed',
    ...(nodeId ? { nodeId } : {}),
    activityId: task.activityId,
    taskId: task.id,
    reason: { kind: reason },
    ...(task.userId ? { userIds: [task.userId] } : {}),
  });
}

/** A task is over without a voice, and so are those that stood only for it: people added before or after, and help. */
export function leaveTask(tasks: readonly Task[], task: Task): void {
  task.status = 'left';
  delete task.rest;
  for (const other of tasks) if (isUndecided(other) && standsFor(other, task)) leaveTask(tasks, other);
}

/** It is their turn, or not; where their time stood still until it is, it goes on. */
function turnTask(run: Run, task: Task, status: 'open' | 'waiting'): void {
  if (status === 'open') resumeLimit(run, task);
  task.status = status;
}

/** The node is passed, and its token goes on. */
function approveActivity(run: Run, activity: Activity, closing?: ClosingVerdict): void {
  const agreed = tasksOf(run, activity.id).filter((task) => hasAgreed(task) && task.passedBy !== 'overdue');
  run.state.passed.push({
    id: nextId(run, 'p'),
    nodeId: activity.nodeId,
    activityId: activity.id,
    userIds: [...new Set(agreed.flatMap(({ userId }) => userId ?? []))],
    decided: agreed.some(({ status }) => status === 'approved'),
  });
  closeActivity(run, activity);
  const token = tokenOf(run, activity.tokenId);
  const came = closing && wayBackOf(run, token, closing.taskId);
  if (came) token.came = came;
  advance(run, token);
}

function isReady(task: Task, tasks: readonly Task[]): boolean {
  if (adderOf(task)?.place === 'after' && !isDemanded(task, tasks)) return false;
  return task.waitsFor.every((id) => !tasks.some((other) => other.id === id && isUndecided(other)));
}

function standsFor({ reason, purpose }: Task, { id }: Task): boolean {
  if (purpose === 'voice') return false;
  const added = adderOf({ reason });
  return added ? added.byTaskId === id : purpose === 'help' && 'byTaskId' in reason && reason.byTaskId === id;
}
