import { type FlowDocument } from '../document/FlowDocument.js';
import { indexFlow } from '../document/indexFlow.js';
import { commandDefinition } from './commands/commandDefinitions.js';
import { diffStates } from './diffStates.js';
import { type FlowCommand } from './FlowCommand.js';
import { type FlowEffect, type FlowEntry, type FlowRefusal } from './FlowEffect.js';
import { FlowRefused } from './FlowRefused.js';
import { type FlowState } from './FlowState.js';
import { type Run } from './Run.js';
import { runTimers } from './runTimers.js';
import { settle } from './settle.js';
import { type StepContext } from './StepContext.js';
import { isReport, takeReport } from './takeReport.js';

export type StepResult = { ok: true; state: FlowState; effects: FlowEffect[] } | { ok: false; refusal: FlowRefusal };

/**
 * The one function of the engine: what a command does to a flow. Pure and deterministic: nothing is looked up, `state` is never
 * changed, and the same commands give the same states. `undefined` = not submitted yet, when only `submit` is taken. Questions
 * of the new state are answered (`answer`) before anything else; `drive` does so.
 */
export function step(
  flow: FlowDocument,
  state: FlowState | undefined,
  command: FlowCommand,
  context: StepContext,
): StepResult {
  try {
    const run = startRun(flow, state, command, context);
    apply(run, command);
    takeArrived(run);
    // answers of a tick: the other timers have waited for them
    if (command.kind === 'answer' && run.cause === 'tick') runTimers(run);
    settleAll(run);
    return { ok: true, state: run.state, effects: [...run.told, ...diffStates(run)] };
  } catch (error) {
    if (error instanceof FlowRefused) return { ok: false, refusal: error.refusal };
    throw error;
  }
}

function startRun(
  flow: FlowDocument,
  original: FlowState | undefined,
  command: FlowCommand,
  context: StepContext,
): Run {
  if (!original && command.kind !== 'submit') throw new FlowRefused('status');
  const question =
    command.kind === 'answer' ? original?.questions.find(({ id }) => id === command.questionId) : undefined;
  const entry = entryOf(command, context);
  return {
    flow,
    index: indexFlow(flow),
    state: original ? copyOf(original) : newState(command),
    original,
    context,
    command,
    cause: question?.cause ?? command.kind,
    told: entry ? [{ kind: 'entry', entry }] : [],
    gone: new Map(),
    entry,
  };
}

function apply(run: Run, command: FlowCommand): void {
  const { state } = run;
  const definition = commandDefinition(command.kind);
  if (!definition) throw new FlowRefused('unexpected');
  const { statuses = ['running'], whilePaused } = definition;
  if (!statuses.includes(state.status)) throw new FlowRefused('status', { status: state.status });
  if (state.pausedAt !== undefined && !whilePaused) throw new FlowRefused('paused');
  if (state.questions.length > 0 && command.kind !== 'answer') throw new FlowRefused('unexpected');
  definition.apply(run, command);
}

/** What arrived for activities while they were cut off or paused. */
function takeArrived(run: Run): void {
  const { state } = run;
  const next = () =>
    state.status === 'running' && state.pausedAt === undefined
      ? state.activities.find(({ arrived }) => arrived)
      : undefined;
  for (let activity = next(); activity; activity = next()) {
    const { arrived = [] } = activity;
    delete activity.arrived;
    for (const report of arrived)
      if (isReport(report) && state.activities.includes(activity)) takeReport(run, activity, report);
  }
}

/**
 * What was handed over, or put back after it was handed over, may be decided or open by that; so may a node be by the rule that
 * it has in the version to which its flow was moved. In a paused flow nothing goes on until it is resumed.
 */
function settleAll(run: Run): void {
  if (run.state.pausedAt !== undefined) return;
  const asked = new Set(run.state.questions.map(({ purpose }) => purpose.kind !== 'tell' && purpose.activityId));
  for (const activity of [...run.state.activities])
    if (activity.waitsFor === 'people' && !asked.has(activity.id) && run.state.activities.includes(activity))
      settle(run, activity);
}

/** A flow that has not begun stands as one that was revoked: nothing is open, and the launcher may submit it. */
function newState(command: FlowCommand): FlowState {
  const { by = '', for: principal } = command.kind === 'submit' ? command : {};
  return {
    status: 'revoked',
    launcher: principal ?? by,
    ...(principal === undefined ? {} : { launchedBy: by }),
    round: 0,
    nextId: 1,
    tokens: [],
    activities: [],
    tasks: [],
    timers: [],
    passed: [],
    choices: {},
    questions: [],
  };
}

/** What rules change in place is copied; lists inside and pieces are replaced as a whole and never changed. */
function copyOf(state: FlowState): FlowState {
  return {
    ...state,
    tokens: state.tokens.map((token) => ({ ...token })),
    activities: state.activities.map((activity) => ({ ...activity })),
    tasks: state.tasks.map((task) => ({ ...task })),
    timers: state.timers.map((timer) => ({ ...timer })),
    passed: [...state.passed],
    questions: [...state.questions],
  };
}

function entryOf(command: FlowCommand, { now }: StepContext): FlowEntry | undefined {
  if (!('by' in command)) return undefined;
  const { by, for: entrusted, comment, attachments, signature, kind } = command;
  return {
    at: now,
    by,
    ...(entrusted === undefined ? {} : { for: entrusted }),
    what: kind,
    ...(comment === undefined ? {} : { comment }),
    ...(attachments === undefined ? {} : { attachments }),
    ...(signature === undefined ? {} : { signature }),
  };
}
