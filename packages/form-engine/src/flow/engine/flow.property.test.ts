import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arbitraryFlow } from '../testing/arbitraryFlow.js';
import { FlowBench } from '../testing/FlowBench.js';
import { CALENDAR } from '../testing/flows.js';
import { approveEverything, demand, holdLaws, ToldState } from '../testing/laws.js';
import { arbitraryChoice, type Choice, commandOf } from '../testing/randomCommand.js';
import { nextTick } from './diffStates.js';
import { type FlowCommand } from './FlowCommand.js';
import { type FlowEffect } from './FlowEffect.js';
import { type FlowState, type RestingLimit, type Token } from './FlowState.js';
import { allActivities } from './pieces.js';
import { step } from './step.js';

/*
 * Random flows, random commands of several people, in any order, also those that make no sense and those given twice. After each
 * of them the laws of `testing/laws.ts` hold; what is particular to some commands stands here.
 */
const RUNS = process.env.PROPERTY_SEED === 'free' ? 100_000 : 2000;
const MINUTES = 60_000;
const arbitraryChoices = fc.array(arbitraryChoice, { minLength: 30, maxLength: 30 });
/** Effects that cannot be undone. */
const FINAL = new Set<FlowEffect['kind']>(['call', 'startSubFlows', 'cancelSubFlows', 'circulated', 'message']);
/** Commands that mean something new each time. */
const REPEATABLE = new Set<FlowCommand['kind']>(['comment', 'urge', 'circulate', 'tick']);

test('Whatever people do, in whatever order, no task is lost, nothing hangs and everything can be replayed', () => {
  fc.assert(
    fc.property(arbitraryFlow, arbitraryChoices, fc.boolean(), (flow, choices, isForSomebody) => {
      const bench = new FlowBench(flow);
      const launcher = isForSomebody ? { for: 'cid' } : {};
      const chosen = { n1: ['ann'], n2: ['bob'], n3: ['cid'], n4: ['dan'] };
      if (!bench.take({ kind: 'submit', by: 'bob', ...launcher, choices: chosen }).ok) return;
      const told = new ToldState();
      told.take(bench.effects);
      for (const each of choices) if (live(bench, told, each) === 'over') break;
      holdReplay(bench);
      approveEverything(bench);
      holdLaws(flow, stateOf(bench));
    }),
    { numRuns: RUNS },
  );
}, 1_800_000);

test('The laws see a task whose node is gone', () => {
  const bench = new FlowBench({ ...fc.sample(arbitraryFlow, 1)[0]!, nodes: [] });
  bench.submit('bob');
  const lost = { id: 't1', activityId: 'a1', status: 'open', purpose: 'voice', openedAt: 0 } as const;
  const state: FlowState = {
    ...stateOf(bench),
    tasks: [{ ...lost, waitsFor: [], reason: { kind: 'found', userId: 'ann', rule: 'users' } }],
  };
  expect(() => holdLaws(bench.flow, state)).toThrow('a flow that is over has nothing open');
});

/** One command, and all that must be true of it. */
function live(bench: FlowBench, told: ToldState, choice: Choice): 'over' | undefined {
  bench.now += 17 * MINUTES;
  const before = stateOf(bench);
  const old = before.passed.map(({ activityId }) => activityId.replace('a', 't'));
  const command = commandOf(bench.flow, before, choice, old);
  const result = bench.take(command);
  if (!result.ok) {
    demand(bench.state === before, 'a refused command changes nothing');
    return undefined;
  }
  const after = stateOf(bench);
  holdLaws(bench.flow, after);
  told.take(result.effects);
  told.hold(after);
  if ('taskId' in command && command.taskId !== undefined) {
    const entries = result.effects.filter(
      (effect) =>
        effect.kind === 'entry' && effect.entry.what === command.kind && effect.entry.taskId === command.taskId,
    );
    if (command.kind !== 'circulate') demand(entries.length === 1, 'what somebody does is told once');
  }
  if (command.kind === 'tick') demand((nextTick(after) ?? Infinity) > bench.now, 'nothing is due after a tick');
  // it ended at once and can be submitted again; it closed a node, so that there are new tasks to hand over
  const again =
    (command.kind === 'submit' && after.status !== 'running') ||
    (command.kind === 'handOver' && after.nextId !== before.nextId);
  if (!again && !REPEATABLE.has(command.kind))
    demand(!bench.take(command).ok && bench.state === after, 'what is done is refused a second time');
  if (command.kind === 'approve' || command.kind === 'refuse') {
    holdVerdicts(before, after, command.taskId);
    holdTakeBack(bench, before, result, { kind: 'takeBack', by: command.by, taskId: command.taskId });
    if (command.kind === 'refuse') holdComingBack(bench, after);
  }
  // nothing but words follows
  return before.status === 'adopted' ? 'over' : undefined;
}

/** Verdicts of a node that is still open stay what they were, but for those that a refusal asks again. */
function holdVerdicts(before: FlowState, after: FlowState, taskId: string): void {
  for (const task of before.tasks)
    if (task.id !== taskId && task.status === 'approved' && after.activities.some(({ id }) => id === task.activityId))
      demand(
        after.tasks.some(({ id, status }) => id === task.id && status === 'approved'),
        'no verdict is lost',
      );
}

/** Taking a verdict back at once gives what was there; it is refused only where something happened that cannot be undone. */
function holdTakeBack(
  bench: FlowBench,
  before: FlowState,
  { state: after, effects }: { state: FlowState; effects: FlowEffect[] },
  command: FlowCommand,
): void {
  const context = { now: bench.now, values: bench.values, calendar: CALENDAR };
  const result = step(bench.flow, after, command, context);
  if (result.ok)
    return demand(isDeepStrictEqual(comparable(result.state), comparable(before)), 'taking back gives what was there');
  const { code } = result.refusal;
  if (code === 'status') return demand(after.status === 'adopted', 'what goes on can be taken back');
  const ended =
    after.status !== 'running' && effects.some((effect) => effect.kind === 'entry' && effect.entry.what === 'ended');
  const outside = [before, after].flatMap(allActivities);
  const isFinal =
    effects.some(({ kind }) => FINAL.has(kind)) ||
    outside.some(({ waitsFor }) => waitsFor !== 'people' && waitsFor !== 'time');
  demand(code === 'wentOn' && (isFinal || (ended && !after.came)), `what can be undone can be taken back, not ${code}`);
}

/** What a refusal cut off comes back as it was, when the node that it led to is passed. */
function holdComingBack(bench: FlowBench, after: FlowState): void {
  const leaf = after.tokens.find(({ back }) => back);
  const { back } = leaf ?? {};
  if (!leaf || !back) return;
  const copy = new FlowBench(bench.flow, bench.values);
  Object.assign(copy, { state: after, now: bench.now });
  for (let round = 0; round < 50 && hasToken(copy, leaf); round += 1) {
    const state = stateOf(copy);
    const here = state.activities.find(({ tokenId }) => tokenId === leaf.id)?.id;
    const task = state.tasks.find(({ activityId, status }) => activityId === here && status === 'open');
    if (!task) return;
    const by = task.userId ?? task.offeredTo?.[0]?.userId ?? '';
    if (task.userId === undefined) copy.do({ kind: 'claim', by, taskId: task.id });
    else if (!copy.take({ kind: 'approve', by, taskId: task.id }).ok) return;
  }
  const state = stateOf(copy);
  // the node was refused in its turn: its share could not be reached any more
  if (!back.activities.some(({ id }) => state.activities.some((other) => other.id === id))) return;
  // time limits stood still meanwhile
  const later = (dueAt: number) => (dueAt > back.cutAt ? dueAt + copy.now - back.cutAt : dueAt);
  for (const { limit, ...task } of back.tasks) {
    const rested = limit ? { ...task, limit: { ...limit, dueAt: later(limit.dueAt) } } : task;
    demand(
      state.tasks.some((other) => isDeepStrictEqual(other, rested)),
      'what was cut off comes back',
    );
  }
}

function hasToken(bench: FlowBench, { id, back }: Token): boolean {
  return stateOf(bench).tokens.some((token) => token.id === id && token.back === back);
}

/** The same commands give the same state. */
function holdReplay(bench: FlowBench): void {
  let state: FlowState | undefined;
  for (const { command, now } of bench.log) {
    const result = step(bench.flow, state, command, { now, values: bench.values, calendar: CALENDAR });
    demand(result.ok, 'what was done can be done again');
    state = result.state;
  }
  demand(isDeepStrictEqual(state, bench.state), 'a replay gives the same state');
}

/** What a state says but for numbering, ways back (one at a time is kept), whom a verdict chose, and since when time stands still. */
function comparable({ nextId: _, came: _came, choices: _choices, tokens, tasks, ...state }: FlowState) {
  return {
    ...state,
    tokens: tokens.map(({ came: _wayBack, ...token }) => token),
    tasks: tasks.map(({ rest, ...task }) => ({ ...task, ...(rest ? { left: leftOf(rest) } : {}) })),
  };
}

/** What is left of a limit, which all time takes here; of what is over, since when. */
function leftOf({ dueAt, since, timers }: RestingLimit) {
  const left = (at: number) => (at > since ? { left: at - since } : { over: at });
  return { due: left(dueAt), timers: timers.map(({ at, ...timer }) => ({ ...timer, at: left(at) })) };
}

function stateOf({ state }: FlowBench): FlowState {
  if (!state) throw new Error('The flow has not begun');
  return state;
}
