import { postpone } from '../calendar/postpone.js';
import { type TimeLimit } from '../document/TimeLimit.js';
import { type Activity, type RestingLimit, type Task, type Timer } from './FlowState.js';
import { isUndecided } from './isUndecided.js';
import { nextId, type Run, tasksOf } from './Run.js';
import { dueOf, wholeTime } from './timeLimits.js';

/** A part of a flow whose limits run or stand still together: its state, or a piece. */
export interface Limits {
  activities: readonly Activity[];
  /** Takes the timers of limits that begin in it. */
  timers: Timer[];
  /** The moment that it is there: a piece that rests keeps the one at which it was cut. */
  now: number;
  /** It only comes back some day. */
  isCut: boolean;
}

/** The limits of what is under way. */
export function limitsOf({ state: { activities, timers }, context: { now } }: Run): Limits {
  return { activities, timers, now, isCut: false };
}

/** Somebody is asked for a task that has other hands already, to help or to agree before: they have the whole time. */
export function startOwnLimit(run: Run, task: Task): void {
  const limits = limitsOf(run);
  const limit = nodeLimitOf(run, limits, task);
  if (limit) task.limit = goOn(run, limits, task, wholeTime(run, limit));
}

/**
 * A task that comes into other hands has the whole time again, whatever the others of its node have left: nobody inherits the
 * delay of somebody else. Where it comes back to somebody, they have what they had left when it went away, unless that was
 * over and has done what follows. Of what only comes back some day the time stands still, and others keep what was left.
 */
export function handLimit(run: Run, limits: Limits, task: Task, to: string): void {
  const limit = nodeLimitOf(run, limits, task);
  if (!limit) return;
  const back = task.kept?.find(({ userId }) => userId === to);
  keep(limits, task, to);
  const isDone = back?.timers.length === 0 && limit.then.kind !== 'nothing';
  const next = back && !isDone ? restingOf(back) : limits.isCut ? undefined : wholeTime(run, limit);
  if (!next) return;
  if (task.rest) task.rest = next;
  else task.limit = goOn(run, limits, task, next);
}

/**
 * The time of a task that goes to others first stands still until it is its turn again, and so does that of all who wait behind
 * it by the same limit: nobody of them can be late.
 */
export function restLimit(run: Run, task: Task): void {
  const rest = leftOf(limitsOf(run), task);
  if (!rest || task.rest) return;
  const shared = task.limit?.id;
  const tasks = tasksOf(run, task.activityId);
  for (const each of [task, ...waitingBehind(tasks, task)]) {
    if (each.rest || each.limit?.id !== shared) continue;
    Object.assign(each, { rest, rested: true });
    delete each.limit;
  }
  const isUsed = shared === undefined || tasks.some(({ limit }) => limit?.id === shared);
  if (!isUsed) run.state.timers = run.state.timers.filter(({ limitId }) => limitId !== shared);
}

/** The time of a task whose turn it is goes on. */
export function resumeLimit(run: Run, task: Task): void {
  const { rest } = task;
  if (!rest) return;
  delete task.rest;
  task.limit = goOn(run, limitsOf(run), task, rest);
}

/** Remembers what whoever has a task had left, for when it comes back to them. */
function keep(limits: Limits, task: Task, to: string): void {
  const { userId } = task;
  const left = userId === undefined ? undefined : leftOf(limits, task);
  const others = (task.kept ?? []).filter((each) => each.userId !== to && each.userId !== userId);
  const kept = userId !== undefined && left ? [...others, { userId, ...left }] : others;
  if (kept.length > 0) task.kept = kept;
  else delete task.kept;
}

function leftOf({ activities, timers, now }: Limits, task: Task): RestingLimit | undefined {
  if (task.rest) return task.rest;
  const dueAt = dueOf({ activities }, task);
  if (dueAt === undefined) return undefined;
  const own = timers.filter(({ activityId, limitId }) => activityId === task.activityId && limitId === task.limit?.id);
  return { dueAt, since: now, timers: own.map(momentOf) };
}

function restingOf({ dueAt, since, timers }: RestingLimit): RestingLimit {
  return { dueAt, since, timers };
}

function momentOf({ at, kind, left }: Timer): RestingLimit['timers'][number] {
  return { at, kind, ...(left === undefined ? {} : { left }) };
}

/** A limit that stood still goes on with what was left of it: in working time, where it is one. */
function goOn(
  run: Run,
  limits: Limits,
  { activityId }: Pick<Task, 'activityId'>,
  { dueAt, since, timers }: RestingLimit,
): { id: string; dueAt: number } {
  const id = nextId(run, 'l');
  const limit = nodeLimitOf(run, limits, { activityId });
  const rest = { from: since, until: limits.now };
  const move = (at: number, length: TimeLimit['duration'] | undefined) =>
    postpone(at, length?.unit ?? 'minutes', rest, run.context.calendar);
  for (const timer of timers)
    limits.timers.push({
      ...{ id: nextId(run, 'c'), activityId, limitId: id },
      ...timer,
      // the first one stands at the end of the limit, the others `every` after each other
      at: move(timer.at, timer.at === dueAt ? limit?.duration : limit?.remind.every),
    });
  return { id, dueAt: move(dueAt, limit?.duration) };
}

/** All undecided tasks that wait for a task, or for one that waits for it. */
function waitingBehind(tasks: readonly Task[], task: Task): Task[] {
  const found = new Set([task]);
  for (const each of found)
    for (const other of tasks) if (isUndecided(other) && other.waitsFor.includes(each.id)) found.add(other);
  found.delete(task);
  return [...found];
}

function nodeLimitOf(
  run: Run,
  { activities }: Pick<Limits, 'activities'>,
  { activityId }: Pick<Task, 'activityId'>,
): TimeLimit | undefined {
  const nodeId = activities.find(({ id }) => id === activityId)?.nodeId;
  const node = nodeId === undefined ? undefined : run.index.get(nodeId)?.node;
  return node && 'limit' in node ? node.limit : undefined;
}
