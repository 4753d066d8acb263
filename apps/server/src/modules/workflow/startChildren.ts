import { FLOW_STATUS } from '@smart-admin/api-client/contract';
import { rowsOf, type FormValues } from '@smart-admin/form-engine/core';
import { type SubFlowNode, subFlowsAwaited } from '@smart-admin/form-engine/flow';
import { DEFAULT_LOCALE } from '@smart-admin/ui/messages';
import { sql } from 'kysely';
import type * as z from 'zod';
import { type Deps } from '../../deps.js';
import { ApiError } from '../../errors/apiError.js';
import { refusalText } from '../../errors/refusalText.js';
import { type CallKey, onceFor, readAnswer } from '../../http/idempotent.js';
import { enqueue } from '../../jobs/enqueue.js';
import { type JobAttempt } from '../../jobs/handleJob.js';
import { type Caller } from '../../rights/caller.js';
import { readCaller } from '../user/readCaller.js';
import { readForm } from './actOnFlow.js';
import { flowEndedJob, flowStopJob, type flowSubJob } from './flowJobs.js';
import { nodeOf } from './flowNodes.js';
import { prepareLaunch } from './launchFlow.js';
import { openAt, openFlow, type OpenFlow, readRelease } from './openFlow.js';
import { findByRules } from './people/answerQuestion.js';
import { askFor } from './people/askFor.js';
import { withOutsideAnswers } from './people/OutsideAnswers.js';
import { valueOf } from './people/valueOf.js';
import { storedFailure } from './storedFailure.js';
import { runSystemCommand } from './systemCommand.js';
import { untilHeard } from './untilHeard.js';
import { t } from './workflow.messages.js';

type Start = z.output<typeof flowSubJob.schema>;

/** Attempts, over some six hours, after which sub-flows count as not launched. */
const LAUNCH_ATTEMPTS = 10;

/**
 * Launches the flows that a node is about: one, or one for each row of a subtable. Done again it finds those that it has launched.
 * What cannot be launched (the flow is disabled, a form is not filled in) is told to the flow, whose administrators decide; any
 * other failure is tried again, and the last one is told. What keeps the flow from hearing of them (there are no rows, and those
 * who are to act next cannot be found) is no failure to launch: it is tried until the flow hears of them.
 */
export async function startChildren(deps: Deps, start: Start, attempt: Pick<JobAttempt, 'number'>): Promise<void> {
  let children: string[];
  try {
    children = await launchChildren(deps, start);
  } catch (error) {
    const isFinal = attempt.number >= LAUNCH_ATTEMPTS || (error instanceof ApiError && error.code < 500);
    if (!isFinal) throw error;
    await giveUpChildren(deps, start, storedFailure(error));
    return;
  }
  if (start.activityId !== '') await untilHeard(deps, start, attempt, () => tellStarted(deps, start, children));
}

/**
 * Tells a flow that its sub-flows cannot be launched; `message` is a `storedFailure`. Those that were launched already are
 * cancelled: a new start has all of them.
 */
export async function giveUpChildren(deps: Deps, start: Start, message: string): Promise<void> {
  const { instanceId, nodeId, activityId } = start;
  if (activityId === '')
    return void (await runSystemCommand(deps, instanceId, { kind: 'outsideFailed', nodeId, message }));
  const result = { ok: false, message } as const;
  await runSystemCommand(deps, instanceId, { kind: 'called', activityId, result }, { isLate: true });
  const launched = await deps.db
    .selectFrom('answeredCall')
    .innerJoin('flowInstance as parent', 'parent.launcherId', 'answeredCall.userId')
    .select('answer')
    .where('parent.id', '=', instanceId)
    .where(sql<boolean>`starts_with(answered_call.key, ${keyOf(start, '')})`)
    .execute();
  await settleStarted(
    deps,
    start,
    launched.map(({ answer }) => answer as string),
  );
}

/** All of them are prepared before the first is launched, so that none is where one cannot be. */
async function launchChildren(deps: Deps, start: Start): Promise<string[]> {
  const open = await openForStart(deps, start);
  const node = nodeOf(open.flow, start.nodeId);
  if (node?.kind !== 'subFlow') return [];
  const { launcherId } = open.instance;
  const caller = await readCaller(deps, launcherId);
  const values = await deps.db.transaction().execute((trx) => readForm(trx, open));
  const rows: FormValues[] = node.perRow === undefined ? [{}] : rowsOf(values[node.perRow]);
  const launches: (() => Promise<string>)[] = [];
  for (const [index, row] of rows.entries()) {
    const key = keyOf(start, index);
    const call = { userId: launcherId, key, fingerprint: key };
    const known = await readAnswer<string>(deps.db, call);
    const launched = known?.answer;
    if (launched) launches.push(() => Promise.resolve(launched));
    else
      launches.push(
        await inRow(deps, node, index, () => prepareChild(deps, { start, open, node, values, row, caller, call })),
      );
  }
  const children: string[] = [];
  for (const [index, launch] of launches.entries()) children.push(await inRow(deps, node, index, launch));
  return children;
}

interface ChildInput extends RowOfNode {
  start: Start;
  call: CallKey;
}

async function prepareChild(deps: Deps, input: ChildInput): Promise<() => Promise<string>> {
  const { start, open, node, values, row, call } = input;
  const { instanceId, activityId } = start;
  const { launcherId, organizeId, urgency } = open.instance;
  const scope = { values: { ...values, ...row }, now: deps.clock.now(), user: { id: launcherId, organizeId } };
  const filled = Object.entries(node.values).map(([field, text]) => [field, valueOf(text, scope)] as const);
  return prepareLaunch(deps, {
    flowId: node.flowId,
    values: Object.fromEntries(filled),
    urgency,
    choices: {},
    isPartOfFlow: true,
    caller: await launcherOf(deps, input),
    locale: DEFAULT_LOCALE,
    once: onceFor(deps.db, call),
    parent: activityId === '' ? undefined : { instanceId, activityId },
  });
}

function keyOf({ start }: Start, index: number | ''): string {
  return `flow-${start}-${index}`;
}

/** What is wrong says which flow it is about, and for which row. */
async function inRow<Result>(
  { db }: Pick<Deps, 'db'>,
  { flowId, name, perRow }: SubFlowNode,
  index: number,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ApiError) || error.code >= 500) throw error;
    const flow = await db.selectFrom('flow').select('fullName').where('id', '=', flowId).executeTakeFirst();
    const reason = refusalText(error);
    throw new ApiError(error.code, (locale) => {
      const values = { name: flow?.fullName ?? name, reason: reason(locale) };
      const text = perRow === undefined ? t('notLaunched', values) : t('rowNotLaunched', { ...values, row: index + 1 });
      return text(locale);
    });
  }
}

/** The flow at the release whose node it is about: it may have been moved to another one since, where the node has another id or none. */
async function openForStart({ db }: Pick<Deps, 'db'>, { instanceId, version }: Start): Promise<OpenFlow> {
  const open = await openFlow(db, instanceId);
  if (version === undefined || version === open.instance.version) return open;
  return openAt(db, open, await readRelease(db, open.instance.flowId, version));
}

async function tellStarted(deps: Deps, start: Start, children: string[]): Promise<void> {
  const { instanceId, activityId } = start;
  const command = { kind: 'subFlowsStarted', activityId, instanceIds: children } as const;
  await runSystemCommand(deps, instanceId, command, { isLate: true });
  await settleStarted(deps, start, children);
}

/**
 * Once a flow knows its sub-flows, or has refused to: those that ended before it knew of them are reported again, since
 * their own report was too early; those that nobody waits for are cancelled. A refusal alone does not say which they are:
 * a job done again is refused because its children are known already.
 */
async function settleStarted(
  deps: Deps,
  { instanceId, activityId }: Start,
  children: readonly string[],
): Promise<void> {
  if (children.length === 0) return;
  await deps.db.transaction().execute(async (trx) => {
    const { instance } = await openFlow(trx, instanceId);
    const awaited = new Set(subFlowsAwaited(instance.state, activityId));
    const rows = await trx.selectFrom('flowInstance').select(['id', 'status']).where('id', 'in', children).execute();
    for (const { id, status } of rows) {
      const isRunning = status === FLOW_STATUS.running;
      if (awaited.has(id) && !isRunning) await enqueue(trx, flowEndedJob, { instanceId: id });
      if (!awaited.has(id) && isRunning) await enqueue(trx, flowStopJob, { instanceId: id });
    }
  });
}

/**
 * Who launches the flow of a node, or that of a row: the first whom its rule finds. The launcher of this flow, where it has none or
 * finds nobody.
 */
async function launcherOf(deps: Deps, { open, node, values, row: cells, caller }: RowOfNode): Promise<Caller> {
  const { instance, flow, model } = open;
  const { id: nodeId, launcher: rule, perRow: table } = node;
  const row = table === undefined ? undefined : { table, cells };
  if (rule === 'launcher') return caller;
  const now = deps.clock.now();
  const [found] = await withOutsideAnswers(askFor(deps, caller), (outside) =>
    deps.db
      .transaction()
      .execute((trx) =>
        findByRules(
          trx,
          { instance, flow, fields: model.form.fields, values, now, outside, row },
          { nodeId, state: instance.state, rules: [rule] },
        ),
      ),
  );
  return found ? readCaller(deps, found.userId) : caller;
}

interface RowOfNode {
  open: OpenFlow;
  node: SubFlowNode;
  /** The whole form. */
  values: FormValues;
  /** Cells of the row; none where there is one flow for all of it. */
  row: FormValues;
  caller: Caller;
}
