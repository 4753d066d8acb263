import { FLOW_STATUS } from '@smart-admin/api-client/contract';
import { type FlowCommand, type FlowState, nextTick, type Task } from '@smart-admin/form-engine/flow';
import { sql } from 'kysely';
import { type DatabaseTransaction } from '../../../db/database.js';
import { newId } from '../../../db/newId.js';
import { nextNumber } from '../../../modules/billRule/nextNumber.js';
import { spreadTemplateJob } from '../../../modules/messageTemplate/templateJobs.js';
import { readReleased, type ReleasedModel } from '../../../modules/visualdev/releasedModel.js';
import { readForm } from '../../../modules/workflow/actOnFlow.js';
import { workNodeOf } from '../../../modules/workflow/flowNodes.js';
import { lockFlow, type OpenFlow } from '../../../modules/workflow/openFlow.js';
import { OutsideAnswers } from '../../../modules/workflow/people/OutsideAnswers.js';
import { valueOf } from '../../../modules/workflow/people/valueOf.js';
import { runFlow } from '../../../modules/workflow/runFlow.js';
import { createRandom } from '../people.js';
import { insertDemoRecord } from '../insertDemoRecord.js';
import { DEMO_FLOWS, type DemoFlow } from './demoFlows.js';
import { filledIn, modelOf } from './demoForm.js';

const COUNT = 72;
const DAYS = 90;
const TRIED: ReadonlySet<string> = new Set(['admin', 'operator']);
/** Flows that have come to whoever tries the demonstration, with what was filled in. */
const TO_TRY = [
  ['flowExpense', 2],
  ['flowPurchase', 0],
  ['flowRepair', 1],
  ['flowExpense', 5],
  ['flowPurchase', 15],
  ['flowRepair', 2],
  ['flowExpense', 8],
] as const;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const AGREED = ['同意', '情况属实，同意', '已核对，同意', '', ''];
const REFUSED = ['预算不足，请下月再提', '缺少报价单，请补充附件', '日期与排班冲突，请调整'];

interface Launcher {
  id: string;
  realName: string;
  organizeId: string;
}

/** Flows of the last three months as the engine runs them, decided after hours as people decide; the last ones are open. */
export async function seedCourses(trx: DatabaseTransaction): Promise<void> {
  const random = createRandom(20_260_901);
  const staff: Launcher[] = await trx
    .selectFrom('userAccount')
    .select(['id', 'realName', 'organizeId'])
    .where('enabledMark', '=', 1)
    .where('id', '<>', 'admin')
    .orderBy('sortCode')
    .orderBy('id')
    .execute();
  const models = new Map<string, ReleasedModel>();
  for (const flow of DEMO_FLOWS) models.set(flow.id, await readReleased(trx, modelOf(flow)));
  const now = Date.now();
  const begin = (id: string, turn: number, launcher: Launcher | undefined, at: number) => {
    const flow = DEMO_FLOWS.find((each) => each.id === id);
    const model = models.get(id);
    if (!flow || !model || !launcher) throw new Error(`${id} cannot be launched`);
    return launch(trx, { flow, model, launcher, at, turn });
  };
  for (let turn = 0; turn < COUNT; turn += 1) {
    const { id = '' } = DEMO_FLOWS[turn % DEMO_FLOWS.length] ?? {};
    const launcher =
      turn % 9 === 4 ? staff.find((person) => person.id === 'operator') : staff[(turn * 37) % staff.length];
    const launched = atWork(Math.round(now - ((COUNT - turn) / COUNT) * DAYS * DAY + (random() - 0.5) * 8 * HOUR));
    await decide(trx, await begin(id, Math.floor(turn / DEMO_FLOWS.length), launcher, Math.min(launched, now - HOUR)), {
      now,
      random,
      pause: () => (1 + random() * 30) * HOUR,
    });
  }
  for (const [place, [id, turn]] of TO_TRY.entries())
    await decide(
      trx,
      await begin(id, turn, staff[(place * 53) % staff.length], now - (TO_TRY.length - place) * 6 * HOUR),
      {
        now,
        random: () => 1,
        pause: () => HOUR,
        leaves: true,
      },
    );
  // what they were told then is not news on the first start
  await sql`
    select graphile_worker.complete_jobs(array(
      select id from graphile_worker.jobs where task_identifier = ${spreadTemplateJob.name}))`.execute(trx);
}

async function launch(
  trx: DatabaseTransaction,
  {
    flow,
    model,
    launcher,
    at,
    turn,
  }: { flow: DemoFlow; model: ReleasedModel; launcher: Launcher; at: number; turn: number },
): Promise<OpenFlow> {
  const { id: userId, organizeId, realName } = launcher;
  const day = (offset: number) => new Date(at + offset * DAY).toISOString().slice(0, 10);
  const values = filledIn(model.form, { applicant: userId, department: organizeId, ...flow.values(turn, { day, at }) });
  const recordId = await insertDemoRecord(trx, model, { values, userId, organizeId, created: new Date(at) });
  const title = valueOf(flow.titleFormula, { values, now: at, user: { id: userId, organizeId } });
  const instance = await trx
    .insertInto('flowInstance')
    .values({
      ...{ id: newId(), flowId: flow.id, version: 1, modelId: model.id, modelVersion: model.version, recordId },
      ...{ number: await nextNumber(trx, 'flow', at), title: String(title ?? `${flow.fullName} ${realName}`) },
      ...{ urgency: turn % 11 === 3 ? 3 : turn % 5 === 2 ? 2 : 1, status: FLOW_STATUS.running, state: '{}' },
      ...{ launcherId: userId, organizeId, parentId: null, launchTime: new Date(at) },
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const open = { instance, flow: flow.document, model };
  await run(trx, { open, state: undefined, command: { kind: 'submit', by: userId }, at });
  return lockFlow(trx, instance.id);
}

interface Deciding {
  now: number;
  random: () => number;
  /** Milliseconds until the next decision. */
  pause: () => number;
  /** Whether what comes to those who try the demonstration stays with them. */
  leaves?: boolean;
}

/** Lets people decide one after the other until it is over or the present is reached. */
async function decide(
  trx: DatabaseTransaction,
  launched: OpenFlow,
  { now, random, pause, leaves = false }: Deciding,
): Promise<void> {
  let open = launched;
  let at = open.instance.launchTime;
  for (let task = firstOpen(open); task; task = firstOpen(open)) {
    at = leaves ? at + pause() : atWork(Math.round(at + pause()));
    open = await remind(trx, open, Math.min(at, now));
    if (at > now) return;
    const by = task.userId ?? task.offeredTo?.[0]?.userId ?? 'admin';
    // who tries the demonstration finds something to do
    if (leaves && TRIED.has(by)) return void (await remind(trx, open, now));
    const command = commandFor(open, task, by, random);
    await run(trx, { open, state: open.instance.state, command, at });
    open = await lockFlow(trx, open.instance.id);
  }
}

/** The moment, or the morning after it: nobody decides at night. */
function atWork(at: number): number {
  const hour = new Date(at).getHours();
  if (hour < 9) return at + (9 - hour) * HOUR;
  return hour < 18 ? at : at + (33 - hour) * HOUR;
}

/** What time limits have done up to a moment. */
async function remind(trx: DatabaseTransaction, launched: OpenFlow, until: number): Promise<OpenFlow> {
  let open = launched;
  for (let at = nextTick(open.instance.state); at !== undefined && at <= until; at = nextTick(open.instance.state)) {
    await run(trx, { open, state: open.instance.state, command: { kind: 'tick' }, at });
    open = await lockFlow(trx, open.instance.id);
  }
  return open;
}

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

async function run(
  trx: DatabaseTransaction,
  { open, state, command, at }: { open: OpenFlow; state: FlowState | undefined; command: FlowCommand; at: number },
): Promise<void> {
  const clock = { timeZone: 'Asia/Shanghai', now: () => at };
  const values = await readForm(trx, open);
  await runFlow({ clock }, trx, { open, state, command, values, outside: new OutsideAnswers() });
}
