import { hashPassword, type ApiClient } from '@smart-admin/api-client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { approver } from './support/flowDrafts.js';
import { type FlowTrial } from './support/FlowTrial.js';
import { MigrationTrial } from './support/MigrationTrial.js';
import { saveGrants } from './support/saveGrants.js';
import { refusal, startTestApp, type TestApp } from './support/startTestApp.js';

/* Who moves flows: whoever designs them and has the button for it, those alone that they see in the monitor. */
let app: TestApp;
let trial: MigrationTrial;
let flows: FlowTrial;
beforeAll(async () => {
  app = await startTestApp();
  trial = await MigrationTrial.start(app, 'migrationRights');
  ({ flows } = trial);
});
afterAll(() => app.stop());

/** Somebody with these codes of the two pages and the rows of these organisations, and nothing else. */
async function caller(
  name: string,
  { monitor = true, button = true, organizeIds = [] }: { monitor?: boolean; button?: boolean; organizeIds?: string[] },
): Promise<ApiClient> {
  const id = await flows.admin.permission.users.create({
    body: { account: name, realName: name, organizeIds: ['hq_hr'], password: await hashPassword('Secret123') },
  });
  await saveGrants(flows.admin, 'User', id, {
    menu: ['workFlow_engine', ...(monitor ? ['workFlow_monitor'] : [])],
    button: button ? ['workFlow_engine__btn_migrate'] : [],
    data: monitor ? [{ moduleId: 'workFlow_monitor', scope: 'organizes', organizeIds }] : [],
  });
  return app.signIn(name, 'Secret123');
}

it('a caller sees, moves and takes back the flows of their data permission alone', async () => {
  const flowId = await flows.release([approver('a', ['user002'])]);
  const [own, foreign] = [await flows.launch('user001', flowId), await flows.launch('user009', flowId)];
  const { organizeId } = await trial.stored(own);
  expect((await trial.stored(foreign)).organizeId).not.toBe(organizeId);
  const limited = (await caller('limited', { organizeIds: [organizeId] })).workflow.migration;
  await flows.releaseAgain(flowId, [approver('b', ['user002'])]);
  const body = { from: 1, to: 2, mapping: {} };
  const preview = await limited.preview({ id: flowId, body });
  expect(preview).toMatchObject({ total: 1, movable: 0, nodes: [{ id: 'a', flows: 1 }], flows: [{ id: own }] });
  expect(preview.flows).toHaveLength(1);

  const migrationId = await limited.start({ id: flowId, body: { ...body, mapping: { a: 'b' } } });
  await trial.work();
  expect(await trial.stands(own)).toBe('2 b:user002');
  expect(await trial.stands(foreign)).toBe('1 a:user002');
  await limited.undo({ id: flowId, migrationId });
  await trial.work();
  expect(await trial.stands(own)).toBe('1 a:user002');

  const whole = await trial.begin(flowId, { a: 'b' });
  await trial.work();
  expect(await trial.calls.read({ id: flowId, migrationId: whole })).toMatchObject({ total: 2, moved: 2 });
  const { list } = await limited.list({ id: flowId, query: {} });
  expect(list.map(({ id, total }) => [id, total])).toEqual([
    [whole, 1],
    [migrationId, 1],
  ]);
  expect(await limited.read({ id: flowId, migrationId: whole })).toMatchObject({ total: 1, moved: 1 });
  const moved = await limited.flows({ id: flowId, migrationId: whole, query: {} });
  expect(moved.list.map(({ id }) => id)).toEqual([own]);
  await refusal(limited.undo({ id: flowId, migrationId: whole }), 403);

  const others = (await caller('others', { organizeIds: ['hq_hr'] })).workflow.migration;
  expect((await others.list({ id: flowId, query: {} })).list).toEqual([]);
  await refusal(others.read({ id: flowId, migrationId: whole }), 404);
  await refusal(others.flows({ id: flowId, migrationId: whole, query: {} }), 404);
  await refusal(others.undo({ id: flowId, migrationId: whole }), 404);
  expect(await others.preview({ id: flowId, body: { ...body, from: 2, to: 1 } })).toMatchObject({
    total: 0,
    nodes: [],
  });
  await refusal(others.start({ id: flowId, body: { ...body, from: 2, to: 1 } }), 409);
  expect(await trial.stands(foreign)).toBe('2 b:user002');
});

it('whoever has no monitor is refused, also their own flows and where the monitor has no data permission', async () => {
  const flowId = await flows.release([approver('a', ['user002'])]);
  await flows.releaseAgain(flowId, [approver('a', ['user002'])]);
  const { migration } = (await caller('unseeing', { monitor: false })).workflow;
  const calls = [
    () => migration.preview({ id: flowId, body: { from: 1, to: 2, mapping: {} } }),
    () => migration.start({ id: flowId, body: { from: 1, to: 2, mapping: {} } }),
    () => migration.list({ id: flowId, query: {} }),
    () => migration.read({ id: flowId, migrationId: 'none' }),
    () => migration.flows({ id: flowId, migrationId: 'none', query: {} }),
    () => migration.undo({ id: flowId, migrationId: 'none' }),
  ];
  for (const call of calls) expect((await refusal(call(), 403)).message).toContain('流程监控');
  const { id: _id, ...menu } = await flows.admin.system.menu.read({ id: 'workFlow_monitor' });
  await flows.admin.system.menu.update({ id: 'workFlow_monitor', body: { ...menu, isDataAuthorize: 0 } });
  for (const call of calls) await refusal(call(), 403);
});

it('whoever has no button looks at earlier migrations and moves nothing', async () => {
  const flowId = await flows.release([approver('a', ['user002'])]);
  const id = await flows.launch('user001', flowId);
  const { organizeId } = await trial.stored(id);
  const migrationId = await trial.move(flowId, [approver('a', ['user002'])]);
  const { migration } = (await caller('looking', { button: false, organizeIds: [organizeId] })).workflow;
  expect((await migration.list({ id: flowId, query: {} })).list).toHaveLength(1);
  await refusal(migration.preview({ id: flowId, body: { from: 2, to: 1, mapping: {} } }), 403);
  await refusal(migration.start({ id: flowId, body: { from: 2, to: 1, mapping: {} } }), 403);
  await refusal(migration.undo({ id: flowId, migrationId }), 403);
  expect(await trial.stands(id)).toBe('2 a:user002');
});
