import { type PeopleRule } from '@smart-admin/form-engine/flow';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { approver, flowOf } from './support/flowDrafts.js';
import { FlowTrial } from './support/FlowTrial.js';
import { refusal, startTestApp, type TestApp } from './support/startTestApp.js';

let app: TestApp;
let trial: FlowTrial;
let flowId: string;
beforeAll(async () => {
  app = await startTestApp();
  trial = await FlowTrial.start(app);
  flowId = await trial.release([approver('a', ['user001'])]);
  await app.db.updateTable('userAccount').set({ managerId: 'user002' }).where('id', '=', 'user001').execute();
});
afterAll(() => app.stop());

/** Whom the rules of a node of a draft, which nobody has saved, find for a launcher. */
function preview(people: PeopleRule[], { launcherId = 'user001', nodeId = 'a' } = {}) {
  const document = JSON.stringify(flowOf([approver('a', [], { people })]));
  return trial.admin.workflow.flow.people({ id: flowId, body: { document, nodeId, launcherId } });
}

it('finds people in the order of the rules, each once, and says by which', async () => {
  const { list, total, unknown } = await preview([
    { kind: 'organizeHeads', ids: ['hq_finance'] },
    { kind: 'users', ids: ['user008', 'user003', 'nobody'] },
    { kind: 'launcher' },
  ]);
  expect(list).toEqual([
    {
      id: 'user003',
      name: expect.stringMatching(/./),
      headIcon: expect.any(String),
      rule: 'organizeHeads',
      via: '财务部',
    },
    expect.objectContaining({ id: 'user008', rule: 'users', via: '' }),
    expect.objectContaining({ id: 'user001', rule: 'launcher' }),
  ]);
  expect({ total, unknown }).toEqual({ total: 3, unknown: [] });
});

it('looks from where the chosen launcher stands', async () => {
  const superior: PeopleRule[] = [{ kind: 'superiors', until: { level: 1 } }];
  expect((await preview(superior)).list).toMatchObject([{ id: 'user002', rule: 'superiors' }]);
  expect((await preview(superior, { launcherId: 'user009' })).list).not.toMatchObject([{ id: 'user002' }]);
});

it('names the rules that need the form, choices or a course, and asks those that need none', async () => {
  const { list, unknown } = await preview([
    { kind: 'field', path: 'person' },
    { kind: 'launcherChoice', among: [{ kind: 'users', ids: ['user010'] }] },
    { kind: 'previousChoice' },
    { kind: 'nodeHandlers', nodeId: 'b' },
    { kind: 'expression', expression: "IF({amount} > 1, 'user003', 'user002')" },
    { kind: 'expression', expression: 'CURRENTUSER()' },
    { kind: 'expression', expression: 'IF(' },
  ]);
  expect(list).toMatchObject([{ id: 'user001', rule: 'expression' }]);
  expect(unknown).toEqual(['field', 'launcherChoice', 'previousChoice', 'nodeHandlers', 'expression']);
});

it('asks other systems, unless what they are asked depends on the form', async () => {
  const body = { fullName: '值班人', enCode: 'onDuty', kind: 'static' as const, staticData: '[{"id":"user010"}]' };
  const interfaceId = await trial.admin.system.dataInterface.create({ body });
  const rule = (params: Record<string, string>): PeopleRule => ({ kind: 'interface', interfaceId, params });
  expect(await preview([rule({})])).toMatchObject({ list: [{ id: 'user010' }], unknown: [] });
  expect(await preview([rule({ site: '{reason}' })])).toEqual({ list: [], total: 0, unknown: ['interface'] });
});

it('leaves out who is disabled, and refuses them as launchers', async () => {
  const setEnabled = (enabledMark: 0 | 1) =>
    app.db.updateTable('userAccount').set({ enabledMark }).where('id', '=', 'user010').execute();
  await setEnabled(0);
  expect(await preview([{ kind: 'users', ids: ['user010'] }])).toEqual({ list: [], total: 0, unknown: [] });
  await refusal(preview([{ kind: 'launcher' }], { launcherId: 'user010' }), 404);
  await setEnabled(1);
});

it('shows a hundred of many, and how many there are', async () => {
  const everybody = await app.db.selectFrom('userAccount').select('id').where('enabledMark', '=', 1).execute();
  const ids = everybody.map(({ id }) => id);
  const { list, total } = await preview([{ kind: 'users', ids }]);
  expect(ids.length).toBeGreaterThan(100);
  expect([list.length, total]).toEqual([100, ids.length]);
});

it('refuses what the draft has not, what cannot be read, and whoever has not the page', async () => {
  await refusal(preview([], { nodeId: 'gone' }), 404);
  await refusal(preview([], { launcherId: 'nobody' }), 404);
  const body = { document: '{', nodeId: 'a', launcherId: 'user001' };
  await refusal(trial.admin.workflow.flow.people({ id: flowId, body }), 400);
  await refusal(trial.as('user001').workflow.flow.people({ id: flowId, body }), 403);
});
