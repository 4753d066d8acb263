import { type PeopleRule } from '@smart-admin/form-engine/flow';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { approver, flowOf } from './support/flowDrafts.js';
import { FlowTrial, type Staff } from './support/FlowTrial.js';
import { refusal, startTestApp, type TestApp } from './support/startTestApp.js';
import { takeJobs } from './support/takeJobs.js';

let app: TestApp;
let trial: FlowTrial;
beforeAll(async () => {
  app = await startTestApp();
  trial = await FlowTrial.start(app);
  // 001 reports to 002, who reports to 003, who reports to 001: a circle ends the chain
  for (const [id, managerId] of [
    ['user001', 'user002'],
    ['user002', 'user003'],
    ['user003', 'user001'],
  ] as const)
    await app.db.updateTable('userAccount').set({ managerId }).where('id', '=', id).execute();
});
afterAll(() => app.stop());

/** Whom a rule asks when somebody launches, and why. */
async function asked(people: PeopleRule[], { by = 'user001' as Staff, values = {}, choices = {} } = {}) {
  const flowId = await trial.release([approver('a', [], { people })]);
  const id = await trial.launch(by, flowId, values, { choices });
  const { open } = await trial.admin.workflow.instance.read({ id });
  return open.flatMap(({ people: found }) => found.map((person) => [person.id, person.reason.kind, person.reason.via]));
}
const idsOf = async (...input: Parameters<typeof asked>) => (await asked(...input)).map(([id]) => id);

describe('who is asked', () => {
  it('names people, roles, positions and groups, and says by which they were found', async () => {
    expect(await asked([{ kind: 'users', ids: ['user003', 'user002'] }])).toEqual([
      ['user003', 'users', ''],
      ['user002', 'users', ''],
    ]);
    expect(await asked([{ kind: 'roles', ids: ['hr'] }])).toContainEqual(['user002', 'roles', expect.any(String)]);
    const { positionId } = await app.db
      .selectFrom('userAccount')
      .select('positionId')
      .where('id', '=', 'user003')
      .executeTakeFirstOrThrow();
    const [found] = await asked([{ kind: 'positions', ids: [positionId] }]);
    expect(found).toEqual(['user003', 'positions', expect.stringMatching(/./)]);
    const group = await app.db.selectFrom('membership').selectAll().where('kind', '=', 'group').execute();
    const { targetId } = group[0] ?? { targetId: '' };
    const members = group.filter((member) => member.targetId === targetId).map(({ userId }) => userId);
    const enabled = await app.db
      .selectFrom('userAccount')
      .select('id')
      .where('id', 'in', members)
      .where('enabledMark', '=', 1)
      .execute();
    expect((await idsOf([{ kind: 'groups', ids: [targetId] }])).sort()).toEqual(enabled.map(({ id }) => id).sort());
  });

  it('finds heads of organisations, of the launcher and above them', async () => {
    expect(await idsOf([{ kind: 'organizeHeads', ids: ['hq_finance'] }])).toEqual(['user003']);
    expect(await idsOf([{ kind: 'launcherHead', level: 1 }])).toEqual(['user001']);
  });

  it('climbs the superiors up to a level, once round a circle', async () => {
    expect(await idsOf([{ kind: 'superiors', until: { level: 1 } }])).toEqual(['user002']);
    expect(await idsOf([{ kind: 'superiors', until: { level: 5 } }])).toEqual(['user002', 'user003']);
  });

  it('reads people from the form, and from an expression over it', async () => {
    const values = { person: 'user009' };
    expect(await asked([{ kind: 'field', path: 'person' }], { values })).toEqual([['user009', 'field', '经办人']]);
    const expression = "IF({amount} > 50, 'user003', 'user002')";
    expect(await idsOf([{ kind: 'expression', expression }])).toEqual(['user003']);
    expect(await idsOf([{ kind: 'expression', expression }], { values: { amount: 20 } })).toEqual(['user002']);
  });

  it('asks whom the launcher chose, and refuses without a choice', async () => {
    const people: PeopleRule[] = [{ kind: 'launcherChoice' }];
    expect(await idsOf(people, { choices: { a: ['user008'] } })).toEqual(['user008']);
    const flowId = await trial.release([approver('a', [], { people })]);
    await refusal(trial.launch('user001', flowId), 409);
    await refusal(trial.launch('user001', flowId, {}, { choices: { a: ['nobody'] } }), 400);
    const { choices } = await trial.as('user001').workflow.launchable.form({ id: flowId });
    expect(choices).toEqual([{ nodeId: 'a', nodeName: '节点a', among: null }]);
  });

  it('asks whom the approver before chose, among those that the rule names, on the branch that is taken', async () => {
    const among: PeopleRule[] = [{ kind: 'users', ids: ['user008', 'user009'] }];
    const chosen = (id: string, rule: PeopleRule) => approver(id, [], { people: [rule] });
    const flowId = await trial.release([
      approver('a', ['user002']),
      {
        ...{ id: 'x', name: '金额', kind: 'branch', mode: 'exclusive' },
        branches: [
          {
            ...{ id: 'x.1', name: '大额', condition: '{amount} > 1000' },
            nodes: [chosen('b', { kind: 'previousChoice' })],
          },
          { id: 'x.2', name: '其他', nodes: [chosen('c', { kind: 'previousChoice', among })] },
        ],
      },
    ]);
    const id = await trial.launch('user001', flowId);
    const [task] = (await trial.read('user002', id)).tasks;
    expect(task?.choices).toMatchObject([{ nodeId: 'c', among: [{ id: 'user008' }, { id: 'user009' }] }]);
    expect((await trial.as('user002').workflow.flowList.toDo({ query: { flowId } })).list).toMatchObject([
      { batch: false },
    ]);
    await refusal(trial.decide('user002', id, 'approve'), 409);
    await refusal(trial.decide('user002', id, 'approve', { choices: { c: ['user010'] } }), 400);
    await trial.decide('user002', id, 'approve', { choices: { c: ['user009'] } });
    expect(await trial.decide('user009', id, 'approve')).toEqual({ status: 2 });
  });

  it('goes to the administrators where nobody is found, never to somebody who is disabled', async () => {
    expect(await asked([{ kind: 'users', ids: ['nobody'] }])).toEqual([
      ['admin', 'administrators', expect.stringMatching(/./)],
    ]);
  });

  it('takes what a data interface answers', async () => {
    const body = { fullName: '值班人', enCode: 'onDuty', kind: 'static' as const, staticData: '[{"id":"user010"}]' };
    const interfaceId = await trial.admin.system.dataInterface.create({ body });
    expect(await idsOf([{ kind: 'interface', interfaceId, params: {} }])).toEqual(['user010']);
  });

  it('tells before the launch whom it will ask, by which branch', async () => {
    const flowId = await trial.release([
      approver('a', ['user002']),
      {
        ...{ id: 'x', name: '金额', kind: 'branch', mode: 'exclusive' },
        branches: [
          { id: 'x.1', name: '大额', condition: '{amount} > 1000', nodes: [approver('b', ['user003'])] },
          { id: 'x.2', name: '其他', nodes: [approver('c', ['user008'])] },
        ],
      },
    ]);
    const ahead = async (amount: number) => {
      const { list } = await trial.as('user001').workflow.launchable.forecast({
        id: flowId,
        body: { values: { amount } },
      });
      return list.map(({ nodeId, branches, people }) => [
        nodeId,
        ...branches.map(({ name }) => name),
        ...people.map(({ id }) => id),
      ]);
    };
    expect(await ahead(5_000)).toEqual([
      ['a', 'user002'],
      ['x', '大额'],
      ['b', 'user003'],
    ]);
    expect(await ahead(10)).toEqual([
      ['a', 'user002'],
      ['x', '其他'],
      ['c', 'user008'],
    ]);
    expect(await app.db.selectFrom('flowInstance').select('id').where('flowId', '=', flowId).execute()).toEqual([]);
  });
});

describe('peer 2.4: Standing entrust/proxy (period, flows; launch or approve)', () => {
  const HOUR = 3_600_000;
  const give = (from: Staff, toUserId: string, more: object = {}) => {
    const body = { toUserId, startTime: Date.now() - HOUR, endTime: Date.now() + HOUR, ...more };
    return trial.as(from).workflow.entrust.create({ body });
  };
  const sees = async (who: Staff, id: string) =>
    (await trial.as(who).workflow.flowList.toDo({ query: { pageSize: 500 } })).list.find((row) => row.id === id);

  it('for a time the other sees the tasks and decides, and the course says for whom', async () => {
    const flowId = await trial.release([approver('a', ['user002'])]);
    const id = await trial.launch('user001', flowId);
    expect(await sees('user009', id)).toBeUndefined();
    const entrustId = await give('user002', 'user009');
    expect(await sees('user009', id)).toMatchObject({ forName: expect.stringMatching(/./) as string });
    expect((await trial.as('user009').workflow.flowList.counts()).toDo).toBeGreaterThan(0);
    const { list } = await trial.as('user009').workflow.entrust.list({ query: { direction: 'received' } });
    expect(list).toMatchObject([{ id: entrustId, state: 'active' }]);
    const found = async (keyword: string) =>
      (await trial.as('user002').workflow.entrust.list({ query: { keyword } })).list.map((row) => row.id);
    expect(await found(list[0]?.toUserName ?? '')).toEqual([entrustId]);
    expect(await found('没有此人')).toEqual([]);
    expect(await trial.decide('user009', id, 'approve')).toEqual({ status: 2 });
    const line = (await trial.read('user001', id)).course.find(({ what }) => what === 'approve');
    expect(line).toMatchObject({ person: { id: 'user009' }, forName: expect.stringMatching(/./) as string });
    const done = (await trial.as('user009').workflow.flowList.done()).list;
    expect(done.map((row) => row.id)).toContain(id);
    await trial.as('user002').workflow.entrust.remove({ id: entrustId });
    const next = await trial.launch('user001', flowId);
    expect(await sees('user009', next)).toBeUndefined();
    await refusal(trial.read('user009', next), 404);
  });

  it('counts for the flows that it names alone, and in its time alone', async () => {
    const [named, other] = [
      await trial.release([approver('a', ['user003'])]),
      await trial.release([approver('a', ['user003'])]),
    ];
    const ids = await Promise.all([named, other].map((flowId) => trial.launch('user001', flowId)));
    const given = await give('user003', 'user010', { flowIds: [named] });
    expect([await sees('user010', ids[0] ?? ''), await sees('user010', ids[1] ?? '')].map(Boolean)).toEqual([
      true,
      false,
    ]);
    await refusal(trial.read('user010', ids[1] ?? ''), 404);
    const { entrust } = trial.as('user003').workflow;
    const { revision } = await entrust.read({ id: given });
    const later = { revision, startTime: Date.now() + HOUR, endTime: Date.now() + 2 * HOUR };
    await entrust.update({ id: given, body: later });
    expect(await sees('user010', ids[0] ?? '')).toBeUndefined();
    await entrust.remove({ id: given });
  });

  it('runs on over who is entrusted themselves, and never comes back', async () => {
    const flowId = await trial.release([approver('a', ['user003'])]);
    const id = await trial.launch('user001', flowId);
    const first = await give('user003', 'user009');
    const second = await give('user009', 'user010');
    expect(await sees('user010', id)).toBeDefined();
    const told = async () =>
      (await takeJobs(app, 'messageTemplate.spread')).flatMap(
        ({ payload }) => (payload as { userIds: string[] }).userIds,
      );
    await told();
    const next = await trial.launch('user001', flowId);
    // whoever sees the task is told of it, and reminded
    expect((await told()).sort()).toEqual(['user003', 'user009', 'user010']);
    await trial.act('user001', next, { kind: 'urge' });
    expect((await told()).sort()).toEqual(['user003', 'user009', 'user010']);
    const circle = await refusal(give('user010', 'user003'), 400);
    expect(circle.fieldErrors?.toUserId).toContain('→');
    await refusal(give('user003', 'user003'), 400);
    await refusal(give('user003', 'nobody'), 400);
    await refusal(give('user003', 'user008', { endTime: Date.now() - 2 * HOUR }), 400);
    await trial.as('user003').workflow.entrust.remove({ id: first });
    await trial.as('user009').workflow.entrust.remove({ id: second });
  });

  it('a task that is offered to several of those for whom somebody acts stands in their list once', async () => {
    const given = { user008: await give('user008', 'user009'), user010: await give('user010', 'user009') };
    const { flowList } = trial.as('user009').workflow;
    const { toDo: before } = await flowList.counts();
    const offered = async (people: Staff[]) =>
      trial.launch('user001', await trial.release([approver('a', people, { claim: true })]));
    const own = await offered(['user008', 'user009']);
    const theirs = await offered(['user008', 'user010']);
    const { list } = await flowList.toDo({ query: { pageSize: 500 } });
    const found = list.filter(({ id }) => id === own || id === theirs);
    expect(found.map(({ id }) => id).sort()).toEqual([own, theirs].sort());
    expect(found.find(({ id }) => id === own)?.forName).toBe('');
    expect((await flowList.counts()).toDo).toBe(before + 2);
    for (const from of ['user008', 'user010'] as const)
      await trial.as(from).workflow.entrust.remove({ id: given[from] });
  });

  it('is nobody else’s to read, change or end', async () => {
    const id = await give('user002', 'user008');
    const { entrust } = trial.as('user009').workflow;
    await refusal(entrust.read({ id }), 404);
    await refusal(entrust.update({ id, body: { revision: 1, description: '改' } }), 404);
    await refusal(entrust.remove({ id }), 404);
    // who has received it reads it and changes nothing
    await trial.as('user008').workflow.entrust.read({ id });
    await refusal(trial.as('user008').workflow.entrust.remove({ id }), 404);
    await trial.as('user002').workflow.entrust.remove({ id });
  });
});

describe('who may launch', () => {
  it('is offered and launched by those it names, and by nobody else', async () => {
    const launchers = { userIds: ['user002'], roleIds: [], organizeIds: ['hq_finance'], groupIds: [] };
    const flowId = await trial.release([approver('a', ['user001'])], { launchers });
    const offered = async (who: Staff) =>
      (await trial.as(who).workflow.launchable.list()).list.some(({ id }) => id === flowId);
    expect([await offered('user002'), await offered('user003'), await offered('user009')]).toEqual([true, true, false]);
    await trial.launch('user003', flowId);
    await refusal(trial.launch('user009', flowId), 403);
    await refusal(trial.as('user009').workflow.launchable.form({ id: flowId }), 403);
    await refusal(trial.as('user009').workflow.launchable.forecast({ id: flowId, body: { values: {} } }), 403);
  });

  it('is asked with one query, however many flows there are', async () => {
    const asked = vi.spyOn(app.db as unknown as { selectFrom: (table: string) => unknown }, 'selectFrom');
    const membershipsRead = async () => {
      asked.mockClear();
      await trial.as('user009').workflow.launchable.list();
      return asked.mock.calls.filter(([table]) => table === 'membership').length;
    };
    const launchers = { userIds: ['user002'], roleIds: [], organizeIds: [], groupIds: [] };
    await trial.release([approver('a', ['user001'])], { launchers });
    // what is read of a caller may be kept for the next call
    await membershipsRead();
    const before = await membershipsRead();
    await trial.release([approver('a', ['user001'])], { launchers });
    expect(await membershipsRead()).toBe(before);
    asked.mockRestore();
  });

  it('a disabled flow is not launched, and those that run go on', async () => {
    const flowId = await trial.release([approver('a', ['user002'])]);
    const id = await trial.launch('user001', flowId);
    const { flow } = trial.admin.workflow;
    await flow.updateState({ id: flowId });
    await refusal(trial.launch('user001', flowId), 409);
    expect(await trial.decide('user002', id, 'approve')).toEqual({ status: 2 });
    await refusal(flow.remove({ id: flowId }), 409);
  });

  it('peer 2.4: Definition versions, running instances pinned: a release counts for what is launched after it', async () => {
    const flowId = await trial.release([approver('a', ['user002'])]);
    const before = await trial.launch('user001', flowId);
    const { flow } = trial.admin.workflow;
    const { revision } = await flow.read({ id: flowId });
    const document = JSON.stringify(flowOf([approver('a', ['user003'])]));
    await flow.update({ id: flowId, body: { revision, document } });
    expect((await trial.read('user001', await trial.launch('user001', flowId))).open[0]?.people[0]?.id).toBe('user002');
    await flow.release({ id: flowId, body: {} });
    const after = await trial.launch('user001', flowId);
    expect((await trial.read('user001', after)).open[0]?.people[0]?.id).toBe('user003');
    expect((await trial.read('user001', before)).open[0]?.people[0]?.id).toBe('user002');
    expect((await flow.versions({ id: flowId, query: {} })).list).toMatchObject([
      { version: 2, running: 1 },
      { version: 1, running: 2 },
    ]);
  });
});
