import { type contract } from '@smart-admin/api-client/contract';
import {
  type Activity,
  dueOf,
  type FlowFieldAccess,
  type FlowDocument,
  type FlowState,
  indexFlow,
  type Task,
  type TaskReason,
} from '@smart-admin/form-engine/flow';
import { type Locale } from '@smart-admin/ui/messages';
import type * as z from 'zod';
import { requireRow } from '../../db/requireRow.js';
import { type Deps } from '../../deps.js';
import { readStoredText } from '../../errors/storedText.js';
import { type Caller } from '../../rights/caller.js';
import { readStored } from '../visualdev/records/readRecord.js';
import { isWithLauncher, requirePart } from './actOnFlow.js';
import { accessByNode } from './flowAccess.js';
import { approverChoices } from './choices.js';
import { nodeOf, workNodeOf } from './flowNodes.js';
import { formerFlows } from './formerFlows.js';
import { flowButtons, taskButtons } from './flowButtons.js';
import { readCourse } from './readCourse.js';
import { forecastOf } from './forecasts.js';
import { flowColumns, flowNames, flowsWithNames } from './flowRows.js';
import { launchRight } from './launchFor.js';
import { openFlow, type OpenFlow } from './openFlow.js';
import { ownersOf } from './ownersOf.js';
import { reasonOf } from './reasonOf.js';
import { isAbout, type Principal, principalsOf } from './ownTasks.js';
import { participantsOf } from './people/participants.js';
import { peopleByIds, type Person } from './people/peopleByIds.js';
import { watchesOver } from './watchers.js';

/** A flow for somebody who has a part in it, in their language. Throws 404 for everybody else. */
export async function readDetail(deps: Deps, input: DetailInput & { locale: Locale }): Promise<Detail> {
  const { caller, instanceId, locale } = input;
  const { open, own, isLauncher, former, fields, access } = await openForReading(deps, input);
  const { instance, model, flow } = open;
  const [row, stored, course, participants, circulated] = await Promise.all([
    flowsWithNames(deps.db)
      .where('flowInstance.id', '=', instanceId)
      .select(flowColumns)
      .select(flowNames)
      .executeTakeFirst(),
    readStored(deps.db, access, instance.recordId),
    readCourse(deps.db, open, { former, locale }),
    participantsOf(deps.db, instance),
    deps.db
      .selectFrom('flowCirculation')
      .innerJoin('userAccount', 'userAccount.id', 'flowCirculation.userId')
      .select(['userAccount.id', 'realName as name', 'headIcon', 'time', 'readTime'])
      .where('instanceId', '=', instanceId)
      .orderBy('time')
      .execute(),
  ]);
  const people = await peopleByIds(deps.db, peopleIn(open));
  const forecast = await forecastOf(deps, caller, open, await readWhole(deps, open));
  const isWhole = forecast.every(({ empty }) => empty !== 'unknown');
  const ahead = isWhole ? new Set(forecast.map(({ nodeId }) => nodeId)) : undefined;
  return {
    ...requireRow(row),
    version: instance.version,
    config: {
      id: model.id,
      fullName: model.fullName,
      menuId: '',
      formData: model.formData,
      columnData: model.columnData,
      version: model.version,
    },
    record: { id: instance.recordId, ...stored.values },
    recordRevision: stored.revision,
    fields,
    document: JSON.stringify(flow),
    tasks: await Promise.all(own.map((each) => describeTask(deps, open, { ...each, people, ahead }))),
    buttons: flowButtons(open, { caller, isLauncher }),
    course,
    open: openNodes(open, people, locale),
    circulated,
    forecast,
    participants,
  };
}

/**
 * A flow for somebody who has a part in it, with what they may see and write of its form, and for whom they would submit it where
 * that is not for themselves. Throws 404 for everybody else.
 */
export async function openForReading(deps: Deps, { instanceId, caller }: DetailInput) {
  const open = await openFlow(deps.db, instanceId);
  await requirePart(deps, caller, open);
  const principals = (await principalsOf(deps.db, caller.userId)).filter((each) => isAbout(each, open.instance.flowId));
  const own = ownTasks(open, caller, principals);
  const right = await launchRight(deps.db, caller, open.instance);
  const isLauncher = right !== undefined;
  const former = await formerFlows(deps.db, open);
  const canSubmit = isLauncher && isWithLauncher(open);
  const fields = canSubmit ? open.flow.start.fields : accessOf(open, { caller, former }, own);
  const access = accessByNode(open.model, fields, canSubmit ? 'write' : 'read');
  return { open, own, isLauncher, former, fields, access, submitsFor: canSubmit ? right.principal : undefined };
}

type Detail = z.output<(typeof contract)['workflow']['instance']['read']['data']>;

interface DetailInput {
  instanceId: string;
  caller: Caller;
}

/** All of the form: conditions look at what the reader may not see. */
async function readWhole(deps: Deps, { instance, model }: OpenFlow) {
  const { values } = await readStored(deps.db, accessByNode(model, {}, 'write'), instance.recordId);
  return values;
}

interface OwnTask {
  task: Task;
  principal: Principal | undefined;
}

/** Undecided tasks of the caller, and of those who entrusted them. */
function ownTasks({ instance: { state } }: OpenFlow, { userId }: Caller, principals: readonly Principal[]): OwnTask[] {
  return state.tasks
    .filter(({ status }) => status === 'open' || status === 'waiting')
    .flatMap((task): OwnTask[] => {
      const owners = ownersOf(task);
      if (owners.includes(userId)) return [{ task, principal: undefined }];
      const principal = principals.find((each) => owners.includes(each.userId));
      return principal ? [{ task, principal }] : [];
    });
}

/** The widest of what their open tasks, the launch and the monitor let somebody see and write who does not submit it. */
function accessOf(
  open: OpenFlow,
  { caller, former }: { caller: Caller; former: readonly FlowDocument[] },
  own: readonly OwnTask[],
): Record<string, FlowFieldAccess> {
  const { instance, flow } = open;
  const [first] = own.filter(({ task }) => task.status === 'open');
  const activity = instance.state.activities.find(({ id }) => id === first?.task.activityId);
  const node = workNodeOf(flow, activity?.nodeId);
  if (first && node) {
    const { userId, purpose } = first.task;
    return userId === undefined || purpose === 'help' ? readOnly(node.fields) : node.fields;
  }
  // whoever launched it or watches over it reads all of it; whoever decided before reads what they could read then
  if ([instance.launcherId, instance.launchedBy].includes(caller.userId)) return readOnly(flow.start.fields);
  if (watchesOver(caller, open)) return {};
  const passed = instance.state.passed.filter(({ userIds }) => userIds.includes(caller.userId)).at(-1);
  // the node may have been left behind when the flow was moved to another version
  const before = [flow, ...former].map((each) => workNodeOf(each, passed?.nodeId)).find((node) => node !== undefined);
  return before ? readOnly(before.fields) : hiddenAnywhere(flow);
}

function readOnly(fields: Record<string, FlowFieldAccess>): Record<string, FlowFieldAccess> {
  return Object.fromEntries(
    Object.entries(fields).map(([path, access]) => [path, access === 'hidden' ? 'hidden' : 'read']),
  );
}

/** For people whose node is not known: nothing that is hidden from any node. */
function hiddenAnywhere(flow: FlowDocument): Record<string, FlowFieldAccess> {
  const hidden = [...indexFlow(flow).values()].flatMap(({ node }) =>
    'fields' in node ? Object.entries(node.fields).filter(([, access]) => access === 'hidden') : [],
  );
  return Object.fromEntries(hidden);
}

async function describeTask(
  deps: Deps,
  open: OpenFlow,
  {
    task,
    principal,
    people,
    ahead,
  }: OwnTask & { people: ReadonlyMap<string, Person>; ahead: ReadonlySet<string> | undefined },
) {
  const { state } = open.instance;
  const activity = state.activities.find(({ id }) => id === task.activityId);
  const node = workNodeOf(open.flow, activity?.nodeId);
  return {
    id: task.id,
    nodeId: node?.id ?? '',
    nodeName: node?.name ?? '',
    state:
      task.userId === undefined
        ? ('offered' as const)
        : task.status === 'open'
          ? ('open' as const)
          : ('waiting' as const),
    purpose: task.purpose,
    reason: reasonOf(task.reason, people),
    forName: principal?.name ?? '',
    entrustedUntil: principal?.until ?? null,
    dueTime: dueOf(state, task) ?? null,
    ...taskButtons(open, { task, node }),
    choices: node
      ? await approverChoices(deps, { flow: open.flow, nodeId: node.id, ahead, launcher: open.instance })
      : [],
  };
}

function openNodes({ instance: { state }, flow }: OpenFlow, people: ReadonlyMap<string, Person>, locale: Locale) {
  return state.activities.map((activity) => ({
    activityId: activity.id,
    nodeId: activity.nodeId,
    nodeName: nodeOf(flow, activity.nodeId)?.name ?? '',
    waitsFor: activity.waitsFor,
    openedTime: activity.openedAt,
    dueTime: firstDue(state, activity),
    problem: readStoredText(activity.failed?.message ?? '', locale),
    people: state.tasks
      .filter(({ activityId }) => activityId === activity.id)
      .flatMap((task) =>
        ownersOf(task).map((userId) => ({
          ...(people.get(userId) ?? { id: userId, name: '', headIcon: '' }),
          taskId: task.id,
          state: task.status,
          reason: reasonOf(task.reason, people),
        })),
      ),
  }));
}

/** The first end of the limits of a node's open tasks; null while nobody's time runs. */
function firstDue(state: FlowState, { id }: Activity): number | null {
  const open = state.tasks.filter(({ activityId, status }) => activityId === id && status === 'open');
  const due = open.flatMap((task) => dueOf(state, task) ?? []);
  return due.length === 0 ? null : Math.min(...due);
}

function peopleIn({ instance: { state, launcherId } }: OpenFlow): string[] {
  const inReason = (reason: TaskReason): string[] => ('from' in reason ? [reason.from, ...inReason(reason.first)] : []);
  return [launcherId, ...state.tasks.flatMap((task) => [...ownersOf(task), ...inReason(task.reason)])];
}
