import { answerPart, type FormValues } from '@smart-admin/form-engine/core';
import { type FlowCommand, type InterfaceNode, type RecordNode, targetField } from '@smart-admin/form-engine/flow';
import { DEFAULT_LOCALE } from '@smart-admin/ui/messages';
import { type DatabaseTransaction } from '../../db/database.js';
import { type Deps } from '../../deps.js';
import { ApiError } from '../../errors/apiError.js';
import { enqueue } from '../../jobs/enqueue.js';
import { type JobAttempt } from '../../jobs/handleJob.js';
import { type Caller } from '../../rights/caller.js';
import { answerCall } from '../dataInterface/answerCall.js';
import { readCaller } from '../user/readCaller.js';
import { prepareChange } from '../visualdev/records/changeRecord.js';
import { prepareRecord } from '../visualdev/records/createRecord.js';
import { readReleased, type ReleasedModel } from '../visualdev/releasedModel.js';
import { readForm } from './actOnFlow.js';
import { accessByNode } from './flowAccess.js';
import { flowAnsweredJob } from './flowJobs.js';
import { nodeOf } from './flowNodes.js';
import { openFlow, type OpenFlow, readPinnedModel } from './openFlow.js';
import { namesIn, valueOf } from './people/valueOf.js';
import { FlowRefusedError, runFlow } from './runFlow.js';
import { storedFailure } from './storedFailure.js';
import { runSystemCommand, withLockedFlow } from './systemCommand.js';
import { t } from './workflow.messages.js';

interface FlowCall {
  instanceId: string;
  activityId: string;
}

/**
 * Asks the interface, or writes the record, that a node is about. A failure is tried again; the last one is told to the flow,
 * whose node says what follows.
 */
export async function makeCall(deps: Deps, call: FlowCall, { isLast }: Pick<JobAttempt, 'isLast'>): Promise<void> {
  const open = await openFlow(deps.db, call.instanceId);
  const activity = open.instance.state.activities.find(({ id }) => id === call.activityId);
  // done by an earlier attempt, or given up
  if (activity?.waitsFor !== 'call' || activity.failed) return;
  if (activity.answered) return deps.db.transaction().execute((trx) => goOnLater(trx, call));
  const node = nodeOf(open.flow, activity.nodeId);
  try {
    if (node?.kind === 'interface') await askInterface(deps, call, open, node);
    else if (node?.kind === 'record') await writeRecord(deps, call, open, node);
  } catch (error) {
    const isFinal = isLast || (error instanceof ApiError && error.code < 500);
    if (!isFinal) throw error;
    await endCall(deps, call, storedFailure(error));
  }
}

/** Tells a flow that a call has failed for good; `message` is a `storedFailure`. */
export async function endCall(deps: Deps, { instanceId, activityId }: FlowCall, message: string): Promise<void> {
  const result = { ok: false, message } as const;
  await runSystemCommand(deps, instanceId, { kind: 'called', activityId, result }, { isLate: true });
}

async function askInterface(deps: Deps, call: FlowCall, open: OpenFlow, node: InterfaceNode): Promise<void> {
  const caller = await readCaller(deps, open.instance.launcherId);
  const values = await deps.db.transaction().execute((trx) => readForm(trx, open));
  const given = valuesOf(deps, open, node.params, values);
  const answer = await answerCall(deps, { interfaceId: node.interfaceId, caller, given, cause: 'flow' });
  const stored = Object.fromEntries(
    Object.entries(node.store).map(([field, path]) => [field, answerPart(answer, path)]),
  );
  await finish(deps, call, { open, caller, stored });
}

async function writeRecord(deps: Deps, call: FlowCall, open: OpenFlow, node: RecordNode): Promise<void> {
  const caller = await readCaller(deps, open.instance.launcherId);
  const model = await readReleased(deps.db, node.modelId);
  const access = accessByNode(model, {}, 'write');
  const form = await deps.db.transaction().execute((trx) => readForm(trx, open));
  const { action } = node;
  if (action.kind === 'create') {
    const values = valuesOf(deps, open, node.values, form);
    const create = await prepareRecord(deps, access, { caller, locale: DEFAULT_LOCALE, values });
    return finish(deps, call, { open, caller, write: create });
  }
  requireFields(model, node);
  const recordId = String(valuesOf(deps, open, { id: action.id }, form).id ?? '');
  const valuesFrom = (stored: FormValues) => valuesOf(deps, open, node.values, form, stored);
  const input = { modelId: node.modelId, recordId, caller, locale: DEFAULT_LOCALE, edit: { valuesFrom } };
  const change = await prepareChange(deps, access, input);
  return finish(deps, call, { open, caller, write: (trx) => change(trx, { isLocked: true }) });
}

/** Throws 409 where an expression looks at a field that the record lacks: with nothing in its place it would give a wrong value. */
function requireFields({ form, fullName }: ReleasedModel, { values }: RecordNode): void {
  for (const name of Object.values(values).flatMap(namesIn)) {
    const field = targetField(name);
    if (field !== undefined && !form.fields.some(({ id }) => id === field))
      throw new ApiError(409, t('noTargetField', { model: fullName, field }));
  }
}

/**
 * What a call has brought and that it is done: together, so that a crash repeats both or nothing. It is stored by the form of
 * the release that asked, also where the flow has been moved to another one meanwhile. What keeps the flow from going on then
 * (those who are to act next cannot be found) is no failure of the call: what it has brought is kept, and only going on is tried
 * again.
 */
async function finish(
  deps: Deps,
  call: FlowCall,
  { open: { instance: asking }, caller, stored = {}, write }: CallResult,
): Promise<void> {
  const { instanceId, activityId } = call;
  const { modelId, recordId } = asking;
  const edit = { values: stored };
  const change =
    Object.keys(stored).length === 0
      ? undefined
      : await prepareChange(
          deps,
          accessByNode(await readPinnedModel(deps.db, modelId, asking.modelVersion), {}, 'write'),
          {
            modelId,
            recordId,
            caller,
            locale: DEFAULT_LOCALE,
            edit,
          },
        );
  let isKept = false;
  const keep = (command: FlowCommand) =>
    withLockedFlow(deps, instanceId, async (trx, open, outside) => {
      const { state } = open.instance;
      if (!state.activities.some(({ id }) => id === activityId)) return;
      await write?.(trx);
      await change?.(trx, { isLocked: true });
      isKept = true;
      await runFlow(deps, trx, { open, state, command, values: await readForm(trx, open), outside });
      if (command.kind === 'answered') await goOnLater(trx, call);
    });
  try {
    await keep({ kind: 'called', activityId, result: { ok: true } });
  } catch (error) {
    if (!isKept || error instanceof FlowRefusedError) throw error;
    await keep({ kind: 'answered', activityId });
  }
}

/** Tries to go on until the flow does; once for each call, however often it is asked for. */
function goOnLater(trx: DatabaseTransaction, call: FlowCall): Promise<void> {
  return enqueue(trx, flowAnsweredJob, call, { key: `flowAnswered:${call.instanceId}:${call.activityId}` });
}

interface CallResult {
  /** The flow as it was when it asked. */
  open: OpenFlow;
  caller: Caller;
  /** Fields of its form with what they get. */
  stored?: FormValues;
  write?: (trx: DatabaseTransaction) => Promise<unknown>;
}

function valuesOf(
  deps: Deps,
  { instance }: OpenFlow,
  expressions: Record<string, string>,
  values: FormValues,
  target?: FormValues,
): FormValues {
  const user = { id: instance.launcherId, organizeId: instance.organizeId };
  const scope = { values, target, now: deps.clock.now(), user };
  return Object.fromEntries(Object.entries(expressions).map(([field, text]) => [field, valueOf(text, scope)]));
}
