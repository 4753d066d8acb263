import { type FlowNode } from '@smart-admin/form-engine/flow';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { approver } from './support/flowDrafts.js';
import { type FlowTrial } from './support/FlowTrial.js';
import { MigrationTrial } from './support/MigrationTrial.js';
import { startTestApp, type TestApp } from './support/startTestApp.js';
import { workOff } from './support/takeJobs.js';

/* What waits outside of a flow for one of its nodes (jobs, interfaces) finds it after it was moved to another release. */
let app: TestApp;
let trial: MigrationTrial;
let flows: FlowTrial;
beforeAll(async () => {
  app = await startTestApp();
  trial = await MigrationTrial.start(app, 'outsideTrial');
  ({ flows } = trial);
});
afterAll(() => app.stop());

const subFlow = (id: string, flowId: string, more: object = {}): FlowNode =>
  ({
    ...{ id, name: `子流程${id}`, kind: 'subFlow', flowId, launcher: 'launcher', wait: true },
    ...{ refused: 'continue', values: { reason: '"旧版"' }, ...more },
  }) as FlowNode;
const childrenOf = (id: string) =>
  app.db.selectFrom('flowInstance').select(['id', 'status']).where('parentId', '=', id).execute();

it('a sub-flow that was about to be started is started, and its flow goes on when it has ended', async () => {
  const child = await flows.release([approver('c', ['user003'])]);
  const flowId = await flows.release([subFlow('s', child)]);
  const id = await flows.launch('user001', flowId);
  await trial.move(flowId, [subFlow('t', child), approver('z', ['user009'])], { s: 't' });
  await workOff(app, 'flow.sub');
  const [started] = await childrenOf(id);
  expect(await trial.stands(id)).toBe('2 t');
  await flows.decide('user003', started?.id ?? '', 'approve');
  await workOff(app, 'flow.ended');
  expect(await trial.stands(id)).toBe('2 z:user009');
});

it('one that nobody waits for is started as its release said, though the node is gone', async () => {
  const child = await flows.release([approver('c', ['user003'])]);
  const flowId = await flows.release([subFlow('s', child, { wait: false }), approver('a', ['user002'])]);
  const id = await flows.launch('user001', flowId);
  await trial.move(flowId, [approver('a', ['user002'])]);
  await workOff(app, 'flow.sub');
  const { list } = await flows.as('user003').workflow.flowList.toDo({ query: { flowId: child } });
  expect(list).toHaveLength(1);
  expect((await flows.read('user003', list[0]?.id ?? '')).record).toMatchObject({ reason: '旧版' });
  expect(await trial.stands(id)).toBe('2 a:user002');
});

it('one that runs is waited for, also after the migration was taken back', async () => {
  const child = await flows.release([approver('c', ['user003'])]);
  const flowId = await flows.release([subFlow('s', child), approver('a', ['user002'])]);
  const id = await flows.launch('user001', flowId);
  const migrationId = await trial.move(flowId, [subFlow('t', child), approver('a', ['user002'])], { s: 't' });
  // it is told of its sub-flow after it moved, of which its course says nothing
  await workOff(app, 'flow.sub');
  await trial.undo(flowId, migrationId);
  expect(await trial.stands(id)).toBe('1 s');
  const [started] = await childrenOf(id);
  await flows.decide('user003', started?.id ?? '', 'approve');
  await workOff(app, 'flow.ended');
  expect(await trial.stands(id)).toBe('1 a:user002');
});

it('a call that was about to be made is made by the node of the new release, and stores its answer', async () => {
  const interfaceWith = (enCode: string, staticData: string) =>
    flows.admin.system.dataInterface.create({
      body: { fullName: enCode, enCode, kind: 'static' as const, staticData },
    });
  const call = (id: string, interfaceId: string): FlowNode => ({
    ...{ id, name: `接口${id}`, kind: 'interface', interfaceId, failed: 'stop' },
    params: {},
    store: { secret: '0.text' },
  });
  const [before, after] = [
    await interfaceWith('callBefore', '[{"text":"旧"}]'),
    await interfaceWith('callAfter', '[{"text":"新"}]'),
  ];
  const flowId = await flows.release([call('i', before), approver('a', ['user002'])]);
  const id = await flows.launch('user001', flowId);
  await trial.move(flowId, [call('j', after), approver('a', ['user002'])], { i: 'j' });
  await workOff(app, 'flow.call');
  expect(await trial.stands(id)).toBe('2 a:user002');
  expect((await flows.read('user001', id)).record).toMatchObject({ secret: '新' });
});
