import { FLOW_STATUS } from '@smart-admin/api-client/contract';
import {
  type FlowDocument,
  type FlowEffect,
  type FlowEntry,
  type FlowState,
  isUndecided,
  nodesChosenAt,
  type Task,
  waitingPieces,
  type WorkNode,
} from '@smart-admin/form-engine/flow';
import { type FormValues } from '@smart-admin/form-engine/core';
import { sql } from 'kysely';
import { type DatabaseTransaction } from '../../db/database.js';
import { newId } from '../../db/newId.js';
import { insertAll } from '../../db/insertAll.js';
import { type Deps } from '../../deps.js';
import { dequeue } from '../../jobs/dequeue.js';
import { enqueue } from '../../jobs/enqueue.js';
import { saveFileUsage } from '../file/usage/saveFileUsage.js';
import { flowCallJob, flowEndedJob, flowStopJob, flowSubJob, flowTickJob } from './flowJobs.js';
import { valueOf } from './people/valueOf.js';
import { nodeOf, workNodeOf } from './flowNodes.js';
import {
  noticeEnded,
  noticeFailed,
  noticeMentioned,
  noticeOpened,
  noticeReminded,
  sendMessage,
} from './flowNotices.js';
import { type OpenFlow } from './openFlow.js';

/** Stores what the engine has made of a flow, and does what follows, all in the transaction that holds its row. */
export async function carryOut(deps: Pick<Deps, 'clock'>, trx: DatabaseTransaction, run: CarriedOut): Promise<void> {
  const { open, state, effects } = run;
  const { id } = open.instance;
  await trx
    .updateTable('flowInstance')
    .set({ state: JSON.stringify(state), paused: state.pausedAt !== undefined })
    .where('id', '=', id)
    .execute();
  await writeEntries(
    trx,
    id,
    effects.flatMap((effect) => (effect.kind === 'entry' ? [effect.entry] : [])),
  );
  for (const effect of effects) await carryOutOne(deps, trx, run, effect);
  if (effects.some(({ kind }) => kind === 'taskClosed')) await leaveWaiting(deps, trx, run);
}

export interface CarriedOut {
  open: OpenFlow;
  state: FlowState;
  effects: readonly FlowEffect[];
  values: FormValues;
}

async function carryOutOne(
  deps: Pick<Deps, 'clock'>,
  trx: DatabaseTransaction,
  run: CarriedOut,
  effect: FlowEffect,
): Promise<void> {
  const { instance } = run.open;
  const instanceId = instance.id;
  switch (effect.kind) {
    case 'entry':
      return noticeFailed(trx, run, effect.entry);
    case 'taskOpened':
      await openTask(trx, run, effect);
      return noticeOpened(trx, run, effect.task);
    case 'taskDue':
      return moveLimit(trx, instanceId, effect);
    case 'taskClosed':
      return closeTask(deps, trx, run, effect);
    case 'circulated':
      return circulate(deps, trx, instanceId, effect);
    case 'mentioned':
      return noticeMentioned(trx, run, effect);
    case 'message':
      return sendMessage(trx, run, effect);
    case 'remind':
      return noticeReminded(trx, run, effect);
    case 'call':
      return enqueue(trx, flowCallJob, { instanceId, activityId: effect.activityId });
    case 'startSubFlows':
      return enqueue(trx, flowSubJob, {
        instanceId,
        version: instance.version,
        nodeId: effect.nodeId,
        activityId: effect.activityId ?? '',
        start: newId(),
      });
    case 'cancelSubFlows':
      for (const id of effect.instanceIds) await enqueue(trx, flowStopJob, { instanceId: id });
      return;
    case 'listen':
    case 'unlisten':
      return listen(trx, run, effect);
    case 'status':
      return changeStatus(deps, trx, run, effect.status);
    case 'nextTick':
      return scheduleTick(trx, instanceId, effect.at);
  }
}

async function writeEntries(
  trx: DatabaseTransaction,
  instanceId: string,
  entries: readonly FlowEntry[],
): Promise<void> {
  if (entries.length === 0) return;
  const { rows } = await sql<{ last: number }>`
    select coalesce(max(place), 0) as last from flow_entry where instance_id = ${instanceId}`.execute(trx);
  const last = rows[0]?.last ?? 0;
  const files = entries.flatMap(({ attachments = [], signature = '' }, index) =>
    attachments.length > 0 || signature ? [[String(last + 1 + index), [...attachments, signature]] as const] : [],
  );
  await saveFileUsage(trx, { kind: 'flow', ownerId: instanceId, isNew: true }, Object.fromEntries(files));
  await insertAll(
    trx,
    'flowEntry',
    entries.map(({ at, by, for: forUserId = '', what, nodeId = '', taskId = '', comment = '', ...detail }, index) => ({
      instanceId,
      place: last + 1 + index,
      time: new Date(at),
      userId: by === 'system' ? '' : by,
      forUserId,
      what,
      nodeId,
      taskId,
      comment,
      detail: JSON.stringify(detail),
    })),
  );
}

/** A task as lists need it; one that is offered stands with each whom it is offered to. */
async function openTask(
  trx: DatabaseTransaction,
  { open, state }: CarriedOut,
  { task, dueAt }: { task: Task; dueAt: number | undefined },
): Promise<void> {
  const activity = state.activities.find(({ id }) => id === task.activityId);
  const node = workNodeOf(open.flow, activity?.nodeId);
  if (!activity || !node) return;
  const row = {
    instanceId: open.instance.id,
    taskId: task.id,
    activityId: activity.id,
    nodeId: node.id,
    nodeName: node.name,
    reason: JSON.stringify(task.reason),
    batch: canBeApprovedAmongSeveral(open.flow, node),
    openedTime: new Date(task.openedAt),
    closedTime: null,
    dueTime: timeOf(dueAt),
  };
  const { offeredTo = [], userId } = task;
  const rows =
    userId === undefined
      ? offeredTo.map((person) => ({
          ...row,
          userId: person.userId,
          reason: JSON.stringify({ kind: 'found', ...person }),
          state: 'offered' as const,
        }))
      : [{ ...row, userId, state: 'open' as const }];
  await trx
    .insertInto('flowTask')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['instanceId', 'taskId', 'userId']).doUpdateSet(({ ref }) => ({
        state: ref('excluded.state'),
        // the flow may have been moved to another version since it was closed
        nodeId: ref('excluded.nodeId'),
        nodeName: ref('excluded.nodeName'),
        batch: ref('excluded.batch'),
        reason: ref('excluded.reason'),
        openedTime: ref('excluded.openedTime'),
        dueTime: ref('excluded.dueTime'),
        closedTime: null,
      })),
    )
    .execute();
}

async function moveLimit(
  trx: DatabaseTransaction,
  instanceId: string,
  { taskId, dueAt }: { taskId: string; dueAt: number | undefined },
): Promise<void> {
  await trx
    .updateTable('flowTask')
    .set({ dueTime: timeOf(dueAt) })
    .where('instanceId', '=', instanceId)
    .where('taskId', '=', taskId)
    .where('state', 'in', ['open', 'offered'])
    .execute();
}

function timeOf(moment: number | undefined): Date | null {
  return moment === undefined ? null : new Date(moment);
}

const DECISIONS: ReadonlySet<FlowEntry['what']> = new Set(['approve', 'refuse']);

async function closeTask(
  deps: Pick<Deps, 'clock'>,
  trx: DatabaseTransaction,
  { open, effects }: CarriedOut,
  { taskId, verdict }: FlowEffect & { kind: 'taskClosed' },
): Promise<void> {
  // whoever it belonged to, somebody entrusted may have decided
  const decision = effects.find(
    (effect) => effect.kind === 'entry' && effect.entry.taskId === taskId && DECISIONS.has(effect.entry.what),
  );
  await trx
    .updateTable('flowTask')
    .set({
      state: verdict === 'transferred' ? 'left' : verdict,
      closedTime: new Date(deps.clock.now()),
      decidedBy: decision?.kind === 'entry' ? decision.entry.by : '',
    })
    .where('instanceId', '=', open.instance.id)
    .where('taskId', '=', taskId)
    .where('state', 'in', ['open', 'offered'])
    .execute();
}

/** Whoever waited for others (for help, for those whom they asked before) waits no longer where their node is over. */
async function leaveWaiting(
  { clock }: Pick<Deps, 'clock'>,
  trx: DatabaseTransaction,
  { open, state }: CarriedOut,
): Promise<void> {
  const still = [state, ...waitingPieces(state)].flatMap(({ tasks }) => tasks.filter(isUndecided).map(({ id }) => id));
  await trx
    .updateTable('flowTask')
    .set({ state: 'left', closedTime: new Date(clock.now()) })
    .where('instanceId', '=', open.instance.id)
    .where('state', '=', 'waiting')
    .where(sql<boolean>`task_id <> all(${still}::text[])`)
    .execute();
}

/** Whether nothing has to be said, signed or filled in to approve, and nobody has to be chosen. */
export function canBeApprovedAmongSeveral(flow: FlowDocument, { id, kind, actions, fields }: WorkNode): boolean {
  const { approve } = actions;
  if (kind !== 'approver' || approve?.comment === 'required' || approve?.signature === 'required') return false;
  return !Object.values(fields).includes('required') && nodesChosenAt(flow, id).length === 0;
}

async function circulate(
  { clock }: Pick<Deps, 'clock'>,
  trx: DatabaseTransaction,
  instanceId: string,
  { nodeId = '', userIds }: { nodeId?: string; userIds: readonly string[] },
): Promise<void> {
  if (userIds.length === 0) return;
  const time = new Date(clock.now());
  await trx
    .insertInto('flowCirculation')
    .values(userIds.map((userId) => ({ instanceId, userId, nodeId, time })))
    .onConflict((conflict) => conflict.columns(['instanceId', 'userId']).doUpdateSet({ nodeId, time, readTime: null }))
    .execute();
}

/** A flow that waits for an event of a record is found by it, until it waits no longer. */
async function listen(
  trx: DatabaseTransaction,
  { open: { instance, flow, model }, values }: CarriedOut,
  { kind, activityId, nodeId }: { kind: 'listen' | 'unlisten'; activityId: string; nodeId: string },
): Promise<void> {
  if (kind === 'unlisten') {
    await trx
      .deleteFrom('flowListener')
      .where('instanceId', '=', instance.id)
      .where('activityId', '=', activityId)
      .execute();
    return;
  }
  const node = nodeOf(flow, nodeId);
  if (node?.kind !== 'wait' || node.until.kind !== 'event') return;
  const { modelId, event, id = '' } = node.until;
  const user = { id: instance.launcherId, organizeId: instance.organizeId };
  const recordId = id === '' ? '' : String(valueOf(id, { values, now: Date.now(), user }) ?? '');
  await trx
    .insertInto('flowListener')
    .values({ instanceId: instance.id, activityId, modelId: modelId || model.id, event, recordId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function changeStatus(
  deps: Pick<Deps, 'clock'>,
  trx: DatabaseTransaction,
  run: CarriedOut,
  status: FlowState['status'],
): Promise<void> {
  const { id, parentId, launcherId, launchedBy } = run.open.instance;
  const isOver = status !== 'running';
  await trx
    .updateTable('flowInstance')
    .set({ status: FLOW_STATUS[status], endTime: isOver ? new Date(deps.clock.now()) : null })
    .where('id', '=', id)
    .execute();
  if (isOver) await noticeEnded(trx, run, { userIds: [launcherId, ...(launchedBy ? [launchedBy] : [])] });
  if (isOver && parentId !== null) await enqueue(trx, flowEndedJob, { instanceId: id });
}

async function scheduleTick(trx: DatabaseTransaction, instanceId: string, at: number | undefined): Promise<void> {
  const key = `flow:${instanceId}`;
  if (at === undefined) await dequeue(trx, key);
  else await enqueue(trx, flowTickJob, { instanceId }, { key, runAt: new Date(at) });
  await trx
    .updateTable('flowInstance')
    .set({ nextTick: at === undefined ? null : new Date(at) })
    .where('id', '=', instanceId)
    .execute();
}
