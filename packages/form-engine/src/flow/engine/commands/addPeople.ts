import { FlowRefused } from '../FlowRefused.js';
import { type Task } from '../FlowState.js';
import { restLimit, startOwnLimit } from '../ownLimits.js';
import { nextId, type Run, tasksOf, workNodeOf } from '../Run.js';
import { leaveTask, settle } from '../settle.js';
import { adderOf } from '../verdictOf.js';
import { defineCommand } from './defineCommand.js';
import { actorOf, namedPeople, ownOpenTask, requireAction, requireFree, sayLimit, undecidedTask } from './ownTask.js';

/**
 * Adds people. `before`: one's own task waits for them while its time stands still, and their refusal refuses the node. `after`: they are asked when one
 * has agreed, and must agree too. `beside`: further voices, in order behind one's own; beside an added task they are added
 * like it. Whoever waits for one's own task waits for those after and beside it too.
 */
export const addPeople = defineCommand({
  kinds: ['addBefore', 'addAfter', 'addBeside'],
  apply(run, command) {
    const { task, activity } = ownOpenTask(run, command, command.kind);
    const people = namedPeople(command.people);
    for (const userId of people) requireFree(run, activity, userId);
    if (run.entry) run.entry.userIds = people;
    const behind = tasksOf(run, activity.id).filter(({ waitsFor }) => waitsFor.includes(task.id));
    const { several, claim } = workNodeOf(run, activity);
    const inOrder = several.mode === 'inOrder' && !claim;
    const added = people.map((userId) => newTask(run, task, userId, command.kind, inOrder));
    const ids = added.map(({ id }) => id);
    if (command.kind === 'addBefore') {
      task.waitsFor = [...task.waitsFor, ...ids];
      shareOwnLimit(run, added);
      restLimit(run, task);
    } else for (const other of behind) other.waitsFor = [...other.waitsFor, ...ids];
    settle(run, activity);
  },
});

/** Takes back that somebody was added, while they have not decided: by whoever has the task that they were added to. */
export const removeAdded = defineCommand({
  kinds: ['removeAdded'],
  apply(run, command) {
    const { task, activity } = undecidedTask(run, command.taskId);
    const added = adderOf(task);
    if (!added) throw new FlowRefused('noTask');
    const adder = run.state.tasks.find(({ id }) => id === added.byTaskId);
    // whose own voice was left has none to give way to
    if (adder?.userId !== actorOf(command) || adder.status === 'left') throw new FlowRefused('notYours');
    requireAction(run, activity, command, 'removeAdded');
    leaveTask(run.state.tasks, task);
    settle(run, activity);
  },
});

function newTask(
  run: Run,
  task: Task,
  userId: string,
  kind: 'addBefore' | 'addAfter' | 'addBeside',
  inOrder: boolean,
): Task {
  const own = adderOf(task);
  const place = ({ addBefore: 'before', addAfter: 'after', addBeside: 'beside' } as const)[kind];
  const beside = place === 'beside';
  const added: Task = {
    id: nextId(run, 't'),
    activityId: task.activityId,
    userId,
    status: 'waiting',
    purpose: beside ? task.purpose : 'added',
    reason: beside && own && task.purpose === 'added' ? own : { kind: 'added', byTaskId: task.id, place },
    waitsFor: place === 'after' || (beside && inOrder && task.purpose === 'voice') ? [task.id] : [],
    openedAt: run.context.now,
    ...(task.limit && place !== 'before' ? { limit: task.limit } : {}),
  };
  run.state.tasks.push(added);
  return added;
}

function shareOwnLimit(run: Run, [first, ...others]: readonly Task[]): void {
  if (!first) return;
  startOwnLimit(run, first);
  for (const other of others) if (first.limit) other.limit = first.limit;
  sayLimit(run, first);
}
