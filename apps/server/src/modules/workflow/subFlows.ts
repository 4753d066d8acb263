import { FLOW_STATUS } from '@smart-admin/api-client/contract';
import { rowsOf, type FormValues } from '@smart-admin/form-engine/core';
import type * as z from 'zod';
import { type Deps } from '../../deps.js';
import { onceFor } from '../../http/idempotent.js';
import { enqueue } from '../../jobs/enqueue.js';
import { readCaller } from '../user/readCaller.js';
import { readForm } from './actOnFlow.js';
import { flowStopJob, type flowSubJob } from './flowJobs.js';
import { nodeOf } from './flowNodes.js';
import { launchFlow } from './launchFlow.js';
import { openFlow } from './openFlow.js';
import { valueOf } from './people/valueOf.js';
import { runSystemCommand } from './systemCommand.js';

/** Launches the flows that a node is about: one, or one for each row of a subtable. Done again it finds those that it has launched. */
export async function startChildren(
  deps: Deps,
  { instanceId, nodeId, activityId, start }: z.output<typeof flowSubJob.schema>,
): Promise<void> {
  const open = await openFlow(deps.db, instanceId);
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
        caller,
        locale: 'zh',
        once: onceFor(deps.db, { userId: launcherId, key, fingerprint: key }),
        parent: activityId === '' ? undefined : { instanceId, activityId },
      }),
    );
  }
  if (activityId === '') return;
  const started = { kind: 'subFlowsStarted', activityId, instanceIds: children } as const;
  if (await runSystemCommand(deps, instanceId, started, { isLate: true })) return;
  // nobody waits for them any more
  await deps.db.transaction().execute(async (trx) => {
    for (const child of children) await enqueue(trx, flowStopJob, { instanceId: child });
  });
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

const ENDINGS = { 2: 'adopted', 3: 'rejected', 4: 'cancelled', 5: 'cancelled' } as const;
