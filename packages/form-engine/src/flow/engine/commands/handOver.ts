import { FlowRefused } from '../FlowRefused.js';
import { changeHands } from '../handTask.js';
import { type Task } from '../FlowState.js';
import { isUndecided } from '../isUndecided.js';
import { mapPieces } from '../pieces.js';
import { type Run, tasksOf } from '../Run.js';
import { leaveTask } from '../settle.js';
import { defineCommand } from './defineCommand.js';

/**
 * Gives all undecided tasks of somebody who leaves to somebody else, those too that only come back some day. Where that one has
 * a task already, theirs is `left`: nobody has two voices. Offers go to them as well.
 */
export const handOver = defineCommand({
  kinds: ['handOver'],
  statuses: ['running', 'rejected', 'cancelled'],
  apply(run, { from, to }) {
    if (from === to) throw new FlowRefused('person', { userId: to });
    const { state, entry } = run;
    let found = 0;
    for (const task of state.tasks.filter((each) => isUndecided(each) && involves(each, from))) {
      found += 1;
      const has = tasksOf(run, task.activityId).some((other) => isUndecided(other) && other !== task && involves(other, to));
      if (has && task.userId === from) leaveTask(run, task);
      else giveTo(run, task, from, to);
    }
    mapPieces(state, (piece) => ({
      ...piece,
      tasks: piece.tasks.map((task) => {
        if (!isUndecided(task) || !involves(task, from)) return task;
        found += 1;
        const copy = { ...task };
        const has = piece.tasks.some(
          (other) => other !== task && other.activityId === task.activityId && isUndecided(other) && involves(other, to),
        );
        if (has && task.userId === from) copy.status = 'left';
        else giveTo(run, copy, from, to);
        return copy;
      }),
    }));
    if (found === 0) throw new FlowRefused('noTask');
    if (entry) entry.userIds = [from, to];
  },
});

function involves({ userId, offeredTo }: Task, person: string): boolean {
  return userId === person || (offeredTo?.includes(person) ?? false);
}

function giveTo(run: Run, task: Task, from: string, to: string): void {
  const offeredTo = task.offeredTo && [...new Set(task.offeredTo.map((userId) => (userId === from ? to : userId)))];
  if (task.userId === from) changeHands(run, task, to, 'handedOver');
  if (offeredTo) task.offeredTo = offeredTo;
}
