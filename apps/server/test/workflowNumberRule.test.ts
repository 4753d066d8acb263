import { type ApiClient, hashPassword } from '@smart-admin/api-client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { approver, flowOf } from './support/flowDrafts.js';
import { FlowTrial } from './support/FlowTrial.js';
import { saveGrants } from './support/saveGrants.js';
import { refusal, startTestApp, type TestApp } from './support/startTestApp.js';

/* By which rule flows are numbered, chosen by somebody who designs flows and has no right for the rules. */
let app: TestApp;
let trial: FlowTrial;
let designer: ApiClient;
beforeAll(async () => {
  app = await startTestApp();
  trial = await FlowTrial.start(app, 'numberRule');
  const rule = (enCode: string) => ({ fullName: `规则${enCode}`, enCode, prefix: enCode, separator: '-' as const });
  await trial.admin.system.billRule.create({ body: rule('CGD') });
  const off = await trial.admin.system.billRule.create({ body: rule('OLD') });
  await trial.admin.system.billRule.updateState({ id: off });
  const body = {
    account: 'designer',
    realName: '设计员',
    organizeIds: ['hq_hr'],
    password: await hashPassword('Secret123'),
  };
  const id = await trial.admin.permission.users.create({ body });
  await saveGrants(trial.admin, 'User', id, {
    menu: ['workFlow_engine'],
    button: ['add', 'release'].map((name) => `workFlow_engine__btn_${name}`),
  });
  designer = await app.signIn('designer', 'Secret123');
});
afterAll(() => app.stop());

it('a designer of flows without the page of the rules chooses among those that are enabled, by name and code', async () => {
  const { list } = await designer.system.billRule.selector();
  expect(list).toContainEqual(expect.objectContaining({ enCode: 'CGD', fullName: '规则CGD' }));
  expect(list.map(({ enCode }) => enCode)).not.toContain('OLD');
  // not how a rule counts, nor how far it is
  expect(JSON.stringify(list)).not.toMatch(/prefix|startNumber|thisNumber|nextNumber/);
  await refusal(designer.system.billRule.list({ query: {} }), 403);
  await refusal(designer.system.billRule.nextNumber({ id: 'CGD' }), 403);
});

it('numbers the flows of a release by the rule that its designer has chosen', async () => {
  const document = JSON.stringify(flowOf([approver('a', ['user002'])]));
  const body = { fullName: '编号试验', enCode: 'numbered', modelId: trial.modelId, document, billRule: 'CGD' };
  const id = await designer.workflow.flow.create({ body });
  await designer.workflow.flow.release({ id, body: {} });
  const launched = await trial.launch('user001', id);
  expect((await trial.read('user001', launched)).number).toMatch(/^CGD-/);
});

it('a rule by which a flow is numbered is neither deleted nor given another code, named or not', async () => {
  const { billRule } = trial.admin.system;
  const { list } = await billRule.list({ query: {} });
  const idOf = (code: string) => list.find(({ enCode }) => enCode === code)?.id ?? '';
  // the rule that flows share which name none
  await trial.release([approver('a', ['user002'])]);
  for (const code of ['CGD', 'flow']) {
    const id = idOf(code);
    const { revision } = await billRule.read({ id });
    await refusal(billRule.remove({ id }), 409);
    const refused = await refusal(billRule.update({ id, body: { revision, enCode: `${code}2` } }), 400);
    expect(refused.fieldErrors.enCode).toContain(code);
  }
  await billRule.remove({ id: idOf('OLD') });
});
