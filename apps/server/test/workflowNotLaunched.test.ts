import { type FlowNode } from '@smart-admin/form-engine/flow';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { approver, flowOf } from './support/flowDrafts.js';
import { FlowTrial, type Staff } from './support/FlowTrial.js';
import { runJob } from './support/runJob.js';
import { refusal, startTestApp, type TestApp } from './support/startTestApp.js';
import { takeJobs, workOff } from './support/takeJobs.js';

/* What happens where a flow is to be launched that cannot be: it is disabled, or its form is not filled in. */
let app: TestApp;
let trial: FlowTrial;
beforeAll(async () => {
  app = await startTestApp();
  trial = await FlowTrial.start(app, 'notLaunched');
});
afterAll(() => app.stop());

const HOUR = 3_600_000;
const DISABLED = '此流程已停用';
const NODES = [approver('a', ['user002'])];
const switchState = (id: string) => trial.admin.workflow.flow.updateState({ id });
const nameOf = async (id: string) => (await trial.admin.workflow.flow.read({ id })).fullName;

describe('a disabled flow, for somebody else', () => {
  const FOR = { forUserId: 'user001' };
  const { launchable, launchDraft, flowList } = {
    launchable: () => trial.as('user009').workflow.launchable,
    launchDraft: () => trial.as('user009').workflow.launchDraft,
    flowList: () => trial.as('user001').workflow.flowList,
  };

  it('is not offered, and refused in every way with the reason; what was begun is kept until it can be launched', async () => {
    const id = await trial.release(NODES);
    const time = { startTime: Date.now() - HOUR, endTime: Date.now() + HOUR };
    await trial.as('user001').workflow.entrust.create({ body: { toUserId: 'user009', kind: 'launch', ...time } });
    const offers = async () => {
      const { others } = await launchable().list();
      return others.some(({ list }) => list.some((flow) => flow.id === id));
    };
    expect(await offers()).toBe(true);
    const values = { reason: '代办' };
    const draftId = await launchDraft().create({ body: { flowId: id, values, ...FOR } });

    await switchState(id);
    expect(await offers()).toBe(false);
    const told = await Promise.all([
      refusal(trial.launch('user009', id, values, FOR), 409),
      refusal(trial.launch('user009', id, values, { ...FOR, draftId }), 409),
      refusal(launchable().form({ id, query: FOR }), 409),
      refusal(launchable().forecast({ id, body: { values, ...FOR } }), 409),
      refusal(launchDraft().update({ id: draftId, body: { flowId: id, values, ...FOR } }), 409),
    ]);
    expect(told.map(({ message }) => message)).toEqual(told.map(() => DISABLED));
    expect((await flowList().launched({ query: { flowId: id } })).list).toEqual([]);
    expect((await launchDraft().read({ id: draftId })).values).toEqual(values);

    await switchState(id);
    const launched = await trial.launch('user009', id, values, { ...FOR, draftId });
    expect((await flowList().launched({ query: { flowId: id } })).list.map((row) => row.id)).toEqual([launched]);
    await refusal(launchDraft().read({ id: draftId }), 404);
  });
});

describe('sub-flows that cannot be launched', () => {
  const ANYWAY = '子流程停用期间也先发布';
  const subFlow = (flowId: string, more: object = {}): FlowNode =>
    ({
      ...{ id: 's', name: '发起验收', kind: 'subFlow', flowId, perRow: 'lines', launcher: 'launcher', wait: true },
      ...{ refused: 'reject', values: { reason: '{item}' }, ...more },
    }) as FlowNode;
  const lines = [{ item: '道闸' }, { item: '相机' }];
  const childrenOf = async (id: string) => {
    const { list } = await trial.as('user001').workflow.flowList.launched({ query: { pageSize: 500 } });
    const children = await app.db.selectFrom('flowInstance').select('id').where('parentId', '=', id).execute();
    return list.filter((row) => children.some((child) => child.id === row.id)).map(({ status }) => status);
  };
  const noticesOf = async (who: Staff) => {
    await workOff(app, 'messageTemplate.spread');
    const { list } = await trial.as(who).message.mine({ query: {} });
    return list.map(({ title }) => title).filter((title) => title.includes('流程受阻'));
  };
  const parentOf = async (child: string, more: object = {}, values: object = { lines }) => {
    const flowId = await trial.release([subFlow(child, more), approver('b', ['user003'])], {}, ANYWAY);
    const id = await trial.launch('user001', flowId, values as never);
    await workOff(app, 'flow.sub');
    return id;
  };
  const act = (id: string, kind: 'retry' | 'skip', activityId: string) =>
    trial.admin.workflow.instance.act({ id, body: { kind, activityId } });

  it('stop their parent with the reason, tell its launcher, and are launched by a retry of whoever watches over it', async () => {
    const child = await trial.release(NODES);
    await switchState(child);
    const before = (await noticesOf('user001')).length;
    const id = await parentOf(child);
    // nothing is left that would be tried again
    expect(await takeJobs(app, 'flow.sub')).toEqual([]);
    const reason = `第 1 行的“${await nameOf(child)}”未能发起：${DISABLED}`;
    const { open, course, status, buttons } = await trial.read('user001', id);
    expect([status, open]).toMatchObject([1, [{ nodeId: 's', problem: reason }]]);
    expect(course.at(-1)).toMatchObject({ what: 'failed', nodeName: '发起验收', comment: reason });
    expect(await childrenOf(id)).toEqual([]);
    expect((await noticesOf('user001')).length).toBe(before + 1);
    expect(await noticesOf('user009')).toEqual([]);
    expect(buttons.map(({ kind }) => kind)).not.toContain('retry');
    const activityId = open[0]?.activityId ?? '';
    await refusal(trial.act('user001', id, { kind: 'retry', activityId }), 404);
    const watched = await trial.admin.workflow.instance.read({ id });
    expect(watched.buttons.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['retry', 'skip']));

    // once more while it is disabled, then with success
    await act(id, 'retry', activityId);
    await workOff(app, 'flow.sub');
    expect((await trial.read('user001', id)).open).toMatchObject([{ problem: reason }]);
    await switchState(child);
    await act(id, 'retry', activityId);
    await workOff(app, 'flow.sub');
    expect((await trial.read('user001', id)).open).toMatchObject([{ nodeId: 's', problem: '' }]);
    expect(await childrenOf(id)).toEqual([1, 1]);
  });

  it('are skipped by whoever watches over their parent', async () => {
    const child = await trial.release(NODES);
    await switchState(child);
    const id = await parentOf(child);
    const { open } = await trial.read('user001', id);
    await act(id, 'skip', open[0]?.activityId ?? '');
    expect((await trial.read('user001', id)).open).toMatchObject([{ nodeId: 'b', problem: '' }]);
  });

  it('that nobody waits for are told in the course and to the launcher, and hold nothing back', async () => {
    const child = await trial.release(NODES);
    await switchState(child);
    const before = (await noticesOf('user001')).length;
    const id = await parentOf(child, { wait: false, perRow: undefined, values: {} });
    const { open, course } = await trial.read('user001', id);
    expect(open).toMatchObject([{ nodeId: 'b', problem: '' }]);
    const comment = `“${await nameOf(child)}”未能发起：${DISABLED}`;
    expect(course.at(-1)).toMatchObject({ what: 'failed', nodeName: '发起验收', comment });
    expect((await noticesOf('user001')).length).toBe(before + 1);
  });

  it('where the form of a row is not filled in, the row and the field are named, and none of the others stays', async () => {
    const child = await trial.release(flowOf(NODES, { fields: { reason: 'required' } }));
    const id = await parentOf(child, {}, { lines: [{ item: '道闸' }, { item: '' }] });
    const { open } = await trial.read('user001', id);
    expect(open).toMatchObject([{ problem: `第 2 行的“${await nameOf(child)}”未能发起：请填写事由` }]);
    await workOff(app, 'flow.stop');
    expect(await childrenOf(id)).toEqual([5]);
  });

  it('of a flow that was cancelled meanwhile nobody is told, and a start that is done again is told once', async () => {
    const child = await trial.release(NODES);
    await switchState(child);
    const flowId = await trial.release([subFlow(child), approver('b', ['user003'])], {}, ANYWAY);
    const id = await trial.launch('user001', flowId, { lines });
    const [start] = await takeJobs(app, 'flow.sub');
    await runJob(app, 'flow.sub', start?.payload);
    await runJob(app, 'flow.sub', start?.payload);
    const failures = async () => (await trial.read('user001', id)).course.filter(({ what }) => what === 'failed');
    expect(await failures()).toHaveLength(1);
    await trial.admin.workflow.instance.act({ id, body: { kind: 'cancel' } });
    await runJob(app, 'flow.sub', start?.payload);
    expect(await failures()).toHaveLength(1);
  });
});
