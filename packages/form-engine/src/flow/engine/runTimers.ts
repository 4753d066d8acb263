import { advance } from './advance.js';
import { type Activity, type Task, type Timer } from './FlowState.js';
import { isUndecided } from './isUndecided.js';
import { activityOf, ask, closeActivity, type Run, tasksOf, tell, tokenOf, workNodeOf } from './Run.js';
import { leaveTask, passTask, settle } from './settle.js';
import { continueLimit } from './timeLimits.js';
import { forgetWaysBack } from './tokens.js';

/**
 * Does what is due, in order of time. One timer may ask a question: the others wait for its answer, so that nothing is cut off
 * while it is being asked about.
 */
export function runTimers(run: Run): void {
  const next = () => (run.state.questions.length === 0 ? dueTimer(run) : undefined);
  for (let timer = next(); timer; timer = next()) {
    const { id } = timer;
    run.state.timers = run.state.timers.filter((other) => other.id !== id);
    const activity = activityOf(run, timer.activityId);
    if (!activity) continue;
    if (timer.kind === 'wait') endWait(run, activity);
    else if (timer.kind === 'remind') remind(run, activity, timer);
    else takeOverdue(run, activity, timer);
  }
}

function dueTimer({ state, context }: Run): Timer | undefined {
  const due = state.timers.filter(({ at }) => at <= context.now);
  return due.reduce<Timer | undefined>((first, timer) => (!first || timer.at < first.at ? timer : first), undefined);
}

function endWait(run: Run, activity: Activity): void {
  closeActivity(run, activity);
  advance(run, tokenOf(run, activity.tokenId));
}

function remind(run: Run, activity: Activity, timer: Timer): void {
  const tasks = undecidedIn(run, timer);
  if (tasks.length === 0) return;
  const taskIds = tasks.flatMap(({ id, status }) => (status === 'open' ? [id] : []));
  run.told.push({ kind: 'remind', taskIds });
  tell(run, { what: 'reminded', nodeId: activity.nodeId, activityId: activity.id });
  const { limit } = workNodeOf(run, activity);
  if (limit) continueLimit(run, timer, limit);
}

/** Tasks that are to be done until then: all of a node, but those that have a limit of their own, or whose time stands still. */
function undecidedIn(run: Run, { activityId, limitId }: Timer): Task[] {
  return tasksOf(run, activityId).filter((task) => isUndecided(task) && !task.rest && task.limit?.id === limitId);
}

/** A limit is over: help is no longer waited for; rules decide for all who have not, or open tasks go to others, with the whole time again. */
function takeOverdue(run: Run, activity: Activity, timer: Timer): void {
  const { id, limit } = workNodeOf(run, activity);
  if (!limit || limit.then.kind === 'nothing') return;
  const undecided = undecidedIn(run, timer);
  const [helps, verdicts] = [undecided.filter(isHelp), undecided.filter((task) => !isHelp(task))];
  for (const task of helps) giveUpHelp(run, activity, task);
  if (helps.length > 0) settle(run, activity);
  if (verdicts.length === 0) return;
  switch (limit.then.kind) {
    case 'pass':
      forgetWaysBack(run, tokenOf(run, activity.tokenId));
      for (const task of verdicts) passTask(run, task, 'overdue');
      return settle(run, activity);
    case 'refuse':
      forgetWaysBack(run, tokenOf(run, activity.tokenId));
      tell(run, { what: 'refuse', nodeId: id, activityId: activity.id, reason: { kind: 'overdue' } });
      for (const task of verdicts) task.status = 'refused';
      return settle(run, activity);
    case 'transfer':
      for (const { id: taskId, status } of verdicts)
        if (status === 'open') ask(run, id, { kind: 'transfer', activityId: activity.id, taskId });
      return;
    case 'escalate':
      for (const { id: taskId, status, userId, offeredTo } of verdicts) {
        const whose = userId ?? offeredTo?.[0]?.userId;
        if (status === 'open' && whose)
          ask(run, id, { kind: 'escalate', activityId: activity.id, taskId, userId: whose });
      }
  }
}

function isHelp({ purpose }: Task): boolean {
  return purpose === 'help';
}

/** Whoever asked for it has the task again. */
function giveUpHelp(run: Run, { id: activityId, nodeId }: Activity, task: Task): void {
  leaveTask(run.state.tasks, task);
  tell(run, {
    ...{ what: 'answerHelp', nodeId, activityId, taskId: task.id, reason: { kind: 'overdue' } },
    userIds: task.userId === undefined ? [] : [task.userId],
  });
}
