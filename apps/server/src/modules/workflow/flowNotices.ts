import { type FlowEntry, type FlowStatus, type Task } from '@smart-admin/form-engine/flow';
import { type DatabaseTransaction } from '../../db/database.js';
import { enqueueTemplate, sendTemplate } from '../messageTemplate/sendTemplate.js';
import { type CarriedOut } from './carryOut.js';
import { nodeOf } from './flowNodes.js';
import { ownersOf } from './ownersOf.js';
import { deputiesOf } from './ownTasks.js';
import { peopleByIds } from './people/peopleByIds.js';

/** Tells whoever has a task now, and whoever acts for them; opening the notice leads to the flow. */
export async function noticeOpened(trx: DatabaseTransaction, run: CarriedOut, task: Task): Promise<void> {
  await send(trx, run, 'flowTask', await handlersOf(trx, run, task), task);
}

/** Reminds the same of tasks whose time is over, or that somebody urges: whoever has the task may be away. */
export async function noticeReminded(
  trx: DatabaseTransaction,
  run: CarriedOut,
  { taskIds }: { taskIds: readonly string[] },
): Promise<void> {
  for (const task of run.state.tasks.filter(({ id }) => taskIds.includes(id)))
    await send(trx, run, 'flowReminder', await handlersOf(trx, run, task), task);
}

async function handlersOf(trx: DatabaseTransaction, { open }: CarriedOut, task: Task): Promise<string[]> {
  const owners = ownersOf(task);
  return [...owners, ...(await deputiesOf(trx, owners, open.instance.flowId))];
}

/** Tells whom a comment names, with what it says. */
export async function noticeMentioned(
  trx: DatabaseTransaction,
  { open: { instance }, effects }: CarriedOut,
  { userIds }: { userIds: readonly string[] },
): Promise<void> {
  const entry = effects.flatMap((effect) =>
    effect.kind === 'entry' && effect.entry.what === 'comment' ? effect.entry : [],
  )[0];
  if (!entry) return;
  const people = await peopleByIds(trx, [entry.by]);
  await sendTemplate(trx, {
    code: 'flowMention',
    kind: 'comment',
    receivers: userIds.filter((id) => id !== entry.by),
    values: {
      title: instance.title,
      number: instance.number,
      person: people.get(entry.by)?.name ?? '',
      comment: entry.comment ?? '',
    },
    reference: instance.id,
  });
}

/** Tells the launcher how it ended. */
export function noticeEnded(
  trx: DatabaseTransaction,
  run: CarriedOut,
  { userIds }: { userIds: readonly string[] },
): Promise<void> {
  const code = ENDINGS[run.state.status];
  return code === undefined ? Promise.resolve() : send(trx, run, code, userIds);
}

/** Tells the launcher that something outside has failed for good: where the flow stops for it, or nobody waits for it. */
export async function noticeFailed(
  trx: DatabaseTransaction,
  run: CarriedOut,
  { what, activityId, nodeId }: Pick<FlowEntry, 'what' | 'activityId' | 'nodeId'>,
): Promise<void> {
  if (what !== 'failed') return;
  const goesOn =
    activityId !== undefined && !run.state.activities.some(({ id, failed }) => id === activityId && failed);
  if (goesOn) return;
  const { launcherId, launchedBy } = run.open.instance;
  await send(trx, run, 'flowFailed', [launcherId, ...(launchedBy ? [launchedBy] : [])], { nodeId });
}

async function send(
  trx: DatabaseTransaction,
  { open: { instance, flow }, state }: CarriedOut,
  code: string,
  receivers: readonly string[],
  about: { activityId?: string; nodeId?: string | undefined } = {},
): Promise<void> {
  const activity = state.activities.find(({ id }) => id === about.activityId);
  const nodeName = nodeOf(flow, activity?.nodeId ?? about.nodeId)?.name ?? '';
  await sendTemplate(trx, {
    code,
    receivers,
    values: { title: instance.title, number: instance.number, node: nodeName },
    reference: instance.id,
  });
}

/** Sends the template of a message node. */
export async function sendMessage(
  trx: DatabaseTransaction,
  { open: { instance, flow } }: CarriedOut,
  { nodeId, userIds }: { nodeId: string; userIds: readonly string[] },
): Promise<void> {
  const node = nodeOf(flow, nodeId);
  if (node?.kind !== 'message') return;
  const values = { title: instance.title, number: instance.number, node: node.name };
  await enqueueTemplate(trx, { templateId: node.templateId, receivers: userIds, values, reference: instance.id });
}

/** Templates of how a flow ends; of what the launcher did themselves nobody is told. */
const ENDINGS: Partial<Record<FlowStatus, string>> = {
  adopted: 'flowAdopted',
  rejected: 'flowRejected',
  cancelled: 'flowCancelled',
};
