import { type ApiClient } from '@smart-admin/api-client';
import { type FlowNode } from '@smart-admin/form-engine/flow';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { approver, flowOf } from './support/flowDrafts.js';
import { FlowTrial } from './support/FlowTrial.js';
import { runJob } from './support/runJob.js';
import { saveGrants } from './support/saveGrants.js';
import { refusal, startTestApp, type TestApp } from './support/startTestApp.js';
import { takeJobs, workOff } from './support/takeJobs.js';

/* People whom only another system knows, while that system answers and while it does not. */
let app: TestApp;
let trial: FlowTrial;
/** Answers user010. */
let onDuty: string;
beforeAll(async () => {
  app = await startTestApp();
  trial = await FlowTrial.start(app, 'onDuty');
  onDuty = await createInterface('onDuty', '[{"id":"user010"}]');
});
beforeEach(() => setOn(1));
afterAll(() => app.stop());

function createInterface(enCode: string, staticData: string, more: object = {}) {
  const body = { fullName: enCode, enCode, kind: 'static' as const, staticData, ...more };
  return trial.admin.system.dataInterface.create({ body });
}
const setOn = (enabledMark: 0 | 1) =>
  app.db.updateTable('dataInterface').set({ enabledMark }).where('id', '=', onDuty).execute();
const whoIsOnDuty = (id: string) =>
  approver(id, [], { people: [{ kind: 'interface', interfaceId: onDuty, params: {} }] });
const waits = async (id: string) =>
  (await trial.admin.workflow.instance.read({ id })).open.map(({ nodeId, people }) => [
    nodeId,
    ...people.map((person) => person.id),
  ]);

it('are found behind a node that calls another system', async () => {
  const interfaceId = await createInterface('stock', '{"left":7}');
  const call = {
    ...{ id: 'i', name: '查库存', kind: 'interface', interfaceId, failed: 'stop' },
    ...{ params: {}, store: { amount: 'left' } },
  } as FlowNode;
  const id = await trial.launch('user001', await trial.release([call, whoIsOnDuty('p')]));
  await workOff(app, 'flow.call');
  expect(await waits(id)).toEqual([['p', 'user010']]);
  expect((await trial.read('user001', id)).record).toMatchObject({ amount: 7 });
});

it('a call that was answered is never asked again while they cannot be found: its answer is kept, and they are told of', async () => {
  const interfaceId = await createInterface('level', '{"left":9}');
  const call = {
    ...{ id: 'i', name: '查余量', kind: 'interface', interfaceId, failed: 'reject' },
    ...{ params: {}, store: { amount: 'left' } },
  } as FlowNode;
  const id = await trial.launch('user001', await trial.release([call, whoIsOnDuty('p')]));
  const asked = async () =>
    (await app.db.selectFrom('dataInterfaceLog').select('id').where('interfaceId', '=', interfaceId).execute()).length;
  const [waiting] = (await trial.admin.workflow.instance.read({ id })).open;
  const activity = { instanceId: id, activityId: waiting?.activityId ?? '' };
  await setOn(0);
  await workOff(app, 'flow.call');
  expect(await trial.read('user001', id)).toMatchObject({ status: 1, record: { amount: 9 } });
  expect(await waits(id)).toEqual([['i']]);
  // its job, done once more after a crash, asks nothing
  await runJob(app, 'flow.call', activity);
  expect(await takeJobs(app, 'flow.answered')).toEqual([{ name: 'flow.answered', payload: activity }]);
  for (const attempt of [1, 6, 7])
    await expect(runJob(app, 'flow.answered', activity, attempt)).rejects.toThrow('onDuty');
  const failures = (await trial.read('user001', id)).course.filter(({ what }) => what === 'failed');
  expect(failures).toMatchObject([{ comment: '查不到下一步的处理人：数据接口“onDuty”已停用' }]);
  await setOn(1);
  for (const attempt of [8, 1]) await runJob(app, 'flow.answered', activity, attempt);
  expect(await waits(id)).toEqual([['p', 'user010']]);
  expect(await asked()).toBe(1);
});

it('a record that a node has made is made once, also where they cannot be found then', async () => {
  const node = {
    ...{ id: 'r', name: '登记', kind: 'record', modelId: trial.modelId, failed: 'stop' },
    ...{ action: { kind: 'create' }, values: { reason: "'只登记一次'" } },
  } as FlowNode;
  const id = await trial.launch('user001', await trial.release([node, whoIsOnDuty('p')]));
  const made = async () => {
    const { list } = await trial.admin.visualdev.records.list({
      id: trial.modelId,
      body: { currentPage: 1, pageSize: 50 },
    });
    return list.filter(({ reason }) => reason === '只登记一次').length;
  };
  await setOn(0);
  await workOff(app, 'flow.call');
  expect([await made(), await waits(id)]).toEqual([1, [['r']]]);
  await setOn(1);
  await workOff(app, 'flow.answered');
  expect([await made(), await waits(id)]).toEqual([1, [['p', 'user010']]]);
});

it('sub-flows for rows of which there are none hold the flow up while they cannot be found, and have not failed', async () => {
  const child = await trial.release([approver('a', ['user002'])]);
  const node = {
    ...{ id: 's', name: '逐行验收', kind: 'subFlow', flowId: child, perRow: 'lines', launcher: 'launcher', wait: true },
    ...{ refused: 'reject', values: { reason: '{item}' } },
  } as FlowNode;
  const id = await trial.launch('user001', await trial.release([node, whoIsOnDuty('p')]), { lines: [] });
  const [job] = await takeJobs(app, 'flow.sub');
  await setOn(0);
  for (const attempt of [1, 6, 10, 11])
    await expect(runJob(app, 'flow.sub', job?.payload, attempt)).rejects.toThrow('onDuty');
  const { open, course, status } = await trial.read('user001', id);
  expect([status, open]).toMatchObject([1, [{ nodeId: 's', problem: '' }]]);
  expect(course.filter(({ what }) => what === 'failed')).toMatchObject([
    { comment: '查不到下一步的处理人：数据接口“onDuty”已停用' },
  ]);
  await setOn(1);
  await runJob(app, 'flow.sub', job?.payload, 12);
  expect(await waits(id)).toEqual([['p', 'user010']]);
});

it('while it is off a flow that has not come to them is read as before, its forecast ends there, and nothing is lost', async () => {
  const flowId = await trial.release([approver('a', ['user002']), whoIsOnDuty('p'), approver('z', ['user003'])]);
  const id = await trial.launch('user001', flowId);
  const ahead = async () =>
    (await trial.read('user002', id)).forecast.map(({ nodeId, people }) => [nodeId, ...people.map((each) => each.id)]);
  const whole = [['a', 'user002'], ['p', 'user010'], ['z', 'user003'], ['end']].slice(0, (await ahead()).length);
  expect(await ahead()).toEqual(whole);
  await setOn(0);
  expect(await ahead()).toEqual([['a', 'user002'], ['p']]);
  await refusal(trial.decide('user002', id, 'approve'), 409);
  expect(await waits(id)).toEqual([['a', 'user002']]);
  await setOn(1);
  await trial.decide('user002', id, 'approve');
  expect(await waits(id)).toEqual([['p', 'user010']]);
});

it('what a flow has to hear while it is off is tried again, and told once', async () => {
  const hours = 3_600_000;
  const limit = {
    duration: { amount: 1, unit: 'hours' as const },
    remind: { times: 0, every: { amount: 1, unit: 'hours' as const } },
    then: { kind: 'pass' as const },
  };
  const id = await trial.launch(
    'user001',
    await trial.release([approver('a', ['user002'], { limit }), whoIsOnDuty('p')]),
  );
  const clock = { ...app.deps.clock, now: () => Date.now() + 2 * hours };
  const later = { ...app, deps: { ...app.deps, clock } };
  const tick = (attempt: number) => runJob(later, 'flow.tick', { instanceId: id }, attempt);
  await setOn(0);
  for (const attempt of [1, 5, 6, 7]) await expect(tick(attempt)).rejects.toThrow('onDuty');
  const failures = (await trial.read('user001', id)).course.filter(({ what }) => what === 'failed');
  expect(failures).toMatchObject([{ nodeName: '节点a', comment: expect.stringContaining('onDuty') }]);
  await setOn(1);
  await tick(8);
  expect(await waits(id)).toEqual([['p', 'user010']]);
  // the engine has nothing more to do: that is no failure
  await tick(1);
});

it('a draft asks only for whom its author may ask', async () => {
  const { list } = await trial.admin.permission.authority.tree();
  const menus = list.filter(({ kind, enCode }) => kind === 'menu' && enCode === 'workFlow.engine');
  await saveGrants(trial.admin, 'User', 'user009', { menu: menus.map(({ id }) => id) });
  const { account } = await app.db
    .selectFrom('userAccount')
    .select('account')
    .where('id', '=', 'user009')
    .executeTakeFirstOrThrow();
  const author = await app.signIn(account, 'Smart123');
  const flowId = await trial.release([approver('a', ['user002'])]);
  const document = JSON.stringify(flowOf([whoIsOnDuty('p')]));
  const tried = (client: ApiClient = author) =>
    client.workflow.flow.people({ id: flowId, body: { document, nodeId: 'p', launcherId: 'user009' } });
  const ran = (client: ApiClient = author) =>
    client.workflow.flow.dryRun({ id: flowId, body: { document, launcherId: 'user009', values: {} } });
  await refusal(tried(), 403);
  await refusal(ran(), 403);
  expect((await tried(trial.admin)).list).toMatchObject([{ id: 'user010' }]);
  expect(JSON.stringify(await ran(trial.admin))).toContain('user010');
});
