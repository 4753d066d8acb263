import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { approver } from './support/flowDrafts.js';
import { type FlowTrial } from './support/FlowTrial.js';
import { MigrationTrial } from './support/MigrationTrial.js';
import { runJob } from './support/runJob.js';
import { refusal, startTestApp, type TestApp } from './support/startTestApp.js';
import { takeJobs } from './support/takeJobs.js';

/* A migration is taken back as a whole, or not at all. */
let app: TestApp;
let trial: MigrationTrial;
let flows: FlowTrial;
beforeAll(async () => {
  app = await startTestApp();
  trial = await MigrationTrial.start(app, 'undoTrial');
  ({ flows } = trial);
});
afterAll(() => app.stop());

describe('taking a migration back', () => {
  it('makes flows to which nothing has happened what they were before, with their ways to take verdicts back', async () => {
    const flowId = await flows.release([approver('a', ['user002']), approver('b', ['user003'])]);
    const id = await flows.launch('user001', flowId);
    const taskId = await flows.taskOf('user002', id);
    await flows.decide('user002', id, 'approve');
    const before = await trial.stored(id);
    const migrationId = await trial.move(flowId, [approver('x', ['user003'])], { b: 'x' });
    await refusal(flows.act('user002', id, { kind: 'takeBack', taskId }), 409);
    await trial.undo(flowId, migrationId);
    expect(await trial.stored(id)).toEqual(before);
    expect(await trial.results(flowId, migrationId)).toEqual({ [id]: ['returned'] });
    const { list } = await flows.as('user003').workflow.flowList.toDo({ query: { flowId } });
    expect(list).toMatchObject([{ id, nodeName: '节点b' }]);
    const { course } = await flows.read('user003', id);
    expect(course.at(-1)).toMatchObject({
      what: 'migratedBack',
      person: { id: 'admin' },
      versions: { from: 2, to: 1 },
    });
    expect(await trial.calls.read({ id: flowId, migrationId })).toMatchObject({
      state: 'undone',
      moved: 0,
      returned: 1,
    });
    await flows.act('user002', id, { kind: 'takeBack', taskId });
    expect(await trial.stands(id)).toBe('1 a:user002');
  });

  it('puts flows that have gone on at the nodes of before, and leaves those that have ended', async () => {
    const flowId = await flows.release([approver('a', ['user002', 'user003']), approver('z', ['user009'])]);
    const launched = () => flows.launch('user001', flowId);
    const [half, on, ended] = [await launched(), await launched(), await launched()];
    const nodes = [approver('x', ['user002', 'user003']), approver('y', ['user008'])];
    const migrationId = await trial.move(flowId, nodes, { a: 'x', z: 'y' });
    await flows.decide('user002', half, 'approve');
    for (const id of [on, ended]) {
      await flows.decide('user002', id, 'approve');
      await flows.decide('user003', id, 'approve');
    }
    expect(await trial.stands(on)).toBe('2 y:user008');
    await flows.decide('user008', ended, 'approve');
    await trial.undo(flowId, migrationId);
    expect(await trial.results(flowId, migrationId)).toEqual({
      [half]: ['returned'],
      [on]: ['returned'],
      [ended]: ['kept', '流程已不在进行中'],
    });
    expect(await trial.stands(half)).toBe('1 a:user003');
    expect(await trial.stands(on)).toBe('1 z:user008');
    expect(await trial.stands(ended)).toBe('2 over 2');
    await flows.decide('user003', half, 'approve');
    expect(await trial.stands(half)).toBe('1 z:user009');
  });

  it('leads where a flow came from, where two nodes went to one', async () => {
    const flowId = await flows.release([approver('a', ['user002']), approver('b', ['user003'])]);
    const [first, second] = [await flows.launch('user001', flowId), await flows.launch('user001', flowId)];
    await flows.decide('user002', second, 'approve');
    const any = approver('x', ['user002', 'user003']);
    const migrationId = await trial.move(flowId, [any], { a: 'x', b: 'x' });
    for (const [id, staff] of [
      [first, 'user002'],
      [second, 'user003'],
    ] as const)
      await flows.act(staff, id, { kind: 'comment', comment: '看过了' });
    await trial.undo(flowId, migrationId);
    expect(await trial.stands(first)).toBe('1 a:user002');
    expect(await trial.stands(second)).toBe('1 b:user003');
  });

  it('lets a flow go on whose node was met by the rule of before', async () => {
    const any = approver('a', ['user002', 'user003'], { several: { mode: 'any' } });
    const flowId = await flows.release([any, approver('z', ['user009'])]);
    const id = await flows.launch('user001', flowId);
    const migrationId = await trial.move(flowId, [approver('a', ['user002', 'user003'])]);
    await flows.decide('user002', id, 'approve');
    await trial.undo(flowId, migrationId);
    expect(await trial.stands(id)).toBe('1 z:user009');
  });

  it('is refused as a whole where one that runs cannot go back, and names it', async () => {
    const flowId = await flows.release([approver('a', ['user002'])]);
    const [could, cannot] = [await flows.launch('user001', flowId), await flows.launch('user001', flowId)];
    const migrationId = await trial.move(flowId, [approver('a', ['user002']), approver('n', ['user003'])]);
    await flows.decide('user002', cannot, 'approve');
    const { number, title } = await trial.stored(cannot);
    const error = await refusal(trial.calls.undo({ id: flowId, migrationId }), 409);
    for (const part of [number, title, '节点n', '第 1 版']) expect(error.message).toContain(part);
    expect(error.response?.data).toMatchObject({
      flows: [{ id: cannot, number, title, reasons: [expect.any(String)] }],
    });
    await trial.work();
    expect(await trial.stands(could)).toBe('2 a:user002');
    expect(await trial.calls.read({ id: flowId, migrationId })).toMatchObject({ state: 'done', moved: 2 });
    await flows.decide('user003', cannot, 'approve');
    await trial.undo(flowId, migrationId);
    expect(await trial.stands(could)).toBe('1 a:user002');
  });

  it('is refused while its flows stand at the release of a later migration', async () => {
    const flowId = await flows.release([approver('a', ['user002'])]);
    const id = await flows.launch('user001', flowId);
    const first = await trial.move(flowId, [approver('a', ['user002'])]);
    await flows.admin.workflow.flow.release({ id: flowId, body: {} });
    const second = await trial.calls.start({ id: flowId, body: { from: 2, to: 3, mapping: {} } });
    await refusal(trial.calls.undo({ id: flowId, migrationId: first }), 409);
    await trial.work();
    expect((await refusal(trial.calls.undo({ id: flowId, migrationId: first }), 409)).message).toContain('第 2 版');
    await trial.undo(flowId, second);
    await trial.undo(flowId, first);
    expect(await trial.stands(id)).toBe('1 a:user002');
    await refusal(trial.calls.undo({ id: flowId, migrationId: first }), 409);
  });

  it('goes on where it was when its job is done again; what moved on meanwhile stays and is told', async () => {
    const flowId = await flows.release([approver('a', ['user002'])]);
    const [back, stays] = [await flows.launch('user001', flowId), await flows.launch('user001', flowId)];
    const migrationId = await trial.move(flowId, [approver('a', ['user002']), approver('n', ['user003'])]);
    await trial.calls.undo({ id: flowId, migrationId });
    await flows.decide('user002', stays, 'approve');
    const [job] = await takeJobs(app, 'flow.migrate');
    await runJob(app, 'flow.migrate', job?.payload);
    await runJob(app, 'flow.migrate', job?.payload);
    expect(await trial.results(flowId, migrationId)).toEqual({
      [back]: ['returned'],
      [stays]: ['kept', expect.stringContaining('节点n') as string],
    });
    expect(await trial.stands(stays)).toBe('2 n:user003');
    const { course } = await flows.read('user001', back);
    expect(course.filter(({ what }) => what === 'migratedBack')).toHaveLength(1);
    expect(await trial.calls.read({ id: flowId, migrationId })).toMatchObject({
      ...{ state: 'undone', returned: 1, kept: 1, left: 0 },
    });
  });
});
