import { FLOW_STATUS } from '@smart-admin/api-client/contract';
import { rowsOf, type FormValues } from '@smart-admin/form-engine/core';
import { type SubFlowNode, subFlowsAwaited } from '@smart-admin/form-engine/flow';
import type * as z from 'zod';
import { type Deps } from '../../deps.js';
import { onceFor } from '../../http/idempotent.js';
import { enqueue } from '../../jobs/enqueue.js';
import { type Caller } from '../../rights/caller.js';
import { readCaller } from '../user/readCaller.js';
import { readForm } from './actOnFlow.js';
import { flowEndedJob, flowStopJob, type flowSubJob } from './flowJobs.js';
import { nodeOf } from './flowNodes.js';
import { launchFlow } from './launchFlow.js';
import { openAt, openFlow, type OpenFlow, readRelease } from './openFlow.js';
import { findByRules } from './people/answerQuestion.js';
import { askFor } from './people/askFor.js';
import { withOutsideAnswers } from './people/OutsideAnswers.js';
import { valueOf } from './people/valueOf.js';
import { runSystemCommand } from './systemCommand.js';

/** Launches the flows that a node is about: one, or one for each row of a subtable. Done again it finds those that it has launched. */
export async function startChildren(
  deps: Deps,
  { instanceId, nodeId, activityId, start, version }: z.output<typeof flowSubJob.schema>,
): Promise<void> {
  const open = await openForStart(deps, instanceId, version);
  const node = nodeOf(open.flow, nodeId);
  if (node?.kind !== 'subFlow') return;
  const { launcherId, organizeId } = open.instance;
  const caller = await readCaller(deps, launcherId);
  const values = await deps.db.transaction().execute((trx) => readForm(trx, open));
  const rows: FormValues[] = node.perRow === undefined ? [{}] : rowsOf(values[node.perRow]);
  const scope = { now: deps.clock.now(), user: { id: launcherId, organizeId } };
  const children: string[] = [];
  for (const [index, row] of rows.entries()) {
    const filled = Object.entries(node.values).map(
      ([field, text]) => [field, valueOf(text, { ...scope, values: { ...values, ...row } })] as const,
    );
    const key = `flow-${start}-${index}`;
    children.push(
      await launchFlow(deps, {
        flowId: node.flowId,
        values: Object.fromEntries(filled),
        urgency: open.instance.urgency,
        choices: {},
        isPartOfFlow: true,
        caller: await launcherOf(deps, { open, node, values, row, caller }),
        locale: 'zh',
        once: onceFor(deps.db, { userId: launcherId, key, fingerprint: key }),
        parent: activityId === '' ? undefined : { instanceId, activityId },
      }),
    );
  }
  if (activityId === '') return;
  await runSystemCommand(
    deps,
    instanceId,
    { kind: 'subFlowsStarted', activityId, instanceIds: children },
    { isLate: true },
  );
  await settleStarted(deps, { instanceId, activityId, children });
}

/** The flow at the release whose node it is about: it may have been moved to another one since, where the node has another id or none. */
async function openForStart(
  { db }: Pick<Deps, 'db'>,
  instanceId: string,
  version: number | undefined,
): Promise<OpenFlow> {
  const open = await openFlow(db, instanceId);
  if (version === undefined || version === open.instance.version) return open;
  return openAt(db, open, await readRelease(db, open.instance.flowId, version));
}

/**
 * Once a flow knows its sub-flows, or has refused to: those that ended before it knew of them are reported again, since
 * their own report was too early; those that nobody waits for are cancelled. A refusal alone does not say which they are:
 * a job done again is refused because its children are known already.
 */
async function settleStarted(
  deps: Deps,
  { instanceId, activityId, children }: { instanceId: string; activityId: string; children: string[] },
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

/** Tells a flow that one has ended which it waits for. */
export async function endChild(deps: Deps, instanceId: string): Promise<void> {
  const child = await deps.db
    .selectFrom('flowInstance')
    .select(['parentId', 'parentActivity', 'status'])
    .where('id', '=', instanceId)
    .executeTakeFirst();
  if (!child?.parentId || child.status === FLOW_STATUS.running) return;
  const status = ENDINGS[child.status];
  const { parentActivity: activityId } = child;
  await runSystemCommand(
    deps,
    child.parentId,
    { kind: 'subFlowEnded', activityId, instanceId, status },
    { isLate: true },
  );
}

/** Cancels a flow that nobody waits for any longer. One that has ended, or was refused, stays what it is. */
export async function stopChild(deps: Deps, instanceId: string): Promise<void> {
  const { status } = await deps.db
    .selectFrom('flowInstance')
    .select('status')
    .where('id', '=', instanceId)
    .executeTakeFirstOrThrow();
  if (status !== FLOW_STATUS.running) return;
  await runSystemCommand(deps, instanceId, { kind: 'cancel', by: 'system' }, { isLate: true });
}

const ENDINGS = { 2: 'adopted', 3: 'rejected', 4: 'cancelled', 5: 'cancelled' } as const;
