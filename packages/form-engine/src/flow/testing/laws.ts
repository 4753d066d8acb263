import { isDeepStrictEqual } from 'node:util';
import { type FlowDocument } from '../document/FlowDocument.js';
import { indexFlow } from '../document/indexFlow.js';
import { nextTick } from '../engine/diffStates.js';
import { type FlowEffect } from '../engine/FlowEffect.js';
import { type FlowState, type Task } from '../engine/FlowState.js';
import { dueOf } from '../engine/timeLimits.js';
import { verdictOf } from '../engine/verdictOf.js';
import { type FlowBench } from './FlowBench.js';

/** What holds in every state that a server stores. Throws with the law that is broken. */
export function holdLaws(flow: FlowDocument, state: FlowState): void {
  holdShape(state);
  if (state.status !== 'running') {
    demand(
      [state.tokens, state.activities, state.tasks, state.timers].every(({ length }) => length === 0),
      'a flow that is over has nothing open',
    );
    return;
  }
  holdTokens(flow, state);
  holdTasks(flow, state);
}

/** What a server knows of a flow by its effects alone. */
export class ToldState {
  private readonly open = new Map<string, Task>();
  private readonly due = new Map<string, number | undefined>();
  private next: number | undefined;
  private status: string | undefined;

  take(effects: readonly FlowEffect[]): void {
    for (const effect of effects) {
      if (effect.kind === 'taskOpened') {
        this.open.set(effect.task.id, effect.task);
        this.due.set(effect.task.id, effect.dueAt);
      }
      if (effect.kind === 'taskDue') {
        demand(this.open.has(effect.taskId), 'what has another limit is open');
        this.due.set(effect.taskId, effect.dueAt);
      }
      if (effect.kind === 'taskClosed') demand(this.open.delete(effect.taskId), 'what is closed was open');
      if (effect.kind === 'nextTick') this.next = effect.at;
      if (effect.kind === 'status') this.status = effect.status;
    }
  }

  /** Effects told it exactly which tasks are open and whose they are, when the next tick is, and how the flow stands. */
  hold(state: FlowState): void {
    const there = state.tasks.filter(({ status }) => status === 'open');
    demand(there.length === this.open.size, 'open tasks are told');
    for (const task of there) {
      const { id, userId, offeredTo } = task;
      const told = this.open.get(id);
      demand(told?.userId === userId && isDeepStrictEqual(told?.offeredTo, offeredTo), 'who has a task is told');
      demand(this.due.get(task.id) === dueOf(state, task), 'the end of its limit is told');
    }
    demand(this.next === nextTick(state), 'the next tick is told');
    demand(this.status === state.status, 'the status is told');
  }
}

/** Agrees to everything until the flow is over. */
export function approveEverything(bench: FlowBench): void {
  for (let round = 0; bench.state?.status === 'running'; round += 1) {
    demand(round < 400, 'agreeing to everything ends the flow');
    if (!approveNext(bench)) throw new Error(`Nothing can be done: ${JSON.stringify(bench.state)}`);
  }
}

function approveNext(bench: FlowBench): boolean {
  const { state } = bench;
  if (!state) return false;
  if (state.pausedAt !== undefined) return bench.take({ kind: 'resume', by: 'adm' }).ok;
  const open = state.tasks.filter(({ status }) => status === 'open');
  if (open.length > 0) return open.some((task) => agree(bench, task));
  const activity = state.activities.find(({ waitsFor }) => waitsFor !== 'people' && waitsFor !== 'time');
  if (activity) {
    const { id: activityId, waitsFor, failed, subFlows } = activity;
    if (failed) return bench.take({ kind: 'skip', by: 'adm', activityId }).ok;
    if (waitsFor === 'call') return bench.take({ kind: 'called', activityId, result: { ok: true } }).ok;
    if (waitsFor === 'event') return bench.take({ kind: 'event', activityId }).ok;
    const [instanceId] = subFlows ?? [];
    if (instanceId === undefined) return bench.take({ kind: 'subFlowsStarted', activityId, instanceIds: [] }).ok;
    return bench.take({ kind: 'subFlowEnded', activityId, instanceId, status: 'adopted' }).ok;
  }
  bench.now = Math.max(bench.now, nextTick(state) ?? bench.now);
  return nextTick(state) !== undefined && bench.take({ kind: 'tick' }).ok;
}

function agree(bench: FlowBench, { id: taskId, userId, offeredTo, purpose }: Task): boolean {
  if (userId === undefined)
    return (offeredTo ?? []).some(({ userId: by }) => bench.take({ kind: 'claim', by, taskId }).ok);
  if (purpose === 'help') return bench.take({ kind: 'answerHelp', by: userId, taskId }).ok;
  const result = bench.take({ kind: 'approve', by: userId, taskId });
  if (result.ok || result.refusal.code !== 'choiceMissing') return result.ok;
  const choices = Object.fromEntries([...indexFlow(bench.flow).keys()].map((nodeId) => [nodeId, ['ann']]));
  return bench.take({ kind: 'approve', by: userId, taskId, choices }).ok;
}

function holdShape(state: FlowState): void {
  demand(state.questions.length === 0, 'every question is answered');
  const ids = [state.tokens, state.activities, state.tasks, state.timers].flatMap((all) => all.map(({ id }) => id));
  demand(new Set(ids).size === ids.length, 'an id is given once');
}

function holdTokens(flow: FlowDocument, state: FlowState): void {
  const index = indexFlow(flow);
  demand(state.tokens.filter(({ parent }) => !parent).length === 1, 'there is one root');
  for (const token of state.tokens) {
    const children = state.tokens.filter(({ parent }) => parent?.tokenId === token.id);
    const open = state.activities.filter(({ tokenId }) => tokenId === token.id);
    demand(
      open.every(({ nodeId }) => nodeId === token.nodeId),
      'an activity is where its token stands',
    );
    const waits = children.length > 0 || token.ended ? 0 : 1;
    demand(open.length === waits, 'a token waits for its activity, for those below it, or for its siblings');
    demand(children.length === 0 || children.some(({ ended }) => !ended), 'a join waits for somebody');
    const { parent } = token;
    if (!parent) continue;
    const above = state.tokens.find(({ id }) => id === parent.tokenId);
    const up = index.get(token.nodeId)?.up;
    demand(above?.nodeId === up?.node.id && up?.branch.id === parent.branchId, 'the parent waits at the branch node');
  }
}

function holdTasks(flow: FlowDocument, state: FlowState): void {
  for (const task of state.tasks)
    demand(
      state.activities.some(({ id }) => id === task.activityId),
      'a task has an open activity',
    );
  for (const timer of state.timers)
    demand(
      state.activities.some(({ id }) => id === timer.activityId),
      'a timer has an open activity',
    );
  for (const { id, nodeId, waitsFor } of state.activities) {
    if (waitsFor !== 'people') continue;
    const node = indexFlow(flow).get(nodeId)?.node;
    const tasks = state.tasks.filter(({ activityId }) => activityId === id);
    demand(
      tasks.some(({ status }) => status === 'open'),
      'somebody can act at every node',
    );
    demand(node?.kind === 'approver' || node?.kind === 'handler', 'people are asked at work nodes');
    demand(verdictOf(node, tasks) === 'open', 'a node that is decided is over');
    demand(
      tasks.every(({ status, rest }) => status === 'waiting' || !rest),
      'whose turn it is, their time goes on',
    );
    demand(
      tasks.every(({ status, rested, rest, limit }) => status !== 'waiting' || !rested || rest || !limit),
      'the time of whoever waits again stands still',
    );
    const people = tasks.flatMap(({ status, userId }) =>
      status === 'open' || status === 'waiting' ? (userId ?? []) : [],
    );
    demand(new Set(people).size === people.length, 'nobody has two undecided tasks at a node');
  }
}

export function demand(holds: boolean | undefined, law: string): asserts holds {
  if (!holds) throw new Error(`Broken: ${law}`);
}
