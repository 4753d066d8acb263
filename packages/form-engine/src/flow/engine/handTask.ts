import { type FoundPerson } from '../document/PeopleRule.js';
import { type Activity, type Task, type TaskReason } from './FlowState.js';
import { isUndecided } from './isUndecided.js';
import { type Run, tasksOf, tell } from './Run.js';
import { handLimit, type Limits, limitsOf } from './ownLimits.js';

/** A task comes into other hands, and its time with it (`handLimit`); why it was there before is kept. `limits`: of the piece that has it. */
export function changeHands(
  run: Run,
  task: Task,
  to: string,
  kind: 'transferred' | 'escalated' | 'assigned' | 'handedOver',
  limits: Limits = limitsOf(run),
): void {
  handLimit(run, limits, task, to);
  const reason: TaskReason = { kind, from: task.userId ?? '', first: task.reason };
  Object.assign(task, { userId: to, reason, openedAt: run.context.now });
  delete task.offeredTo;
}

/** After the time limit: to the first of these people who has no undecided task here and has not had this one. With nobody it stays where it is. */
export function handTask(
  run: Run,
  activity: Activity,
  task: Task,
  people: readonly FoundPerson[],
  kind: 'transferred' | 'escalated',
): void {
  const tasks = tasksOf(run, activity.id).filter(isUndecided);
  const former = formerOf(task.reason);
  const next = people.find(({ userId }) => !former.includes(userId) && !tasks.some((other) => other.userId === userId));
  if (next) changeHands(run, task, next.userId, kind);
  tell(run, {
    what: kind === 'escalated' ? 'escalated' : 'transfer',
    nodeId: activity.nodeId,
    activityId: activity.id,
    taskId: task.id,
    reason: next ? task.reason : { kind: 'overdue' },
    userIds: next ? [next.userId] : [],
    ...(next && task.limit ? { dueAt: task.limit.dueAt } : {}),
  });
}

/** Who had a task before: it would go round for ever among those who let it lie. */
function formerOf(reason: TaskReason): string[] {
  return 'from' in reason ? [reason.from, ...formerOf(reason.first)] : [];
}
