import { type ApiClient } from '@smart-admin/api-client';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { approver } from './support/flowDrafts.js';
import { FlowTrial } from './support/FlowTrial.js';
import { runJob } from './support/runJob.js';
import { saveGrants } from './support/saveGrants.js';
import { freshName } from './support/ScopeTargets.js';
import { type Receiver, startReceiver } from './support/startReceiver.js';
import { refusal, startTestApp, type TestApp } from './support/startTestApp.js';
import { takeJobs } from './support/takeJobs.js';
import { application } from './support/visitorApplication.js';

const MODEL = 'visitor';
const JOB = 'webhook.deliver';

let app: TestApp;
let admin: ApiClient;
let operator: ApiClient;
let receiver: Receiver;
let grants: Awaited<ReturnType<typeof admin.permission.authority.read>>;
beforeAll(async () => {
  app = await startTestApp({ INTERFACE_HOSTS: '127.0.0.1' });
  admin = await app.signIn('admin');
  operator = await app.signIn('operator');
  grants = await admin.permission.authority.read({ holder: 'Role', id: 'operator' });
});
afterAll(() => app.stop());
beforeEach(async () => {
  receiver = await startReceiver();
});
afterEach(async () => {
  receiver.stop();
  await saveGrants(admin, 'Role', 'operator', grants);
  await app.db.updateTable('userAccount').set({ enabledMark: 1 }).where('id', '=', 'operator').execute();
  await app.db.deleteFrom('webhook').execute();
  await app.db.deleteFrom('webhookDelivery').execute();
  for (const job of [JOB, 'messageTemplate.spread']) await takeJobs(app, job);
});

const bodyOf = (fields: object = {}) => ({
  ...{ fullName: freshName('own'), url: receiver.url, ownerId: 'operator' },
  events: ['record.created' as const, 'record.updated' as const, 'record.deleted' as const],
  ...fields,
});
const make = (fields: object = {}) => admin.system.webhook.create({ body: bodyOf(fields) });
const saveAs = (client: ApiClient) => client.visualdev.records.create({ id: MODEL, body: application });
async function attempt(): Promise<void> {
  for (const { payload } of await takeJobs(app, JOB)) await runJob(app, JOB, payload);
}
const deliveriesOf = async (id: string) => (await admin.system.webhook.deliveries({ id, query: {} })).list;
const sent = () => receiver.got.map(({ body }) => JSON.parse(body) as { event: string; data: Record<string, unknown> });

/** Gives the operators everything but the codes of fields. */
async function withoutFields(...fields: string[]): Promise<void> {
  const codes = await app.db
    .selectFrom('menuCode')
    .select('id')
    .where('menuId', '=', 'parking_visitor')
    .where('kind', '=', 'form')
    .where((code) => code.or(fields.map((field) => code('enCode', 'in', [field, `${field}:read`]))))
    .execute();
  const taken = new Set(codes.map(({ id }) => id));
  await saveGrants(admin, 'Role', 'operator', { ...grants, form: grants.form.filter((id) => !taken.has(id)) });
}

describe('what is sent stays within the rights of the owner', () => {
  it('leaves out fields that they may not see, also among those that changed and where it is looked up', async () => {
    const { id } = await make();
    const recordId = await saveAs(operator);
    await withoutFields('reason', 'visitors');
    const set = { reason: '改为复试', toDate: '2026-12-09' };
    await admin.visualdev.records.change({ id: MODEL, recordId, body: { revision: 1, set } });
    await attempt();
    const [created, updated] = sent();
    expect(created?.data.record).toMatchObject({ plate: '京A66666' });
    expect(updated?.data).toMatchObject({ fields: ['toDate', 'days'], record: { toDate: '2026-12-09' } });
    for (const { data } of sent()) {
      expect(data.record).not.toHaveProperty('reason');
      expect(data.record).not.toHaveProperty('visitors');
    }
    const [latest] = await deliveriesOf(id);
    await withoutFields('plate');
    const { request } = await admin.system.webhook.delivery({ id, deliveryId: latest?.id ?? '' });
    expect(request).toContain('2026-12-09');
    expect(request).not.toContain('京A66666');
  });

  it('tells nothing of records beyond their data permission, and leaves no trace of them', async () => {
    const { id } = await make();
    const { id: own } = await make({ ownerId: 'admin' });
    const foreign = await saveAs(admin);
    await refusal(operator.visualdev.records.read({ id: MODEL, recordId: foreign }), 403);
    await admin.visualdev.records.remove({ id: MODEL, recordId: foreign });
    await attempt();
    expect(await deliveriesOf(id)).toEqual([]);
    expect(await deliveriesOf(own)).toHaveLength(2);
    // their own deletion is told
    const recordId = await saveAs(operator);
    await admin.visualdev.records.remove({ id: MODEL, recordId });
    await attempt();
    expect((await deliveriesOf(id)).map(({ event, state }) => [event, state])).toEqual([
      ['record.deleted', 'sent'],
      ['record.created', 'withheld'],
    ]);
  });

  it('is withheld once they have lost the page, and the webhook of that page alone is switched off', async () => {
    const { id } = await make();
    const { id: narrowed } = await make({ modelIds: [MODEL] });
    await saveAs(operator);
    await saveGrants(admin, 'Role', 'operator', {
      ...grants,
      menu: grants.menu.filter((menu) => menu !== 'parking_visitor'),
    });
    await attempt();
    expect(receiver.got).toEqual([]);
    expect(await deliveriesOf(id)).toMatchObject([{ state: 'withheld', reason: 'noRight' }]);
    expect(await admin.system.webhook.read({ id })).toMatchObject({ enabledMark: 1, offReason: '' });
    expect(await admin.system.webhook.read({ id: narrowed })).toMatchObject({ enabledMark: 0, offReason: 'noRight' });
    const error = await refusal(make({ modelIds: [MODEL] }), 400);
    expect(error.fieldErrors).toHaveProperty('modelIds');
  });

  it('ends with the owner who is disabled, of which whoever made the webhook is told', async () => {
    const { id } = await make();
    await saveAs(operator);
    await app.db.updateTable('userAccount').set({ enabledMark: 0 }).where('id', '=', 'operator').execute();
    await attempt();
    expect(receiver.got).toEqual([]);
    expect(await admin.system.webhook.read({ id })).toMatchObject({ enabledMark: 0, offReason: 'ownerGone' });
    const told = await takeJobs(app, 'messageTemplate.spread');
    expect(told.flatMap(({ payload }) => (payload as { userIds: string[] }).userIds)).toContain('admin');
  });

  it('tells of flows whoever has a part in them alone', async () => {
    const trial = await FlowTrial.start(app, 'webhookFlows');
    const flowId = await trial.release([approver('a', ['user002'])]);
    const events = ['flow.started' as const, 'flow.finished' as const, 'flow.rejected' as const];
    const { id: launcher } = await make({ ownerId: 'user001', events });
    const { id: stranger } = await make({ ownerId: 'user009', events });
    const finished = await trial.launch('user001', flowId);
    await trial.decide('user002', finished, 'approve');
    await attempt();
    const refused = await trial.launch('user001', flowId);
    await trial.decide('user002', refused, 'refuse', { comment: '不行' });
    await attempt();
    expect(sent().map(({ event, data }) => [event, data.instanceId])).toEqual([
      ['flow.started', finished],
      ['flow.finished', finished],
      ['flow.started', refused],
      ['flow.rejected', refused],
    ]);
    expect(sent()[1]?.data).toMatchObject({ flowId, status: 'adopted', launcherId: 'user001', modelId: trial.modelId });
    expect(await deliveriesOf(launcher)).toHaveLength(4);
    expect(await deliveriesOf(stranger)).toEqual([]);
  });
});

describe('whoever manages webhooks', () => {
  it('needs the page, and its button for each thing', async () => {
    const { id } = await make();
    await refusal(operator.system.webhook.list({ query: {} }), 403);
    await saveGrants(admin, 'Role', 'operator', { ...grants, menu: [...grants.menu, 'system', 'system_webhook'] });
    expect((await operator.system.webhook.list({ query: {} })).list.map((row) => row.id)).toEqual([id]);
    for (const call of [
      () => operator.system.webhook.create({ body: bodyOf() }),
      () => operator.system.webhook.update({ id, body: { fullName: 'x' } }),
      () => operator.system.webhook.rotateSecret({ id }),
      () => operator.system.webhook.test({ id }),
      () => operator.system.webhook.deliveries({ id, query: {} }),
      () => operator.system.webhook.remove({ id }),
    ])
      await refusal(call(), 403);
  });

  it('makes none for somebody who may do more, and sees nothing that was sent to one', async () => {
    const buttons = ['btn_add', 'btn_edit', 'btn_deliveries'].map((code) => `system_webhook__${code}`);
    await saveGrants(admin, 'Role', 'operator', {
      ...grants,
      menu: [...grants.menu, 'system', 'system_webhook'],
      button: [...grants.button, ...buttons],
    });
    const { id } = await operator.system.webhook.create({ body: bodyOf() });
    await refusal(operator.system.webhook.create({ body: bodyOf({ ownerId: 'admin' }) }), 403);
    await refusal(operator.system.webhook.update({ id, body: { ownerId: 'admin' } }), 403);
    const { id: foreign } = await make({ ownerId: 'admin' });
    await refusal(operator.system.webhook.deliveries({ id: foreign, query: {} }), 403);
    await refusal(operator.system.webhook.update({ id: foreign, body: { url: 'https://example.com/' } }), 403);
  });

  it('tells their webhooks nothing that they may not see, however much its owner may, and takes them along', async () => {
    const [maker, owner] = ['user060', 'user061'];
    await app.db
      .deleteFrom('membership')
      .where('userId', 'in', [maker, owner])
      .where('kind', '<>', 'organize')
      .execute();
    const codes = await app.db
      .selectFrom('menuCode')
      .select(['id', 'enCode'])
      .where('menuId', '=', 'parking_visitor')
      .where('kind', '=', 'form')
      .execute();
    const whole = codes.map(({ id }) => id);
    const form = codes.filter(({ enCode }) => !enCode.startsWith('reason')).map(({ id }) => id);
    expect(form.length).toBeLessThan(whole.length);
    const rows = (scope: 'all' | 'own') => ({ moduleId: 'parking_visitor', scope });
    await saveGrants(admin, 'User', maker, {
      menu: ['parking_visitor', 'permission_user', 'system', 'system_webhook'],
      button: ['system_webhook__btn_add'],
      form,
      data: [rows('all'), { moduleId: 'permission_user', scope: 'all' }],
    });
    await saveGrants(admin, 'User', owner, { menu: ['parking_visitor'], form, data: [rows('own')] });
    const { account } = await app.db
      .selectFrom('userAccount')
      .select('account')
      .where('id', '=', maker)
      .executeTakeFirstOrThrow();
    const client = await app.signIn(account, 'Smart123');
    const { id } = await client.system.webhook.create({ body: bodyOf({ ownerId: owner }) });
    await saveGrants(admin, 'User', owner, { menu: ['parking_visitor'], form: whole, data: [rows('all')] });
    await make({ ownerId: owner });
    await saveAs(operator);
    await attempt();
    expect(
      sent()
        .map(({ data }) => 'reason' in (data.record as object))
        .sort(),
    ).toEqual([false, true]);
    await app.db.updateTable('userAccount').set({ enabledMark: 0 }).where('id', '=', maker).execute();
    await saveAs(operator);
    await attempt();
    expect(await admin.system.webhook.read({ id })).toMatchObject({ enabledMark: 0, offReason: 'ownerGone' });
    expect(receiver.got).toHaveLength(3);
  });

  it('sends to an address no more than whoever gave it may see, whoever made the webhook', async () => {
    const [editor, owner] = ['user062', 'user063'];
    await app.db
      .deleteFrom('membership')
      .where('userId', 'in', [editor, owner])
      .where('kind', '<>', 'organize')
      .execute();
    const codes = await app.db
      .selectFrom('menuCode')
      .select(['id', 'enCode'])
      .where('menuId', '=', 'parking_visitor')
      .where('kind', '=', 'form')
      .execute();
    const whole = codes.map(({ id }) => id);
    const form = codes.filter(({ enCode }) => !enCode.startsWith('reason')).map(({ id }) => id);
    const all = (moduleId: string) => ({ moduleId, scope: 'all' as const });
    await saveGrants(admin, 'User', editor, {
      menu: ['parking_visitor', 'permission_user', 'system', 'system_webhook'],
      button: ['system_webhook__btn_edit'],
      form,
      data: [all('parking_visitor'), all('permission_user')],
    });
    const narrow = { menu: ['parking_visitor'], form, data: [all('parking_visitor')] };
    await saveGrants(admin, 'User', owner, narrow);
    const { account } = await app.db
      .selectFrom('userAccount')
      .select('account')
      .where('id', '=', editor)
      .executeTakeFirstOrThrow();
    const client = await app.signIn(account, 'Smart123');
    const { id } = await make({ ownerId: owner, events: ['record.created'] });
    await client.system.webhook.update({ id, body: { url: `${receiver.url}?of=editor` } });
    // what its owner gets later is nothing that the editor may see
    await saveGrants(admin, 'User', owner, { ...narrow, form: whole });
    await saveAs(operator);
    await attempt();
    expect(sent()[0]?.data.record).toMatchObject({ plate: '京A66666' });
    expect(sent()[0]?.data.record).not.toHaveProperty('reason');
    const [latest] = await deliveriesOf(id);
    const { request } = await admin.system.webhook.delivery({ id, deliveryId: latest?.id ?? '' });
    expect(request).not.toContain('"reason"');
    // another change leaves the address theirs; another address is of whoever gives it
    await admin.system.webhook.update({ id, body: { fullName: freshName('own') } });
    await saveAs(operator);
    await attempt();
    expect(sent()[1]?.data.record).not.toHaveProperty('reason');
    await admin.system.webhook.update({ id, body: { url: `${receiver.url}?of=admin` } });
    await saveAs(operator);
    await attempt();
    expect(sent()[2]?.data.record).toHaveProperty('reason');
  });

  it('is a person: no API key makes, changes or tries webhooks', async () => {
    const { id } = await make();
    const { key } = await admin.system.apiKey.create({
      body: { fullName: freshName('own'), ownerId: 'admin', access: 'all' },
    });
    const program = app.client(key);
    expect((await program.system.webhook.list({ query: {} })).list).toHaveLength(1);
    for (const call of [
      () => program.system.webhook.create({ body: bodyOf() }),
      () => program.system.webhook.update({ id, body: { url: 'https://example.com/' } }),
      () => program.system.webhook.updateState({ id }),
      () => program.system.webhook.rotateSecret({ id }),
      () => program.system.webhook.test({ id }),
      () => program.system.webhook.remove({ id }),
    ])
      await refusal(call(), 403);
  });
});
