import { type Task } from '@smart-admin/form-engine/flow';
import { type DatabaseTransaction } from '../../db/database.js';
import { type Deps } from '../../deps.js';
import { sendTemplate } from '../messageTemplate/sendTemplate.js';
import { type CarriedOut } from './carryOut.js';
import { nodeOf } from './flowNodes.js';
import { deputiesOf } from './ownTasks.js';

/** Tells whoever has a task now, and whoever acts for them; opening the notice leads to the flow. */
export async function noticeOpened(
  _deps: Pick<Deps, 'clock'>,
  trx: DatabaseTransaction,
  run: CarriedOut,
  task: Task,
): Promise<void> {
  const owners = task.userId === undefined ? (task.offeredTo ?? []) : [task.userId];
  const deputies = await deputiesOf(trx, owners, run.open.instance.flowId);
  await send(trx, run, 'flowTask', [...owners, ...deputies], task.activityId);
}

/** Reminds of tasks whose time is over, or that somebody urges. */
export async function noticeReminded(
  _deps: Pick<Deps, 'clock'>,
  trx: DatabaseTransaction,
  run: CarriedOut,
  { taskIds }: { taskIds: readonly string[] },
): Promise<void> {
  for (const task of run.state.tasks.filter(({ id }) => taskIds.includes(id))) {
    const owners = task.userId === undefined ? (task.offeredTo ?? []) : [task.userId];
    await send(trx, run, 'flowReminder', owners, task.activityId);
  }
}

/** Tells the launcher how it ended, or those whom a message node names. */
export function noticeEnded(
  _deps: Pick<Deps, 'clock'>,
  trx: DatabaseTransaction,
  run: CarriedOut,
  { userIds }: { userIds: readonly string[]; nodeId?: string },
): Promise<void> {
  return send(trx, run, `flow_${run.state.status}`, userIds);
}

async function send(
  trx: DatabaseTransaction,
  { open: { instance, flow }, state }: CarriedOut,
  code: string,
  receivers: readonly string[],
  activityId?: string,
): Promise<void> {
  const activity = state.activities.find(({ id }) => id === activityId);
  const nodeName = nodeOf(flow, activity?.nodeId)?.name ?? '';
  await sendTemplate(trx, {
    code,
    receivers,
    values: { title: instance.title, number: instance.number, node: nodeName },
    reference: instance.id,
  });
}
