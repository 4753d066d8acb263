import { FlowRefused } from '../FlowRefused.js';
import { type Task } from '../FlowState.js';
import { changeHands } from '../handTask.js';
import { isUndecided } from '../isUndecided.js';
import { type Limits, limitsOf } from '../ownLimits.js';
import { mapPieces } from '../pieces.js';
import { type Run } from '../Run.js';
import { leaveTask } from '../settle.js';
import { defineCommand } from './defineCommand.js';

/**
 * Gives all undecided tasks of somebody who leaves to somebody else, those too that only come back some day. Where that one has a
 * task at the same node already, one of the two is `left`, because nobody has two: of two voices that of whoever leaves,
 * otherwise what is less than a voice. Offers go to them as well.
 */
export const handOver = defineCommand({
  kinds: ['handOver'],
  statuses: ['running', 'rejected', 'cancelled'],
  whilePaused: true,
  apply(run, { from, to }) {
    if (from === to) throw new FlowRefused('person', { userId: to });
    const { state, entry } = run;
    let found = handOverTasks(run, { tasks: state.tasks, limits: limitsOf(run) }, from, to);
    mapPieces(state, (piece, rests) => {
      const tasks = piece.tasks.map((task) => ({ ...task }));
      const timers = [...piece.timers];
      const now = rests ? piece.cutAt : run.context.now;
      const limits = { activities: piece.activities, timers, now, isCut: true };
      found += handOverTasks(run, { tasks, limits }, from, to);
      return { ...piece, tasks, timers };
    });
    if (found === 0) throw new FlowRefused('noTask');
    if (entry) entry.userIds = [from, to];
  },
});

const WEIGHT = { voice: 2, added: 1, help: 0 };

/** How many there were. */
function handOverTasks(
  run: Run,
  { tasks, limits }: { tasks: readonly Task[]; limits: Limits },
  from: string,
  to: string,
): number {
  const theirs = tasks.filter((task) => isUndecided(task) && involves(task, from));
  for (const task of theirs) {
    const other = tasks.find(
      ({ id, activityId, status, userId }) =>
        id !== task.id && activityId === task.activityId && isUndecided({ status }) && userId === to,
    );
    if (other && task.userId === from && WEIGHT[task.purpose] <= WEIGHT[other.purpose]) leaveTask(tasks, task);
    else {
      if (other && task.userId === from) leaveTask(tasks, other);
      giveTo(run, { task, limits }, from, to);
    }
  }
  return theirs.length;
}

function involves({ userId, offeredTo }: Task, person: string): boolean {
  return userId === person || (offeredTo?.some((each) => each.userId === person) ?? false);
}

function giveTo(run: Run, { task, limits }: { task: Task; limits: Limits }, from: string, to: string): void {
  const others = task.offeredTo?.filter(({ userId }) => userId !== from);
  const offer = task.offeredTo?.find(({ userId }) => userId === from);
  if (task.userId === from) changeHands(run, task, to, 'handedOver', limits);
  if (!others) return;
  const isOffered = !offer || others.some(({ userId }) => userId === to);
  task.offeredTo = isOffered ? others : [...others, { ...offer, userId: to }];
}
