import { FLOW_STATUS, type FlowStatusNumber } from '@smart-admin/api-client/contract';
import { type FormValues } from '@smart-admin/form-engine/core';
import { type FlowCommand, type FlowState, nextTick, type SubFlowNode, type Task } from '@smart-admin/form-engine/flow';
import { type DatabaseTransaction } from '../../../db/database.js';
import { newId } from '../../../db/newId.js';
import { nextNumber } from '../../../modules/billRule/nextNumber.js';
import { type ReleasedModel } from '../../../modules/visualdev/releasedModel.js';
import { readForm } from '../../../modules/workflow/actOnFlow.js';
import { nodeOf, workNodeOf } from '../../../modules/workflow/flowNodes.js';
import { lockFlow, type OpenFlow } from '../../../modules/workflow/openFlow.js';
import { OutsideAnswers } from '../../../modules/workflow/people/OutsideAnswers.js';
import { valueOf } from '../../../modules/workflow/people/valueOf.js';
import { runFlow } from '../../../modules/workflow/runFlow.js';
import { changeDemoRecord } from '../changeDemoRecord.js';
import { insertDemoRecord } from '../insertDemoRecord.js';
import { atWork } from './workingHours.js';
import { DEMO_FLOWS } from './demoFlows.js';
import { filledIn } from './demoForm.js';

const TRIED: ReadonlySet<string> = new Set(['admin', 'operator']);
const AGREED = ['同意', '情况属实，同意', '已核对，同意', '', ''];
const REFUSED = ['预算不足，请下月再提', '缺少报价单，请补充附件', '日期与排班冲突，请调整'];
const DAY = 86_400_000;

export interface Launcher {
  id: string;
  realName: string;
  organizeId: string;
}

interface Launch {
  flowId: string;
  launcher: Launcher;
  at: number;
  turn: number;
  /** What is filled in, where that is not what its demonstration says. */
  values?: FormValues;
  /** Flow that waits for this one. */
  parent?: { id: string; activityId: string };
}

interface Deciding {
  random: () => number;
  /** Milliseconds until the next decision. */
  pause: () => number;
  /** Whether what comes to those who try the demonstration stays with them. */
  leaves?: boolean;
}

/** Plays flows as the engine runs them, at moments of the past, up to the present. */
export class CoursePlayer {
  constructor(
    private readonly trx: DatabaseTransaction,
    private readonly models: ReadonlyMap<string, ReleasedModel>,
    private readonly now: number,
  ) {}

  async launch({ flowId, launcher, at, turn, values: given, parent }: Launch): Promise<OpenFlow> {
    const demo = DEMO_FLOWS.find(({ id }) => id === flowId);
    const model = this.models.get(flowId);
    if (!demo || !model) throw new Error(`There is no flow ${flowId}`);
    const { id: userId, organizeId, realName } = launcher;
    const day = (offset: number) => new Date(at + offset * DAY).toISOString().slice(0, 10);
    const own = { applicant: userId, department: organizeId, host: userId };
    const filled = filledIn(model.form, { ...own, ...(given ?? demo.values(turn, { day, at })) });
    const values = demo.lookUp ? filledIn(model.form, { ...filled, ...(await demo.lookUp(this.trx, filled)) }) : filled;
    const recordId = await insertDemoRecord(this.trx, model, { values, userId, organizeId, created: new Date(at) });
    const title = valueOf(demo.titleFormula, { values, now: at, user: { id: userId, organizeId } });
    const instance = await this.trx
      .insertInto('flowInstance')
      .values({
        ...{ id: newId(), flowId, version: 1, modelId: model.id, modelVersion: model.version, recordId },
        ...{ number: await nextNumber(this.trx, 'flow', at), title: String(title ?? `${demo.fullName} ${realName}`) },
        ...{ urgency: turn % 11 === 3 ? 3 : turn % 5 === 2 ? 2 : 1, status: FLOW_STATUS.running, state: '{}' },
        ...{ launcherId: userId, organizeId, launchTime: new Date(at) },
        ...{ parentId: parent?.id ?? null, parentActivity: parent?.activityId ?? '' },
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    return this.run({ instance, flow: demo.document, model }, undefined, { kind: 'submit', by: userId }, at);
  }

  /** Lets people decide one after the other until it is over or the present is reached; answers how it stands then. */
  async decide(launched: OpenFlow, how: Deciding): Promise<OpenFlow> {
    const { random, pause, leaves = false } = how;
    let open = launched;
    let at = open.instance.launchTime;
    for (;;) {
      [open, at] = await this.playSubFlows(await this.playCall(open, at), at, how);
      const task = firstOpen(open);
      if (!task) return open;
      at = leaves ? at + pause() : atWork(Math.round(at + pause()));
      open = await this.remind(open, Math.min(at, this.now));
      if (at > this.now) return open;
      const by = task.userId ?? task.offeredTo?.[0]?.userId ?? 'admin';
      // who tries the demonstration finds something to do
      if (leaves && TRIED.has(by)) return this.remind(open, this.now);
      open = await this.run(open, open.instance.state, commandFor(open, task, by, random), at);
    }
  }

  /** The change of a record that a flow has come to make; answers how it stands then. */
  private async playCall(waiting: OpenFlow, at: number): Promise<OpenFlow> {
    const { state, launcherId, organizeId } = waiting.instance;
    const activity = state.activities.find(({ waitsFor }) => waitsFor === 'call');
    const node = activity && nodeOf(waiting.flow, activity.nodeId);
    if (activity === undefined || node?.kind !== 'record' || node.action.kind !== 'change') return waiting;
    const values = await readForm(this.trx, waiting);
    const scope = { values, now: at, user: { id: launcherId, organizeId } };
    const result = await changeDemoRecord(this.trx, {
      ...{ modelId: node.modelId, recordId: String(valueOf(node.action.id, scope)), userId: launcherId, at },
      change: (target) =>
        Object.fromEntries(
          Object.entries(node.values).map(([field, text]) => [field, valueOf(text, { ...scope, target })]),
        ),
    });
    return this.run(waiting, state, { kind: 'called', activityId: activity.id, result }, at);
  }

  /** The flow that one has come to start and waits for; answers how it stands then, and when. */
  private async playSubFlows(waiting: OpenFlow, at: number, how: Deciding): Promise<[open: OpenFlow, at: number]> {
    const activity = waiting.instance.state.activities.find(({ waitsFor }) => waitsFor === 'subFlows');
    const node = activity && nodeOf(waiting.flow, activity.nodeId);
    if (activity === undefined || node?.kind !== 'subFlow' || activity.subFlows) return [waiting, at];
    const activityId = activity.id;
    const child = await this.decide(await this.launchSubFlow(waiting, node, { activityId, at }), how);
    const instanceId = child.instance.id;
    const started: FlowCommand = { kind: 'subFlowsStarted', activityId, instanceIds: [instanceId] };
    const open = await this.run(waiting, waiting.instance.state, started, at);
    const { status, endTime } = child.instance;
    const ending = ENDINGS[status];
    if (ending === undefined || endTime === null) return [open, at];
    const ended = { kind: 'subFlowEnded', activityId, instanceId, status: ending } as const;
    return [await this.run(open, open.instance.state, ended, endTime), endTime];
  }

  private async launchSubFlow(
    open: OpenFlow,
    { flowId, values: formulas }: SubFlowNode,
    { activityId, at }: { activityId: string; at: number },
  ): Promise<OpenFlow> {
    const { id, launcherId, organizeId } = open.instance;
    const launcher = await this.trx
      .selectFrom('userAccount')
      .select(['id', 'realName', 'organizeId'])
      .where('id', '=', launcherId)
      .executeTakeFirstOrThrow();
    const values = await readForm(this.trx, open);
    const scope = { values, now: at, user: { id: launcherId, organizeId } };
    const filled = Object.entries(formulas).map(([field, text]) => [field, valueOf(text, scope)] as const);
    const parent = { id, activityId };
    return this.launch({ flowId, launcher, at, turn: 0, values: Object.fromEntries(filled), parent });
  }

  /** What time limits have done up to a moment. */
  private async remind(launched: OpenFlow, until: number): Promise<OpenFlow> {
    let open = launched;
    for (let at = nextTick(open.instance.state); at !== undefined && at <= until; at = nextTick(open.instance.state))
      open = await this.run(open, open.instance.state, { kind: 'tick' }, at);
    return open;
  }

  private async run(open: OpenFlow, state: FlowState | undefined, command: FlowCommand, at: number): Promise<OpenFlow> {
    const clock = { timeZone: 'Asia/Shanghai', now: () => at };
    const values = await readForm(this.trx, open);
    await runFlow({ clock }, this.trx, { open, state, command, values, outside: new OutsideAnswers() });
    return lockFlow(this.trx, open.instance.id);
  }
}

const ENDINGS: Partial<Record<FlowStatusNumber, 'adopted' | 'rejected'>> = { 2: 'adopted', 3: 'rejected' };

function commandFor(
  { flow, instance }: OpenFlow,
  { id: taskId, userId, activityId }: Task,
  by: string,
  random: () => number,
): FlowCommand {
  if (userId === undefined) return { kind: 'claim', taskId, by };
  const nodeId = instance.state.activities.find(({ id }) => id === activityId)?.nodeId;
  const mayRefuse = workNodeOf(flow, nodeId)?.actions.refuse !== undefined;
  const chosen = <Text>(texts: readonly Text[]) => texts[Math.floor(random() * 0.999 * texts.length)] as Text;
  if (mayRefuse && random() < 0.1) return { kind: 'refuse', taskId, by, comment: chosen(REFUSED) };
  const comment = chosen(AGREED);
  return { kind: 'approve', taskId, by, ...(comment === '' ? {} : { comment }) };
}

function firstOpen({ instance }: OpenFlow): Task | undefined {
  if (instance.status !== FLOW_STATUS.running) return undefined;
  return instance.state.tasks.find(({ status }) => status === 'open');
}
