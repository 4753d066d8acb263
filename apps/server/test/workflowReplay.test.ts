import { type ApiClient } from '@smart-admin/api-client';
import { type FlowDocument, type FlowNode } from '@smart-admin/form-engine/flow';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fingerprint } from './scopes/scopeCases.js';
import { approver, flowOf } from './support/flowDrafts.js';
import { FlowTrial, type Staff } from './support/FlowTrial.js';
import { saveGrants } from './support/saveGrants.js';
import { refusal, startTestApp, type TestApp } from './support/startTestApp.js';

/* Flows that were launched are run through a draft: what would differ from what happened. */
let app: TestApp;
let trial: FlowTrial;
beforeAll(async () => {
  app = await startTestApp();
  trial = await FlowTrial.start(app);
});
afterAll(() => app.stop());

const DAY = 86_400_000;
const A = approver('a', ['user002']);
const B = approver('b', ['user003']);
const N = approver('n', ['user009']);

/** Runs the flows of a flow through a draft. */
async function replay(flowId: string, draft: FlowNode[] | FlowDocument, more: object = {}, client = trial.admin) {
  const document = JSON.stringify(Array.isArray(draft) ? flowOf(draft) : draft);
  return client.workflow.flow.replay({ id: flowId, body: { document, ...more } });
}
/** What would differ of the only flow of a flow. */
async function differencesOf(flowId: string, draft: FlowNode[] | FlowDocument) {
  const { list } = await replay(flowId, draft);
  expect(list).toHaveLength(1);
  return list[0]?.differences.map(({ kind, nodeId, was, would }) => [kind, nodeId, was.length, would.length]);
}
async function launched(nodes: FlowNode[] | FlowDocument, values: object = {}, by: Staff = 'user001') {
  const flowId = await trial.release(nodes);
  return { flowId, id: await trial.launch(by, flowId, { ...values }) };
}
const nameOf = async (id: string) =>
  (await app.db.selectFrom('userAccount').select('realName').where('id', '=', id).executeTakeFirstOrThrow()).realName;

describe('peer 2.4: Simulation / test suite for a flow: what would differ', () => {
  it('is nothing by the flow as it was', async () => {
    const { flowId, id } = await launched([A, B]);
    await trial.decide('user002', id, 'approve');
    await trial.decide('user003', id, 'approve');
    const { list, total, next } = await replay(flowId, [A, B]);
    expect({ total, next }).toEqual({ total: 1, next: null });
    expect(list).toMatchObject([{ id, result: 'same', differences: [], status: 2, launcher: { id: 'user001' } }]);
    const people = (steps: (typeof list)[number]['actual']) =>
      steps.map((step) => [step.nodeId, ...step.people.map((person) => person.id)]);
    expect(people(list[0]?.actual ?? [])).toEqual(people(list[0]?.draft ?? []));
    expect(list[0]?.actual.map(({ deciders }) => deciders.map((person) => person.id))).toEqual([
      ['user002'],
      ['user003'],
    ]);
  });

  it('are nodes that are new, that are left out, and other people, by their names', async () => {
    const { flowId, id } = await launched([A, B]);
    await trial.decide('user002', id, 'approve');
    await trial.decide('user003', id, 'approve');
    const { list } = await replay(flowId, [approver('a', ['user010']), N]);
    expect(list).toMatchObject([
      {
        result: 'different',
        differences: [
          { kind: 'people', nodeName: '节点a', was: [await nameOf('user002')], would: [await nameOf('user010')] },
          { kind: 'added', nodeName: '节点n', was: [], would: [await nameOf('user009')] },
          { kind: 'left', nodeName: '节点b', was: [await nameOf('user003')], would: [] },
        ],
      },
    ]);
  });

  it('goes by the record as it is stored now, and names the branches', async () => {
    const fork = (limit: number): FlowNode => ({
      id: 'fork',
      name: '金额',
      kind: 'branch',
      mode: 'exclusive',
      branches: [
        { id: 'high', name: '大额', condition: `{amount} > ${String(limit)}`, nodes: [B] },
        { id: 'low', name: '小额', nodes: [] },
      ],
    });
    const { flowId, id } = await launched([A, fork(500)], { amount: 300 });
    await trial.decide('user002', id, 'approve');
    expect((await replay(flowId, [A, fork(500)])).list).toMatchObject([{ result: 'same' }]);
    const { list } = await replay(flowId, [A, fork(200)]);
    expect(list[0]?.differences).toMatchObject([
      { kind: 'branch', nodeName: '金额', was: ['小额'], would: ['大额'] },
      { kind: 'added', nodeId: 'b' },
    ]);
  });

  it('are people who would not be asked any more, by the rules of the draft', async () => {
    const twice = approver('b', ['user002']);
    const { flowId, id } = await launched([A, twice]);
    await trial.decide('user002', id, 'approve');
    await trial.decide('user002', id, 'approve');
    expect(await differencesOf(flowId, flowOf([A, twice], { repeat: 'once' }))).toEqual([['left', 'b', 1, 0]]);
    const { list } = await replay(flowId, flowOf([A, twice], { repeat: 'once' }));
    expect(list[0]?.draft[1]).toMatchObject({ people: [], spared: [{ id: 'user002' }] });
  });

  it('of a flow that was refused, revoked or still runs is told up to where it came', async () => {
    const refused = await launched([A, B]);
    await trial.decide('user002', refused.id, 'refuse');
    const revoked = await launched([A, B]);
    await trial.act('user001', revoked.id, { kind: 'revoke' });
    const running = await launched([A, B]);
    await trial.decide('user002', running.id, 'approve');
    for (const { flowId } of [refused, revoked]) {
      expect(await differencesOf(flowId, [A, N])).toEqual([]);
      expect(await differencesOf(flowId, [N, A])).toEqual([['added', 'n', 0, 1]]);
    }
    expect(await differencesOf(running.flowId, [A, B, N])).toEqual([]);
    expect(await differencesOf(running.flowId, [A, N, B])).toEqual([['added', 'n', 0, 1]]);
    const [flow] = (await replay(running.flowId, [A, B, N])).list;
    expect(flow?.draft.map(({ reached }) => reached)).toEqual([true, true, false]);
  });

  it('counts the round that was submitted last, and who was chosen then', async () => {
    const chosen = approver('b', [], { people: [{ kind: 'launcherChoice' }] });
    const flowId = await trial.release([A, chosen]);
    const id = await trial.launch('user001', flowId, {}, { choices: { b: ['user003'] } });
    await trial.decide('user002', id, 'refuse');
    await trial.act('user001', id, { kind: 'submit', choices: { b: ['user008'] } });
    await trial.decide('user002', id, 'approve');
    const [flow] = (await replay(flowId, [A, chosen])).list;
    expect(flow).toMatchObject({ result: 'same', actual: [{ nodeId: 'a' }, { people: [{ id: 'user008' }] }] });
  });

  it('says why a flow cannot be run', async () => {
    const { flowId, id } = await launched([A]);
    await app.db.updateTable('flowInstance').set({ recordId: 'gone' }).where('id', '=', id).execute();
    expect((await replay(flowId, [A])).list).toMatchObject([{ result: 'failed', problem: 'record', differences: [] }]);
    await app.db.updateTable('flowInstance').set({ modelId: 'other' }).where('id', '=', id).execute();
    expect((await replay(flowId, [A])).list).toMatchObject([{ result: 'failed', problem: 'form' }]);
  });
});

describe('other systems', () => {
  it('are not asked, and the nodes that need them say so', async () => {
    const { flowId, id } = await launched([A, B]);
    await trial.decide('user002', id, 'approve');
    await trial.decide('user003', id, 'approve');
    // there is no such interface: asking it would fail
    const outside = approver('a', [], { people: [{ kind: 'interface', interfaceId: 'none', params: {} }] });
    const call: FlowNode = {
      id: 'c',
      name: '调用',
      kind: 'interface',
      interfaceId: 'none',
      params: {},
      store: {},
      failed: 'stop',
    };
    const calls = () => app.db.selectFrom('dataInterfaceLog').select('id').execute();
    const before = await calls();
    const { list } = await replay(flowId, [outside, call, B]);
    expect(list).toMatchObject([
      {
        result: 'same',
        draft: [
          { nodeId: 'a', notAsked: true, people: [{ id: 'user002' }] },
          { nodeId: 'c', notAsked: true },
          { nodeId: 'b', notAsked: false },
        ],
      },
    ]);
    expect(await calls()).toEqual(before);
  });
});

describe('which flows', () => {
  it('the newest of the chosen days, page by page; nothing is written', async () => {
    const flowId = await trial.release([A]);
    const ids: string[] = [];
    for (let count = 0; count < 23; count += 1) ids.push(await trial.launch('user001', flowId));
    const [old = ''] = ids;
    await app.db
      .updateTable('flowInstance')
      .set({ launchTime: new Date(Date.now() - 40 * DAY) })
      .where('id', '=', old)
      .execute();
    const before = await fingerprint(app);
    const first = await replay(flowId, [A]);
    expect({ total: first.total, count: first.list.length }).toEqual({ total: 22, count: 20 });
    // what is launched meanwhile is not looked at
    const second = await replay(flowId, [A], { from: first.next });
    expect(second.next).toBeNull();
    expect([...first.list, ...second.list].map(({ id }) => id)).toEqual([...ids].reverse().filter((id) => id !== old));
    expect((await replay(flowId, [A], { days: 7 })).total).toBe(22);
    expect((await replay(flowId, [A], { days: 90 })).total).toBe(23);
    expect(await fingerprint(app)).toEqual(before);
  });

  it('two hundred at most', async () => {
    const { flowId, id } = await launched([A]);
    const columns = sql`flow_id, version, model_id, model_version, number, title, status, launcher_id, organize_id, state`;
    await sql`
      insert into flow_instance (id, record_id, ${columns})
      select 'many' || n, 'many' || n, ${columns} from flow_instance, generate_series(1, 230) n where id = ${id}`.execute(
      app.db,
    );
    expect((await replay(flowId, [A])).total).toBe(200);
    const last = await replay(flowId, [A], { from: { asOf: Date.now() + DAY, place: 190 } });
    expect({ count: last.list.length, next: last.next }).toEqual({ count: 10, next: null });
    const beyond = { from: { asOf: Date.now(), place: 200 } };
    await refusal(replay(flowId, [A], beyond), 400);
  });

  it('a draft that cannot be read is refused', async () => {
    const { flowId } = await launched([A]);
    await refusal(trial.admin.workflow.flow.replay({ id: flowId, body: { document: '{"nodes":1}' } }), 400);
  });
});

describe('somebody of limited scope', () => {
  it('finds only the flows that they watch over', async () => {
    const { flowId, id } = await launched([A]);
    await trial.launch('user008', flowId);
    const designer = await give(['workFlow.engine', 'workFlow.monitor'], 'user001');
    const { list, total } = await replay(flowId, [N], {}, designer);
    expect({ total, ids: list.map((flow) => flow.id) }).toEqual({ total: 1, ids: [id] });
    expect((await replay(flowId, [N])).total).toBe(2);
  });

  it('without the monitor is refused and told why', async () => {
    const { flowId } = await launched([A]);
    const designer = await give(['workFlow.engine'], 'user001');
    expect((await refusal(replay(flowId, [A], {}, designer), 403)).message).toContain('监控');
    await refusal(replay(flowId, [A], {}, trial.as('user001')), 403);
  });
});

/** Somebody with some pages, and the rows of the department of somebody. */
async function give(pages: string[], colleague: Staff): Promise<ApiClient> {
  const { list } = await trial.admin.permission.authority.tree();
  const menus = list.filter(({ kind, enCode }) => kind === 'menu' && pages.includes(enCode ?? ''));
  const { organizeId } = await app.db
    .selectFrom('userAccount')
    .select('organizeId')
    .where('id', '=', colleague)
    .executeTakeFirstOrThrow();
  const ids = menus.map(({ id }) => id);
  const monitor = menus.filter(({ enCode }) => enCode === 'workFlow.monitor');
  const data = monitor.map(({ id }) => ({ moduleId: id, scope: 'organizes' as const, organizeIds: [organizeId] }));
  await saveGrants(trial.admin, 'User', 'user010', { menu: ids, data });
  return trial.as('user010');
}
