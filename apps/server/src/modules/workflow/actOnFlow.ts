import { FLOW_STATUS, type FlowAct, type FlowStatusNumber } from '@smart-admin/api-client/contract';
import { type FormValues } from '@smart-admin/form-engine/core';
import { type FieldRules, type FlowCommand, type WorkNode } from '@smart-admin/form-engine/flow';
import { type Locale } from '@smart-admin/ui/messages';
import { type DatabaseTransaction } from '../../db/database.js';
import { type Deps } from '../../deps.js';
import { ApiError } from '../../errors/apiError.js';
import { t as httpText } from '../../errors/errors.messages.js';
import { type CallKey, onceFor, readAnswer } from '../../http/idempotent.js';
import { type Caller } from '../../rights/caller.js';
import { readCaller } from '../user/readCaller.js';
import { localizeModel } from '../visualdev/localizeModel.js';
import { prepareChange } from '../visualdev/records/changeRecord.js';
import { readStored } from '../visualdev/records/readRecord.js';
import { refuseOutdated } from '../visualdev/records/refuseOutdated.js';
import { accessByNode, requireFilled, requireWritable } from './flowAccess.js';
import { offeredChoices } from './choices.js';
import { workNodeOf } from './flowNodes.js';
import { launchRight, type LaunchRight } from './launchFor.js';
import { lockFlow, openFlow, readPinnedModel, type OpenFlow } from './openFlow.js';
import { ownersOf } from './ownersOf.js';
import { principalsOf } from './ownTasks.js';
import { askFor } from './people/askFor.js';
import { requireParticipants } from './people/participants.js';
import { requireColleagues } from './people/requireColleagues.js';
import { withOutsideAnswers } from './people/OutsideAnswers.js';
import { requireOwnFiles } from './requireOwnFiles.js';
import { FlowRefusedError, runFlow } from './runFlow.js';
import { requireWatcher, watchesOver } from './watchers.js';
import { t } from './workflow.messages.js';

/** What only those do who watch over flows, and the button of the monitor that lets them. */
const WATCHERS = {
  assign: 'btn_assign',
  jump: 'btn_assign',
  pause: 'btn_cancel',
  resume: 'btn_cancel',
  cancel: 'btn_cancel',
  revive: 'btn_cancel',
  retry: 'btn_assign',
  skip: 'btn_assign',
} as const;

/**
 * Does something with a flow for its caller: what they changed of its form, then what they decided, together or not at all.
 * Answers how the flow stands afterwards. Throws 403 or 404 for what is not theirs to do, 409 for what cannot be done any more,
 * and where a release has changed the form meanwhile.
 */
export async function actOnFlow(deps: Deps, input: ActInput): Promise<FlowStatusNumber> {
  const { act, caller, instanceId, call } = input;
  // done once it is no longer theirs to do: the task is somebody else's, the form is closed
  const known = call && (await readAnswer<FlowStatusNumber>(deps.db, call));
  if (known?.answer) return known.answer;
  const before = await openFlow(deps.db, instanceId);
  const mandate = await mandateOf(deps, input, before);
  await requireColleagues(deps.db, peopleIn(act), 'people');
  if (act.kind === 'comment') await requireParticipants(deps.db, before.instance, act.people ?? []);
  const choices = await choicesIn(deps, act, before);
  await requireOwnFiles(deps.db, caller.userId, [...(act.attachments ?? []), act.signature ?? '']);
  const change = await prepareFormChange(deps, input, before, mandate);
  const once = onceFor(deps.db, call);
  const readNow = () => readPinnedModel(deps.db, before.instance.modelId, before.instance.modelVersion);
  const carryOut = () =>
    withOutsideAnswers(askFor(deps, caller), (outside) =>
      once(async (trx) => {
        const open = await lockFlow(trx, instanceId);
        // submitted meanwhile, it is with those who approve what they see
        if (act.kind === 'save' && !isWithLauncher(open))
          throw new FlowRefusedError({ code: 'status', params: { status: open.instance.state.status } });
        if (change) await change(trx, { isLocked: true });
        const values = await readFormFor(trx, open, act.kind);
        if (act.kind === 'approve' || act.kind === 'submit')
          requireFilled(localizeModel(open.model, input.locale), mandate.rules, values);
        if (act.kind === 'save') return FLOW_STATUS[open.instance.state.status];
        const command = commandOf({ ...act, ...choices }, caller, mandate.principal);
        const state = await runFlow(deps, trx, { open, state: open.instance.state, command, values, outside });
        if (act.urgency !== undefined && act.kind === 'submit')
          await trx.updateTable('flowInstance').set({ urgency: act.urgency }).where('id', '=', instanceId).execute();
        return FLOW_STATUS[state.status];
      }),
    );
  return refuseOutdated({ model: before.model, readNow }, carryOut);
}

export interface ActInput {
  instanceId: string;
  act: FlowAct;
  caller: Caller;
  locale: Locale;
  /** Makes a repeated call act only once. */
  call: CallKey | undefined;
}

/** By what right somebody acts: what they may write of the form, and for whom they act. */
interface Mandate {
  rules: FieldRules;
  /** Whether fields without a rule can be written. */
  otherwise: 'read' | 'write';
  /** Whoever has entrusted them, where the task is theirs. */
  principal: string | undefined;
}

async function mandateOf(deps: Deps, { act, caller }: ActInput, open: OpenFlow): Promise<Mandate> {
  const { instance, flow } = open;
  if (act.kind in WATCHERS) {
    requireWatcher(caller, open, WATCHERS[act.kind as keyof typeof WATCHERS]);
    return { rules: {}, otherwise: 'read', principal: undefined };
  }
  if (act.kind === 'submit' || act.kind === 'save' || act.kind === 'revoke' || act.kind === 'urge') {
    const { principal } = await requireLaunchRight(deps, caller, open);
    const mayWrite = isWithLauncher(open) && act.kind !== 'urge';
    return { rules: mayWrite ? flow.start.fields : {}, otherwise: mayWrite ? 'write' : 'read', principal };
  }
  const taskId = 'taskId' in act ? act.taskId : undefined;
  const task = instance.state.tasks.find(({ id }) => id === taskId);
  if (taskId === undefined || !task) {
    await requirePart(deps, caller, open);
    // out of a task the node says who may: without one it is for the launcher and for whoever watches over it
    if (act.kind === 'circulate' && !watchesOver(caller, open)) await requireLaunchRight(deps, caller, open);
    return { rules: {}, otherwise: 'read', principal: undefined };
  }
  const node = nodeOfTask(open, task.id);
  const owners = ownersOf(task);
  // what is offered to several is filled in by whoever signs for it, and help is given in words
  const rules = task.userId === undefined || task.purpose === 'help' ? {} : (node?.fields ?? {});
  if (owners.includes(caller.userId)) return { rules, otherwise: 'read', principal: undefined };
  const principals = await principalsOf(deps.db, caller.userId);
  const principal = principals.find(
    ({ userId, flowIds }) => owners.includes(userId) && (flowIds.length === 0 || flowIds.includes(instance.flowId)),
  );
  if (!principal && act.kind === 'removeAdded') {
    // whoever has added the task takes it away, which the engine checks
    await requirePart(deps, caller, open);
    return { rules: {}, otherwise: 'read', principal: undefined };
  }
  if (!principal) throw new ApiError(404, httpText('notFound'));
  return { rules, otherwise: 'read', principal: principal.userId };
}

/** Whether the form of a flow is with its launcher, who may change and submit it once more. */
export function isWithLauncher({ instance: { status } }: Pick<OpenFlow, 'instance'>): boolean {
  return status === FLOW_STATUS.rejected || status === FLOW_STATUS.revoked;
}

function nodeOfTask({ instance: { state }, flow }: OpenFlow, taskId: string): WorkNode | undefined {
  const task = state.tasks.find(({ id }) => id === taskId);
  return workNodeOf(flow, state.activities.find(({ id }) => id === task?.activityId)?.nodeId);
}

/** Throws 404 for a flow that is somebody else's, and 403 for one that was launched for somebody by an entrustment that is over. */
async function requireLaunchRight(deps: Deps, caller: Caller, { instance }: OpenFlow): Promise<LaunchRight> {
  const right = await launchRight(deps.db, caller, instance);
  if (right) return right;
  if (instance.launchedBy === caller.userId) throw new ApiError(403, t('notEntrusted'));
  throw new ApiError(404, httpText('notFound'));
}

/** Throws 404 unless the caller has a part in the flow. */
export async function requirePart(deps: Pick<Deps, 'db'>, caller: Caller, open: OpenFlow): Promise<void> {
  const { instance } = open;
  const { userId } = caller;
  if ([instance.launcherId, instance.launchedBy].includes(userId) || watchesOver(caller, open)) return;
  const people = [
    userId,
    ...(await principalsOf(deps.db, userId))
      .filter(({ flowIds }) => flowIds.length === 0 || flowIds.includes(instance.flowId))
      .map((principal) => principal.userId),
  ];
  const [task, copy] = await Promise.all([
    deps.db
      .selectFrom('flowTask')
      .select('taskId')
      .where('instanceId', '=', instance.id)
      .where('userId', 'in', people)
      .limit(1)
      .executeTakeFirst(),
    deps.db
      .selectFrom('flowCirculation')
      .select('userId')
      .where('instanceId', '=', instance.id)
      .where('userId', '=', userId)
      .executeTakeFirst(),
  ]);
  if (!task && !copy) throw new ApiError(404, httpText('notFound'));
}

async function prepareFormChange(
  deps: Deps,
  { act, caller, locale }: ActInput,
  { instance, model }: OpenFlow,
  { rules, otherwise, principal }: Mandate,
) {
  if (!act.change) return undefined;
  const access = accessByNode(localizeModel(model, locale), rules, otherwise);
  requireWritable(access, act.change);
  return prepareChange(deps, access, {
    modelId: instance.modelId,
    recordId: instance.recordId,
    caller,
    // whoever fills it in for somebody sees what that person has, not what they have themselves
    ...(principal !== undefined && otherwise === 'write' ? { launcher: await readCaller(deps, principal) } : {}),
    locale,
    edit: { change: act.change, isOffered: true },
  });
}

/** The whole form, whoever may see what of it: conditions and rules look at all of it. */
export async function readForm(trx: DatabaseTransaction, { instance, model }: OpenFlow) {
  const { values } = await readStored(trx, accessByNode(model, {}, 'write'), instance.recordId);
  return values;
}

/** The same for what is to be done: nothing where that ends the flow, which looks at none of it. Its record may have been deleted. */
export async function readFormFor(trx: DatabaseTransaction, open: OpenFlow, kind: string): Promise<FormValues> {
  return kind === 'cancel' ? {} : readForm(trx, open);
}

/** What an act chooses and its caller may choose. */
async function choicesIn(deps: Deps, act: FlowAct, open: OpenFlow): Promise<{ choices?: Record<string, string[]> }> {
  if (!('choices' in act) || !act.choices) return {};
  const chosenAt = act.kind === 'approve' ? (nodeOfTask(open, act.taskId)?.id ?? '') : undefined;
  const { flow, instance: launcher } = open;
  return { choices: await offeredChoices(deps, { flow, choices: act.choices, launcher, chosenAt }) };
}

/** Whom an act names. */
function peopleIn(act: FlowAct): string[] {
  return [...('to' in act ? [act.to] : []), ...('people' in act ? (act.people ?? []) : [])];
}

function commandOf(act: FlowAct, { userId: by }: Caller, principal: string | undefined): FlowCommand {
  const { change: _, urgency: __, ...command } = act;
  return { ...command, by, ...(principal === undefined ? {} : { for: principal }) } as FlowCommand;
}
