import { type ApiClient } from '@smart-admin/api-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { approver, flowOf } from './support/flowDrafts.js';
import { FlowTrial, type Staff } from './support/FlowTrial.js';
import { runJob } from './support/runJob.js';
import { saveGrants } from './support/saveGrants.js';
import { refusal, startTestApp, type TestApp } from './support/startTestApp.js';

/* Who may do what with a flow, where one duty must not be taken for another. */
let app: TestApp;
let trial: FlowTrial;
let twoSteps: string;
beforeAll(async () => {
  app = await startTestApp();
  trial = await FlowTrial.start(app, 'duties');
  twoSteps = await trial.release([approver('a', ['user002']), approver('b', ['user003'])]);
});
afterAll(() => app.stop());

const launch = (flowId = twoSteps) => trial.launch('user001', flowId);
const waits = async (id: string) =>
  (await trial.admin.workflow.instance.read({ id })).open.map(({ nodeId, people }) => [
    nodeId,
    ...people.map((person) => person.id),
  ]);

describe('whoever watches over the flows of one department', () => {
  let watcher: ApiClient;
  beforeAll(async () => {
    const users = app.db.selectFrom('userAccount').select(['account', 'organizeId']);
    const other = await users.where('id', '=', 'user008').executeTakeFirstOrThrow();
    const { account } = await users.where('id', '=', 'user010').executeTakeFirstOrThrow();
    const { list } = await trial.admin.permission.authority.tree();
    const menus = list.filter(({ kind, enCode }) => kind === 'menu' && enCode === 'workFlow.monitor');
    const [monitor] = menus;
    const buttons = list.filter(
      ({ kind, enCode, parentId }) => kind === 'button' && enCode === 'btn_remove' && parentId === monitor?.id,
    );
    await saveGrants(trial.admin, 'User', 'user010', {
      menu: menus.map(({ id }) => id),
      button: buttons.map(({ id }) => id),
      data: menus.map(({ id: moduleId }) => ({
        moduleId,
        scope: 'organizes' as const,
        organizeIds: [other.organizeId],
      })),
    });
    watcher = await app.signIn(account, 'Smart123');
  });

  it('reads no hidden field of another one that is circulated to them, and cannot delete it', async () => {
    const hiding = approver('a', ['user002'], { fields: { secret: 'hidden' } });
    const id = await trial.launch('user001', await trial.release([hiding]), { secret: '底价 90' });
    await trial.act('user001', id, { kind: 'circulate', people: ['user010'] });
    const seen = await watcher.workflow.instance.read({ id });
    expect(seen.record).not.toHaveProperty('secret');
    expect(JSON.stringify(seen)).not.toContain('底价 90');
    await trial.decide('user002', id, 'refuse', { comment: '不行' });
    await refusal(watcher.workflow.instance.remove({ id }), 404);
    expect(await trial.statusOf('user001', id)).toBe(3);
  });

  it('reads and deletes one of theirs', async () => {
    const hiding = approver('a', ['user002'], { fields: { secret: 'hidden' } });
    const id = await trial.launch('user008', await trial.release([hiding]), { secret: '底价 90' });
    expect((await watcher.workflow.instance.read({ id })).record).toMatchObject({ secret: '底价 90' });
    await trial.decide('user002', id, 'refuse', { comment: '不行' });
    await watcher.workflow.instance.remove({ id });
    await refusal(watcher.workflow.instance.read({ id }), 404);
  });
});

it('a flow is handed on from outside by its launcher alone, not by whoever reads a copy', async () => {
  const id = await launch();
  await trial.act('user001', id, { kind: 'circulate', people: ['user010'] });
  await refusal(trial.act('user010', id, { kind: 'circulate', people: ['user009'] }), 404);
  await refusal(trial.act('user002', id, { kind: 'circulate', people: ['user009'] }), 404);
  await refusal(trial.read('user009', id), 404);
  await trial.admin.workflow.instance.act({ id, body: { kind: 'circulate', people: ['user009'] } });
  expect((await trial.read('user009', id)).circulated).toHaveLength(2);
});

it('who chooses the people of a node is who its rule names', async () => {
  const byLauncher = approver('b', [], { people: [{ kind: 'launcherChoice' }] });
  const byApprover = approver('c', [], { people: [{ kind: 'previousChoice' }] });
  const flowId = await trial.release([approver('a', ['user002']), byLauncher, byApprover]);
  const id = await trial.launch('user001', flowId, {}, { choices: { b: ['user003'], c: ['user009'] } });
  await trial.decide('user002', id, 'approve', { choices: { b: ['user010'] } });
  expect(await waits(id)).toEqual([['b', 'user003']]);
  // what the launcher said of c is not theirs to say
  await refusal(trial.decide('user003', id, 'approve'), 409);
  await trial.decide('user003', id, 'approve', { choices: { c: ['user008'] } });
  expect(await waits(id)).toEqual([['c', 'user008']]);
});

it('nobody changes the form of a flow that was cancelled under approvers, or was submitted a moment ago', async () => {
  const id = await launch();
  await trial.decide('user002', id, 'approve');
  const { recordRevision: revision } = await trial.read('user001', id);
  const save = { kind: 'save' as const, change: { set: { amount: 9_999 }, rows: {}, revision } };
  await refusal(trial.act('user001', id, save), 400);
  await trial.admin.workflow.instance.act({ id, body: { kind: 'cancel', comment: '重来' } });
  expect((await trial.read('user001', id)).fields).not.toMatchObject({ amount: 'write' });
  await refusal(trial.act('user001', id, save), 400);
  await refusal(trial.act('user001', id, { kind: 'save' }), 409);
  await trial.admin.workflow.instance.act({ id, body: { kind: 'revive' } });
  expect((await trial.read('user003', id)).record).toMatchObject({ amount: 100 });
  await trial.decide('user003', id, 'refuse', { comment: '金额' });
  await trial.act('user001', id, save);
  expect((await trial.read('user001', id)).record).toMatchObject({ amount: 9_999 });
});

it('a flow whose record somebody has deleted is ended and deleted all the same', async () => {
  const id = await launch();
  const instances = app.db.selectFrom('flowInstance').select('recordId').where('id', '=', id);
  const { recordId } = await instances.executeTakeFirstOrThrow();
  await trial.admin.visualdev.records.remove({ id: trial.modelId, recordId });
  const cancelled = trial.admin.workflow.instance.act({ id, body: { kind: 'cancel', comment: '单据已删除' } });
  expect(await cancelled).toEqual({ status: 5 });
  await trial.as('user001').workflow.instance.remove({ id });
  expect(await instances.execute()).toEqual([]);
});

it('hands over all that somebody leaves behind: beside what waits no longer, of paused flows, of refused ones that come back', async () => {
  // they have asked for help, and a colleague went on without them
  const any = approver('a', ['user009', 'user002'], { several: { mode: 'any' } });
  const helped = await launch(await trial.release([any, approver('b', ['user003'])]));
  await trial.act('user009', helped, { kind: 'assist', taskId: await trial.taskOf('user009', helped), to: 'user008' });
  await trial.decide('user002', helped, 'approve');
  const rows = await app.db
    .selectFrom('flowTask')
    .select(['userId', 'state'])
    .where('instanceId', '=', helped)
    .where('state', 'in', ['open', 'offered', 'waiting'])
    .execute();
  expect(rows).toEqual([{ userId: 'user003', state: 'open' }]);

  const theirs = await trial.release([approver('a', ['user009'])]);
  const [paused, running] = [await launch(theirs), await launch(theirs)];
  await trial.admin.workflow.instance.act({ id: paused, body: { kind: 'pause' } });
  const { tasks } = await trial.admin.workflow.flowList.handOver({ body: { from: 'user009', to: 'user010' } });
  expect(tasks).toBe(2);
  expect([await waits(paused), await waits(running)]).toEqual([[['a', 'user010']], [['a', 'user010']]]);
  expect(await waits(helped)).toEqual([['b', 'user003']]);
});

it('what is due goes to the nearest superior who can sign in', async () => {
  const users = (id: Staff, set: { managerId?: string; enabledMark?: 0 | 1 }) =>
    app.db.updateTable('userAccount').set(set).where('id', '=', id).execute();
  await users('user002', { managerId: 'user008' });
  await users('user008', { managerId: 'user010', enabledMark: 0 });
  const limit = {
    duration: { amount: 1, unit: 'hours' as const },
    remind: { times: 0, every: { amount: 1, unit: 'hours' as const } },
    then: { kind: 'escalate' as const },
  };
  const id = await launch(await trial.release(flowOf([approver('a', ['user002'], { limit })])));
  const clock = { ...app.deps.clock, now: () => Date.now() + 2 * 3_600_000 };
  await runJob({ ...app, deps: { ...app.deps, clock } }, 'flow.tick', { instanceId: id });
  const open = (await trial.admin.workflow.instance.read({ id })).open.flatMap(({ people }) => people);
  expect(open.filter(({ state }) => state === 'open').map((person) => person.id)).toEqual(['user010']);
  await users('user008', { enabledMark: 1 });
});
