import { type FlowDocument, type FlowNode } from '../document/FlowDocument.js';
import { type FlowIndex, type Place } from '../document/indexFlow.js';
import { type FlowCommand, type FlowCommandKind } from './FlowCommand.js';
import { type FlowEffect, type FlowEntry } from './FlowEffect.js';
import {
  type Activity,
  type FlowState,
  type Question,
  type Task,
  type TaskVerdict,
  type Timer,
  type Token,
} from './FlowState.js';
import { isUndecided } from './isUndecided.js';
import { type StepContext } from './StepContext.js';

/** A step under way. `state` is a copy of its own, which rules change in place; pieces inside it are never changed. */
export interface Run {
  readonly flow: FlowDocument;
  readonly index: FlowIndex;
  readonly state: FlowState;
  /** The state as it was: what a verdict that is taken back leads to. */
  readonly original: FlowState | undefined;
  readonly context: StepContext;
  readonly command: FlowCommand;
  /** The command in the course of which all this happens: an answer belongs to the command that asked. */
  readonly cause: FlowCommandKind;
  /** Entries and calls so far, in order. */
  readonly told: FlowEffect[];
  /** What became of tasks that are no longer in the state. */
  readonly gone: Map<string, TaskVerdict>;
  /** The line of the course that the command itself is; answers and ticks have none. */
  readonly entry: FlowEntry | undefined;
}

/** The next id: `a1`, `t2`; the same at each replay. */
export function nextId(run: Run, letter: 'k' | 'a' | 't' | 'c' | 'q' | 'p' | 'l'): string {
  const id = `${letter}${run.state.nextId}`;
  run.state.nextId += 1;
  return id;
}

/** Writes a line of the course that no person wrote. */
export function tell(run: Run, entry: Omit<FlowEntry, 'at' | 'by'>): void {
  run.told.push({ kind: 'entry', entry: { at: run.context.now, by: 'system', ...entry } });
}

export function placeOf(run: Run, nodeId: string): Place {
  const place = run.index.get(nodeId);
  if (!place)
    throw new Error(`The state stands at ${nodeId}, which the flow does not have: it belongs to another version`);
  return place;
}

/** The node of an activity, which waits for people. */
export function workNodeOf(
  run: Run,
  { nodeId }: Pick<Activity, 'nodeId'>,
): FlowNode & { kind: 'approver' | 'handler' } {
  const { node } = placeOf(run, nodeId);
  if (node.kind !== 'approver' && node.kind !== 'handler') throw new Error(`${nodeId} does not ask people`);
  return node;
}

export function tokenOf(run: Run, tokenId: string): Token {
  const token = run.state.tokens.find(({ id }) => id === tokenId);
  if (!token) throw new Error(`There is no token ${tokenId}`);
  return token;
}

export function activityOf(run: Run, activityId: string): Activity | undefined {
  return run.state.activities.find(({ id }) => id === activityId);
}

export function tasksOf({ state }: Run, activityId: string): Task[] {
  return state.tasks.filter((task) => task.activityId === activityId);
}

export function openActivity(run: Run, token: Token, waitsFor: Activity['waitsFor']): Activity {
  const activity: Activity = {
    id: nextId(run, 'a'),
    nodeId: token.nodeId,
    tokenId: token.id,
    openedAt: run.context.now,
    waitsFor,
  };
  run.state.activities.push(activity);
  return activity;
}

export function startTimer(run: Run, timer: Omit<Timer, 'id'>): void {
  run.state.timers.push({ id: nextId(run, 'c'), ...timer });
}

/** Asks who is meant; the answer comes as a command of its own. */
export function ask(run: Run, nodeId: string, purpose: Question['purpose']): void {
  run.state.questions.push({ id: nextId(run, 'q'), kind: 'people', cause: run.cause, nodeId, purpose });
}

/** Takes an activity out of the state, with its tasks, timers and questions. */
export function closeActivity({ state, gone }: Run, activity: Activity): void {
  for (const task of state.tasks)
    if (task.activityId === activity.id) gone.set(task.id, isUndecided(task) ? 'left' : (task.status as TaskVerdict));
  state.tasks = state.tasks.filter(({ activityId }) => activityId !== activity.id);
  state.timers = state.timers.filter(({ activityId }) => activityId !== activity.id);
  state.activities = state.activities.filter(({ id }) => id !== activity.id);
  state.questions = state.questions.filter(
    ({ purpose }) => purpose.kind === 'tell' || purpose.activityId !== activity.id,
  );
}
