import { FLOW_STATUS } from '@smart-admin/api-client/contract';
import { type FormValues } from '@smart-admin/form-engine/core';
import { type FieldRules } from '@smart-admin/form-engine/flow';
import { type Locale } from '@smart-admin/ui/messages';
import { newId } from '../../db/newId.js';
import { requireRow } from '../../db/requireRow.js';
import { type DatabaseTransaction } from '../../db/database.js';
import { type Deps } from '../../deps.js';
import { ApiError } from '../../errors/apiError.js';
import { type Once } from '../../http/idempotent.js';
import { type Caller } from '../../rights/caller.js';
import { FLOW_RULE } from '../billRule/flowRule.js';
import { nextNumber } from '../billRule/nextNumber.js';
import { localizeModel } from '../visualdev/localizeModel.js';
import { prepareRecord } from '../visualdev/records/createRecord.js';
import { refuseOutdated } from '../visualdev/records/refuseOutdated.js';
import { accessByNode, requireFilled } from './flowAccess.js';
import { offeredChoices } from './choices.js';
import { type FlowRelease, openRelease, readPinnedModel, releasedFlows } from './openFlow.js';
import { valueOf } from './people/valueOf.js';
import { askFor } from './people/askFor.js';
import { withOutsideAnswers } from './people/OutsideAnswers.js';
import { readLauncher } from './launchFor.js';
import { requireLauncher } from './requireLauncher.js';
import { removeDraft } from './removeDraft.js';
import { runFlow } from './runFlow.js';
import { type Launchers } from './workflow.tables.js';
import { t } from './workflow.messages.js';

/** Launches a flow with its filled form: record, flow and first tasks are made together or not at all. Answers its id. */
export async function launchFlow(deps: Deps, input: LaunchInput): Promise<string> {
  const launch = await prepareLaunch(deps, input);
  return launch();
}

/**
 * The same in two steps: what is wrong with the form, or keeps the flow from being launched, is thrown before anything is made.
 * Throws 403 for somebody who may not launch it, 404 without a release, 409 where it is disabled or its form has changed meanwhile.
 */
export async function prepareLaunch(deps: Deps, input: LaunchInput): Promise<() => Promise<string>> {
  const { caller, locale, values, once } = input;
  const launchedFor = await readLauncher(deps, input);
  const flowRow = await readEnabled(deps, input.flowId);
  if (!input.isPartOfFlow) await requireLauncher(deps.db, launchedFor, flowRow.launchers);
  const release = await openRelease(deps.db, flowRow);
  const { flow, model } = release;
  const launcher = { launcherId: launchedFor.userId, organizeId: launchedFor.organizeId };
  const choices = await offeredChoices(deps, { flow, choices: input.choices, launcher });
  const rules: FieldRules = flow.start.fields;
  const access = accessByNode(localizeModel(model, locale), rules, 'write');
  const create = await prepareRecord(deps, access, { caller: launchedFor, locale, values });
  const launch = () =>
    withOutsideAnswers(askFor(deps, caller), (outside) =>
      once(async (trx) => {
        const record = await create(trx);
        requireFilled(access.model, rules, record.values);
        const instance = await insertInstance(deps, trx, { ...input, launchedFor, flowRow, release, record });
        const open = { instance, flow, model };
        const principal = launchedFor === caller ? {} : { for: launchedFor.userId };
        const command = { kind: 'submit', by: caller.userId, ...principal, choices } as const;
        await runFlow(deps, trx, { open, state: undefined, command, values: record.values, outside });
        if (input.draftId !== undefined) await removeDraft(trx, { id: input.draftId, userId: caller.userId });
        return instance.id;
      }),
    );
  // a job tries again by the form as it is then
  if (input.isPartOfFlow) return launch;
  const readNow = () => readPinnedModel(deps.db, release.modelId, release.modelVersion);
  return () => refuseOutdated({ model, readNow }, launch);
}

export interface LaunchInput {
  flowId: string;
  /** Whoever has entrusted the caller with it: the flow and its record are theirs. */
  forUserId?: string | undefined;
  values: FormValues;
  urgency: 1 | 2 | 3;
  choices: Record<string, string[]>;
  /** Draft from which it comes. */
  draftId?: string | undefined;
  caller: Caller;
  locale: Locale;
  once: Once;
  /** Another flow launches it: whoever released that one has decided it, and the launcher's own right is not asked. */
  isPartOfFlow?: boolean;
  /** Flow that waits for this one. */
  parent?: { instanceId: string; activityId: string } | undefined;
}

/** A flow as it is launched now: by the settings of its newest release. */
export interface Launchable {
  id: string;
  fullName: string;
  version: number;
  titleFormula: string;
  launchers: Launchers | null;
  billRule: string;
}

/** A released, enabled flow that the caller may launch. Throws 404, 409 where it is disabled, 403 for somebody else. */
export async function readLaunchable(
  deps: Pick<Deps, 'db'>,
  { flowId, caller }: { flowId: string; caller: Caller },
): Promise<Launchable> {
  const flow = await readEnabled(deps, flowId);
  await requireLauncher(deps.db, caller, flow.launchers);
  return flow;
}

async function readEnabled({ db }: Pick<Deps, 'db'>, flowId: string): Promise<Launchable> {
  const { enabledMark, ...flow } = requireRow(
    await releasedFlows(db)
      .select(['flow.id', 'flow.fullName', 'flow.enabledMark', 'release.version'])
      .select(['release.titleFormula', 'release.launchers', 'release.billRule'])
      .where('flow.id', '=', flowId)
      .executeTakeFirst(),
  );
  if (enabledMark !== 1) throw new ApiError(409, t('disabled'));
  return flow;
}

async function insertInstance(
  deps: Deps,
  trx: DatabaseTransaction,
  {
    flowRow,
    release,
    record,
    caller,
    launchedFor,
    urgency,
    parent,
  }: LaunchInput & {
    launchedFor: Caller;
    flowRow: Launchable;
    release: FlowRelease;
    record: { recordId: string; values: FormValues };
  },
) {
  return trx
    .insertInto('flowInstance')
    .values({
      id: newId(),
      flowId: flowRow.id,
      version: release.version,
      modelId: release.modelId,
      modelVersion: release.modelVersion,
      recordId: record.recordId,
      number: await nextNumber(trx, flowRow.billRule || FLOW_RULE, deps.clock.now()),
      title: titleOf(flowRow, record.values, launchedFor, deps.clock.now()),
      urgency,
      status: FLOW_STATUS.running,
      launcherId: launchedFor.userId,
      organizeId: launchedFor.organizeId,
      launchedBy: launchedFor === caller ? '' : caller.userId,
      state: '{}',
      parentId: parent?.instanceId ?? null,
      parentActivity: parent?.activityId ?? '',
      launchTime: new Date(deps.clock.now()),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** What lists call a flow: by its formula, or its name and who launched it. */
export function titleOf(
  { titleFormula, fullName }: Pick<Launchable, 'titleFormula' | 'fullName'>,
  values: FormValues,
  { realName, userId, organizeId }: Caller,
  now: number,
): string {
  const text =
    titleFormula.trim() === ''
      ? ''
      : String(valueOf(titleFormula, { values, now, user: { id: userId, organizeId } }) ?? '');
  return (text.trim() === '' ? `${fullName} ${realName}` : text).slice(0, 200);
}
