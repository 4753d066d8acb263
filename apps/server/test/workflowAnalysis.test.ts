import { type ApiClient } from '@smart-admin/api-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { approver, flowOf } from './support/flowDrafts.js';
import { FlowTrial } from './support/FlowTrial.js';
import { saveGrants } from './support/saveGrants.js';
import { refusal, startTestApp, type TestApp } from './support/startTestApp.js';

/*
 * What the monitor counts of a small course: hours after the start, 一 and 二 of user001, 三 of user008 in another department.
 * 一 is approved at a after 2 hours and at b after 6 more; 二 at a after 4 and refused at b after 10 more; 三 is approved at a after 24
 * and waits at b; 四 is launched by user001 after 24 and waits at a, beyond its limit. It is looked at after 30.
 */
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const START = Date.now();
const NOW = START + 30 * HOUR;

let time = START;
let app: TestApp;
let trial: FlowTrial;
let limited: ApiClient;
let flowId: string;
const ids: Record<string, string> = {};
const departments: Record<'user001' | 'user008', string> = { user001: '', user008: '' };
beforeAll(async () => {
  app = await startTestApp();
  const moved = await app.startAnother({}, { ...app.deps.clock, now: () => time });
  trial = await FlowTrial.start({ ...app, ...moved });
  flowId = await trial.release([approver('a', ['user002']), approver('b', ['user003'])]);
  const at = (hours: number) => {
    time = START + hours * HOUR;
  };
  for (const [name, who] of [
    ['一', 'user001'],
    ['二', 'user001'],
    ['三', 'user008'],
  ] as const)
    ids[name] = await trial.launch(who, flowId);
  at(2);
  await trial.decide('user002', ids.一 ?? '', 'approve');
  at(4);
  await trial.decide('user002', ids.二 ?? '', 'approve');
  at(8);
  await trial.decide('user003', ids.一 ?? '', 'approve');
  at(14);
  await trial.decide('user003', ids.二 ?? '', 'refuse');
  at(24);
  await trial.decide('user002', ids.三 ?? '', 'approve');
  ids.四 = await trial.launch('user001', flowId);
  await app.db
    .updateTable('flowTask')
    .set({ dueTime: new Date(START + 25 * HOUR) })
    .where('instanceId', '=', ids.四)
    .execute();
  at(30);
  for (const who of ['user001', 'user008'] as const) departments[who] = await departmentOf(who);
  limited = await watchOver(moved.signIn, departments.user001);
});
afterAll(() => app.stop());

async function departmentOf(id: string) {
  const user = app.db.selectFrom('userAccount').select('organizeId').where('id', '=', id);
  return (await user.executeTakeFirstOrThrow()).organizeId;
}

/** Somebody who watches over the flows of one department. */
async function watchOver(signIn: TestApp['signIn'], organizeId: string) {
  const { id, account } = await app.db
    .selectFrom('userAccount')
    .select(['id', 'account'])
    .where('id', '=', 'user010')
    .executeTakeFirstOrThrow();
  const { list } = await trial.admin.permission.authority.tree();
  const menus = list.filter(({ kind, enCode }) => kind === 'menu' && enCode === 'workFlow.monitor');
  const data = menus.map((menu) => ({ moduleId: menu.id, scope: 'organizes' as const, organizeIds: [organizeId] }));
  await saveGrants(trial.admin, 'User', id, { menu: menus.map((menu) => menu.id), data });
  return signIn(account, 'Smart123');
}

const period = { from: START - DAY, to: NOW };
const asked = (more: object = {}) => ({ query: { flowId, ...period, ...more } });
const analysis = () => trial.admin.workflow.analysis;
const monitored = async (client: ApiClient, query: object) => {
  const { list } = await client.workflow.flowList.monitored({ query: { flowId, pageSize: 100, ...query } });
  return list.map(({ id }) => Object.entries(ids).find(([, each]) => each === id)?.[0]).sort();
};

describe('numbers of a period', () => {
  it('counts what was launched and ended, how long it took, and what waits now', async () => {
    expect(await analysis().figures(asked())).toEqual({
      launched: 4,
      ended: 2,
      refused: 1,
      median: 11 * HOUR,
      waiting: 2,
      overdue: 1,
    });
  });

  it('of another time counts nothing but what waits now', async () => {
    const before = asked({ from: START - 2 * DAY, to: START - DAY });
    const nothing = { launched: 0, ended: 0, refused: 0, median: null };
    expect(await analysis().figures(before)).toEqual({ ...nothing, waiting: 2, overdue: 1 });
    const { list } = await analysis().flows(before);
    expect(list).toMatchObject([{ decided: 0, refused: 0, median: null, p90: null, waiting: 2, longest: 6 * HOUR }]);
  });

  it('is refused where it is longer than 366 days or ends before it begins', async () => {
    expect((await refusal(analysis().figures(asked({ from: NOW - 367 * DAY })), 400)).message).toContain('366');
    await refusal(analysis().nodes(asked({ from: NOW + 1 })), 400);
    await analysis().figures(asked({ from: NOW - 366 * DAY }));
  });
});

describe('how long tasks take', () => {
  it('by node, the slowest first', async () => {
    const { list, total } = await analysis().nodes(asked());
    expect(total).toBe(2);
    expect(list).toMatchObject([
      { nodeId: 'b', nodeName: '节点b', decided: 2, refused: 1, median: 8 * HOUR, p90: 9.6 * HOUR, waiting: 1 },
      { nodeId: 'a', nodeName: '节点a', decided: 3, refused: 0, median: 4 * HOUR, p90: 20 * HOUR, waiting: 1 },
    ]);
    expect(list.map(({ longest }) => longest)).toEqual([6 * HOUR, 6 * HOUR]);
  });

  it('by flow and by the organisation of the launcher', async () => {
    expect((await analysis().flows(asked())).list).toMatchObject([
      { flowId, decided: 5, refused: 1, median: 6 * HOUR, waiting: 2 },
    ]);
    expect((await analysis().organizes(asked())).list).toMatchObject([
      { organizeId: departments.user008, decided: 1, median: 24 * HOUR, waiting: 1 },
      { organizeId: departments.user001, decided: 4, median: 5 * HOUR, refused: 1, waiting: 1 },
    ]);
    const query = asked({ organizeId: departments.user008 });
    expect((await analysis().nodes(query)).list).toMatchObject([
      { nodeId: 'a', decided: 1, waiting: 0, longest: null },
      { nodeId: 'b', decided: 0, waiting: 1 },
    ]);
  });

  it('a rule that agrees for somebody is nobody’s decision', async () => {
    const own = await trial.release(flowOf([approver('a', ['user002']), approver('b', ['user003'])], { own: 'pass' }));
    await trial.launch('user002', own);
    const { list } = await analysis().nodes(asked({ flowId: own }));
    expect(list).toMatchObject([{ nodeId: 'b', decided: 0, waiting: 1 }]);
  });
});

describe('what waits', () => {
  it('names the tasks that have waited longest, with whom they ask', async () => {
    const { list } = await analysis().waiting({ query: { flowId } });
    const byFlow = new Map(list.map((task) => [task.id, task]));
    expect([...byFlow.keys()].sort()).toEqual([ids.三, ids.四].sort());
    expect(byFlow.get(ids.四 ?? '')).toMatchObject({
      nodeName: '节点a',
      people: [{ id: 'user002' }],
      openedTime: START + 24 * HOUR,
      dueTime: START + 25 * HOUR,
    });
  });

  it('a task that is offered to several is one, and one of a flow that is paused waits for nobody', async () => {
    const offered = await trial.release([approver('a', ['user002', 'user003'], { claim: true })]);
    const id = await trial.launch('user001', offered);
    expect((await analysis().figures(asked({ flowId: offered }))).waiting).toBe(1);
    expect((await analysis().nodes(asked({ flowId: offered }))).list).toMatchObject([{ waiting: 1 }]);
    const [task] = (await analysis().waiting({ query: { flowId: offered } })).list;
    expect(task?.people.map((person) => person.id)).toEqual(['user002', 'user003']);
    await trial.admin.workflow.instance.act({ id, body: { kind: 'pause' } });
    expect((await analysis().figures(asked({ flowId: offered }))).waiting).toBe(0);
    expect((await analysis().waiting({ query: { flowId: offered } })).list).toEqual([]);
  });

  it('the list of the monitor finds what the numbers say', async () => {
    expect(await monitored(trial.admin, { waiting: 'open' })).toEqual(['三', '四'].sort());
    expect(await monitored(trial.admin, { waiting: 'overdue' })).toEqual(['四']);
    expect(await monitored(trial.admin, { nodeName: '节点b' })).toEqual(['三']);
    expect(await monitored(trial.admin, { waiting: 'overdue', nodeName: '节点b' })).toEqual([]);
    expect(await monitored(trial.admin, { endFrom: START, endTo: START + 8 * HOUR })).toEqual(['一']);
    expect(await monitored(trial.admin, { status: 3, endFrom: START, endTo: NOW })).toEqual(['二']);
  });
});

describe('somebody who watches over one department', () => {
  it('finds only its flows in numbers, lengths and names', async () => {
    const { analysis: seen } = limited.workflow;
    const own = [{ flowId, decided: 4, refused: 1, median: 5 * HOUR, waiting: 1 }];
    expect(await seen.figures(asked())).toMatchObject({ launched: 3, ended: 2, waiting: 1, overdue: 1 });
    expect((await seen.flows(asked())).list).toMatchObject(own);
    expect((await seen.nodes(asked())).list).toMatchObject([
      { nodeId: 'b', decided: 2, waiting: 0 },
      { nodeId: 'a', decided: 2, median: 3 * HOUR, p90: 3.8 * HOUR, waiting: 1 },
    ]);
    expect((await seen.organizes(asked())).list).toMatchObject([{ organizeId: departments.user001, decided: 4 }]);
    expect((await seen.waiting({ query: { flowId } })).list.map(({ id }) => id)).toEqual([ids.四]);
    expect(await monitored(limited, { waiting: 'open' })).toEqual(['四']);
  });

  it('gets nothing of another department by naming it', async () => {
    const { analysis: seen } = limited.workflow;
    const foreign = asked({ organizeId: departments.user008 });
    expect(await seen.figures(foreign)).toMatchObject({ launched: 0, ended: 0, median: null, waiting: 0 });
    for (const call of [seen.nodes, seen.flows, seen.organizes])
      expect(await call(foreign)).toEqual({ list: [], total: 0 });
    expect((await seen.waiting({ query: { organizeId: departments.user008 } })).list).toEqual([]);
  });

  it('without the page nobody is told anything', async () => {
    const { analysis: unseen } = trial.as('user001').workflow;
    await refusal(unseen.figures(asked()), 403);
    await refusal(unseen.waiting({ query: {} }), 403);
  });
});
