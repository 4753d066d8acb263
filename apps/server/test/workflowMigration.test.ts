import { createField } from '@smart-admin/form-engine/core';
import { type FlowNode } from '@smart-admin/form-engine/flow';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openMigration } from '../src/modules/workflow/migration/migrationParts.js';
import { moveFlow } from '../src/modules/workflow/migration/moveFlow.js';
import { approver, flowOf } from './support/flowDrafts.js';
import { type FlowTrial } from './support/FlowTrial.js';
import { MigrationTrial } from './support/MigrationTrial.js';
import { modelBody } from './support/modelBody.js';
import { runJob } from './support/runJob.js';
import { refusal, startTestApp, type TestApp } from './support/startTestApp.js';
import { takeJobs } from './support/takeJobs.js';

/* Flows that run are moved to another release of their flow, node by node. */
let app: TestApp;
let trial: MigrationTrial;
let flows: FlowTrial;
beforeAll(async () => {
  app = await startTestApp();
  trial = await MigrationTrial.start(app, 'migrationTrial');
  ({ flows } = trial);
});
afterAll(() => app.stop());

const parallel = (id: string, ...branches: FlowNode[][]): FlowNode => ({
  ...{ id, name: `分支${id}`, kind: 'branch', mode: 'parallel' },
  branches: branches.map((nodes, at) => ({ id: `${id}.${at + 1}`, name: `第${at + 1}路`, nodes })),
});

describe('flows that fit', () => {
  it('go on in the new release with every task and verdict, and lists name its nodes', async () => {
    const flowId = await flows.release([approver('a', ['user002', 'user003'])]);
    const id = await flows.launch('user001', flowId);
    const told = { kind: 'circulate' as const, taskId: await flows.taskOf('user002', id), people: ['user010'] };
    await flows.act('user002', id, told);
    await flows.decide('user002', id, 'approve', { comment: '同意' });
    const { tasks: before } = await flows.read('user003', id);
    const migrationId = await trial.move(flowId, [approver('x', ['user008']), approver('z', ['user009'])], { a: 'x' });
    expect(await trial.results(flowId, migrationId)).toEqual({ [id]: ['moved'] });
    expect(await trial.stands(id)).toBe('2 x:user003');
    const { tasks, course } = await flows.read('user003', id);
    expect(tasks[0]).toMatchObject({ id: before[0]?.id, nodeId: 'x', nodeName: '节点x', state: 'open' });
    const { list } = await flows.as('user003').workflow.flowList.toDo({ query: { flowId } });
    expect(list).toMatchObject([{ id, nodeName: '节点x', current: [{ nodeName: '节点x' }] }]);
    expect(course.map(({ what, nodeName }) => `${what} ${nodeName}`)).toEqual([
      'submit ',
      'arrived 节点a',
      'circulate 节点a',
      'approve 节点a',
      'migrated ',
    ]);
    expect(course.at(-1)).toMatchObject({ person: { id: 'admin' }, versions: { from: 1, to: 2 } });
    const circulated = app.db.selectFrom('flowCirculation').select('nodeId').where('instanceId', '=', id);
    expect(await circulated.execute()).toEqual([{ nodeId: 'x' }]);
    await flows.decide('user003', id, 'approve');
    expect(await trial.stands(id)).toBe('2 z:user009');
    expect(
      (await flows.read('user003', id)).course.find(({ what, nodeId }) => what === 'approve' && nodeId === 'x'),
    ).toMatchObject({ took: expect.any(Number) as number });
  });

  it('are passed at the nodes and branches of the new release at which they were before, and of the old one when they are back', async () => {
    const small: FlowNode = {
      ...{ id: 'size', name: '金额', kind: 'branch', mode: 'exclusive' },
      branches: [
        { id: 'big', name: '大额', condition: '1 = 2', nodes: [] },
        { id: 'small', name: '小额', nodes: [] },
      ],
    };
    const flowId = await flows.release([small, approver('a', ['user002']), approver('b', ['user003'])]);
    const id = await flows.launch('user001', flowId);
    await flows.decide('user002', id, 'approve');
    const passed = async () => {
      const { course } = await flows.read('user001', id);
      return course
        .filter(({ what }) => what === 'approve' || what === 'branch')
        .map(({ nodeId, nodeName, targets }) => [nodeId, nodeName, ...targets.map((to) => to.id)].join(' '));
    };
    expect(await passed()).toEqual(['size 金额 small', 'a 节点a']);
    const other: FlowNode = {
      ...small,
      id: 'amount',
      branches: [
        { id: 'much', name: '大额', condition: '1 = 2', nodes: [] },
        { id: 'little', name: '小额', nodes: [] },
      ],
    };
    const mapping = { size: 'amount', big: 'much', small: 'little', a: 'x', b: 'x' };
    const migrationId = await trial.move(flowId, [other, approver('x', ['user003'])], mapping);
    expect(await passed()).toEqual(['amount 金额 little', 'x 节点a']);
    await trial.undo(flowId, migrationId);
    expect(await passed()).toEqual(['size 金额 small', 'a 节点a']);
  });

  it('go to the branches that the mapping names', async () => {
    const flowId = await flows.release([parallel('p', [approver('b', ['user002'])], [approver('c', ['user003'])])]);
    const id = await flows.launch('user001', flowId);
    const nodes = [parallel('q', [approver('c', ['user003'])], [approver('d', ['user002'])])];
    await flows.releaseAgain(flowId, nodes);
    const { nodes: places } = await trial.preview(flowId);
    expect(
      places.map(({ id: place, kind, targetId, targets }) => [place, kind, targetId, ...targets.map((to) => to.id)]),
    ).toEqual([
      ['p', 'branch', '', 'q'],
      ['p.1', 'way', '', 'q.1', 'q.2'],
      ['p.2', 'way', '', 'q.1', 'q.2'],
      ['b', 'approver', '', 'c', 'd'],
      ['c', 'approver', 'c', 'c', 'd'],
    ]);
    const mapping = { p: 'q', 'p.1': 'q.2', 'p.2': 'q.1', b: 'd' };
    const preview = await trial.preview(flowId, mapping);
    expect(preview).toMatchObject({ total: 1, movable: 1, flows: [] });
    expect(preview.nodes.map(({ targetId }) => targetId)).toEqual(['q', 'q.2', 'q.1', 'd', 'c']);
    await trial.begin(flowId, mapping);
    await trial.work();
    expect(await trial.stands(id)).toBe('2 d:user002 c:user003');
    await flows.decide('user002', id, 'approve');
    await flows.decide('user003', id, 'approve');
    expect(await trial.stands(id)).toBe('2 over 2');
  });

  it('go on at once where the rule of the new node is met already, but not while they are paused', async () => {
    const flowId = await flows.release([approver('a', ['user002', 'user003'])]);
    const launched = async () => {
      const id = await flows.launch('user001', flowId);
      await flows.decide('user002', id, 'approve');
      return id;
    };
    const [id, paused] = [await launched(), await launched()];
    await flows.admin.workflow.instance.act({ id: paused, body: { kind: 'pause' } });
    const any = approver('a', ['user002', 'user003'], { several: { mode: 'any' } });
    await trial.move(flowId, [any, approver('z', ['user009'])]);
    expect(await trial.stands(id)).toBe('2 z:user009');
    const { list } = await flows.as('user003').workflow.flowList.toDo({ query: { flowId } });
    expect(list).toEqual([]);
    expect(await trial.stands(paused)).toBe('2 a:user003');
    await flows.admin.workflow.instance.act({ id: paused, body: { kind: 'resume' } });
    expect(await trial.stands(paused)).toBe('2 z:user009');
  });

  it('name the node of the new release when a verdict from before is taken back', async () => {
    const flowId = await flows.release([approver('a', ['user002', 'user003'])]);
    const id = await flows.launch('user001', flowId);
    const taskId = await flows.taskOf('user002', id);
    await flows.decide('user002', id, 'approve');
    await trial.move(flowId, [approver('x', ['user002', 'user003'])], { a: 'x' });
    await flows.act('user002', id, { kind: 'takeBack', taskId });
    const { list } = await flows.as('user002').workflow.flowList.toDo({ query: { flowId } });
    expect(list).toMatchObject([{ id, nodeName: '节点x' }]);
  });

  it('hide from those who decided at a node that is gone what it hid from them', async () => {
    const hidden = { fields: { secret: 'hidden' as const } };
    const flowId = await flows.release([approver('a', ['user002'], hidden), approver('b', ['user003'])]);
    const id = await flows.launch('user001', flowId, { secret: '内部' });
    await flows.decide('user002', id, 'approve');
    await trial.move(flowId, [approver('b', ['user003'])]);
    const { record, course } = await flows.read('user002', id);
    expect(record).not.toHaveProperty('secret');
    expect(course.find(({ what }) => what === 'approve')).toMatchObject({ nodeName: '节点a' });
  });

  it('wait for the event that the new release names', async () => {
    const wait = (event: 'changed' | 'removed'): FlowNode => ({
      ...{ id: 'w', name: '等待', kind: 'wait' },
      until: { kind: 'event', modelId: flows.modelId, event },
    });
    const flowId = await flows.release([wait('changed')]);
    const id = await flows.launch('user001', flowId);
    await trial.move(flowId, [wait('removed')]);
    const listeners = app.db.selectFrom('flowListener').select('event').where('instanceId', '=', id);
    expect(await listeners.execute()).toEqual([{ event: 'removed' }]);
  });
});

describe('flows that do not fit', () => {
  it('keep all they have, and say why', async () => {
    const flowId = await flows.release([approver('a', ['user002']), approver('b', ['user003'])]);
    const [fits, stays] = [await flows.launch('user001', flowId), await flows.launch('user001', flowId)];
    await flows.decide('user002', stays, 'approve');
    await flows.releaseAgain(flowId, [approver('a', ['user002'])]);
    const before = await trial.stored(stays);
    const { total, movable, flows: named } = await trial.preview(flowId);
    expect({ total, movable }).toEqual({ total: 2, movable: 1 });
    const reason = '“节点b”在第 2 版中没有对应的节点，请为它选择一个';
    expect(named).toMatchObject([{ id: stays, number: before.number, title: before.title, reasons: [reason] }]);
    expect(named[0]?.launcherName).not.toBe('');
    const migrationId = await trial.begin(flowId);
    await trial.work();
    expect(await trial.results(flowId, migrationId)).toEqual({ [fits]: ['moved'], [stays]: ['refused', reason] });
    expect(await trial.stored(stays)).toEqual(before);
    expect(await trial.calls.read({ id: flowId, migrationId })).toMatchObject({
      ...{ from: 1, to: 2, state: 'done', total: 2, moved: 1, refused: 1, returned: 0, kept: 0, left: 0 },
    });
  });

  it('are told as refused where they have gone on to such a node since somebody looked', async () => {
    const flowId = await flows.release([approver('a', ['user002']), approver('b', ['user003'])]);
    const [gone, ended] = [await flows.launch('user001', flowId), await flows.launch('user001', flowId)];
    await flows.releaseAgain(flowId, [approver('a', ['user002'])]);
    const migrationId = await trial.begin(flowId);
    await flows.decide('user002', gone, 'approve');
    await flows.act('user001', ended, { kind: 'revoke' });
    await trial.work();
    expect(await trial.results(flowId, migrationId)).toMatchObject({
      [gone]: ['refused', expect.stringContaining('节点b') as string],
      [ended]: ['refused', '流程已不在进行中'],
    });
    expect(await trial.stands(gone)).toBe('1 b:user003');
  });

  it('are told as refused where they could not go on, and are what they were', async () => {
    const flowId = await flows.release([approver('a', ['user002', 'user003'])]);
    const id = await flows.launch('user001', flowId);
    await flows.decide('user002', id, 'approve');
    const any = approver('a', ['user002', 'user003'], { several: { mode: 'any' } });
    const gone = approver('z', [], { people: [{ kind: 'interface', interfaceId: 'nowhere', params: {} }] });
    await flows.releaseAgain(flowId, [any]);
    // a release refuses interfaces that are not there; this one is taken away later
    await app.db
      .updateTable('flowVersion')
      .set({ document: JSON.stringify(flowOf([any, gone])) })
      .where('flowId', '=', flowId)
      .where('version', '=', 2)
      .execute();
    const before = await trial.stored(id);
    const migrationId = await trial.begin(flowId);
    await trial.work();
    expect(await trial.results(flowId, migrationId)).toEqual({
      [id]: ['refused', expect.stringMatching(/^按第 2 版无法继续：./) as string],
    });
    expect(await trial.stored(id)).toEqual(before);
    expect(await trial.stands(id)).toBe('1 a:user003');
  });

  it('are told as refused where the new release has another form', async () => {
    const modelId = await flows.admin.visualdev.models.create({
      body: modelBody('migrationOther', [createField('text', { id: 'reason', label: '事由' })]),
    });
    await flows.admin.visualdev.models.release({ id: modelId, body: {} });
    const flowId = await flows.release([approver('a', ['user002'])]);
    await flows.launch('user001', flowId);
    await flows.releaseAgain(flowId, [approver('a', ['user002'])], { modelId });
    const { movable, flows: named } = await trial.preview(flowId);
    expect(movable).toBe(0);
    expect(named[0]?.reasons).toEqual([expect.stringContaining('使用另一张表单')]);
    expect(await refusal(trial.begin(flowId), 409)).toMatchObject({
      message: expect.stringContaining('没有可以') as string,
    });
  });
});

describe('the job', () => {
  it('goes on where it was when it is done again, and moves none twice', async () => {
    const flowId = await flows.release([approver('a', ['user002'])]);
    const ids = [await flows.launch('user001', flowId), await flows.launch('user001', flowId)];
    await flows.releaseAgain(flowId, [approver('a', ['user002'])]);
    const migrationId = await trial.begin(flowId);
    const [job] = await takeJobs(app, 'flow.migrate');
    // the server died behind the first of them
    const migration = await openMigration(app.db, migrationId);
    if (migration) await moveFlow(app.deps, migration, ids[0] ?? '');
    expect(await trial.calls.read({ id: flowId, migrationId })).toMatchObject({ state: 'running', moved: 1, left: 1 });
    await runJob(app, 'flow.migrate', job?.payload);
    await runJob(app, 'flow.migrate', job?.payload);
    for (const id of ids) {
      const { course } = await flows.read('user001', id);
      expect(course.filter(({ what }) => what === 'migrated')).toHaveLength(1);
    }
    expect(await trial.calls.read({ id: flowId, migrationId })).toMatchObject({ state: 'done', moved: 2, left: 0 });
  });

  it('tells of one that failed, and moves the others', async () => {
    const flowId = await flows.release([approver('a', ['user002'])]);
    const [broken, fine] = [await flows.launch('user001', flowId), await flows.launch('user001', flowId)];
    await flows.releaseAgain(flowId, [approver('a', ['user002'])]);
    const migrationId = await trial.begin(flowId);
    await app.db.updateTable('flowInstance').set({ state: '{}' }).where('id', '=', broken).execute();
    await trial.work();
    expect(await trial.results(flowId, migrationId)).toEqual({
      [broken]: ['refused', expect.stringContaining('服务器出错') as string],
      [fine]: ['moved'],
    });
    await app.db.deleteFrom('flowInstance').where('id', '=', broken).execute();
  });

  it('that was killed for good leaves the rest as they were', async () => {
    const flowId = await flows.release([approver('a', ['user002'])]);
    const id = await flows.launch('user001', flowId);
    await flows.releaseAgain(flowId, [approver('a', ['user002'])]);
    const migrationId = await trial.begin(flowId);
    const [job] = await takeJobs(app, 'flow.migrate');
    const { killed } = app.deps.jobs.get('flow.migrate') ?? {};
    await app.db.transaction().execute((trx) => killed?.(trx, job?.payload, app.deps) ?? Promise.resolve());
    expect(await trial.results(flowId, migrationId)).toEqual({ [id]: ['refused', expect.stringContaining('中断')] });
    expect(await trial.calls.read({ id: flowId, migrationId })).toMatchObject({ state: 'done', refused: 1 });
    expect(await trial.stands(id)).toBe('1 a:user002');
  });
});

it('stands in the log of operations, as does taking it back', async () => {
  const flowId = await flows.release([approver('a', ['user002'])], { fullName: '留痕流程' });
  await flows.launch('user001', flowId);
  const migrationId = await trial.move(flowId, [approver('a', ['user002'])]);
  await trial.undo(flowId, migrationId);
  const { list } = await flows.admin.system.log.list({ query: { category: 'operation', keyword: '留痕流程' } });
  const lines = list.map(({ description, changes }) => [
    description,
    ...changes.map(({ label, before, after }) => `${label} ${before} ${after}`),
  ]);
  expect(lines).toContainEqual([expect.stringMatching(/^迁移进行中的流程：.*留痕流程$/), '版本 1 2']);
  expect(lines).toContainEqual([expect.stringMatching(/^撤销迁移：.*留痕流程$/), '版本 2 1']);
});

it('is refused where there is nothing to move, where another one is under way, and to where the flows stand', async () => {
  const flowId = await flows.release([approver('a', ['user002'])]);
  await flows.releaseAgain(flowId, [approver('a', ['user002'])]);
  await refusal(trial.begin(flowId), 409);
  await flows.admin.workflow.flow.release({ id: flowId, body: {} });
  await flows.launch('user001', flowId);
  const plan = (from: number, to: number) => trial.calls.start({ id: flowId, body: { from, to, mapping: {} } });
  await refusal(plan(3, 3), 400);
  await refusal(plan(3, 9), 400);
  await plan(3, 2);
  expect((await refusal(plan(3, 2), 409)).message).toContain('正在进行');
  await trial.work();
  const { list } = await trial.calls.list({ id: flowId, query: {} });
  expect(list).toMatchObject([{ from: 3, to: 2, state: 'done', moved: 1, undoneBy: '' }]);
});
