import { type ApiClient } from '@smart-admin/api-client';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { cleanUp } from '../src/cleanUps.js';
import { startJobs } from '../src/jobs/startJobs.js';
import { recordsCreated } from '../src/modules/visualdev/visualdev.events.js';
import { MOST_FAILURES } from '../src/modules/webhook/deliverWebhook.js';
import { ATTEMPTS } from '../src/modules/webhook/webhookJobs.js';
import { runJob } from './support/runJob.js';
import { freshName } from './support/ScopeTargets.js';
import { isSigned, type Receiver, startReceiver } from './support/startReceiver.js';
import { refusal, startTestApp, type TestApp } from './support/startTestApp.js';
import { takeJobs } from './support/takeJobs.js';
import { application } from './support/visitorApplication.js';

const MODEL = 'visitor';
const JOB = 'webhook.deliver';

let app: TestApp;
let admin: ApiClient;
let receiver: Receiver;
beforeAll(async () => {
  app = await startTestApp({ INTERFACE_HOSTS: '127.0.0.1' });
  admin = await app.signIn('admin');
});
afterAll(() => app.stop());
beforeEach(async () => {
  receiver = await startReceiver();
});
afterEach(async () => {
  receiver.stop();
  await app.db.deleteFrom('webhook').execute();
  await app.db.deleteFrom('webhookDelivery').execute();
  await takeJobs(app, JOB);
});

const ALL = [
  ...(['record.created', 'record.updated', 'record.deleted', 'record.restored'] as const),
  ...(['flow.started', 'flow.finished', 'flow.rejected'] as const),
];
const bodyOf = (fields: object = {}) => ({
  ...{ fullName: freshName('own'), url: receiver.url, ownerId: 'admin', events: [...ALL] },
  ...fields,
});
const make = (fields: object = {}) => admin.system.webhook.create({ body: bodyOf(fields) });
const save = () => admin.visualdev.records.create({ id: MODEL, body: application });

/** Makes the attempts that wait, whenever they are due. */
async function attempt(by = app): Promise<void> {
  for (const { payload } of await takeJobs(app, JOB)) await runJob(by, JOB, payload);
}
const deliveriesOf = async (id: string) => (await admin.system.webhook.deliveries({ id, query: {} })).list;
const sent = () => receiver.got.map(({ body }) => JSON.parse(body) as Sent);

interface Sent {
  id: string;
  event: string;
  time: string;
  data: Record<string, unknown>;
}

describe('a webhook', () => {
  it('is told what happens to records, signed so that its receiver can verify it', async () => {
    const { id, secret } = await make({ headers: [{ name: 'X-Token', value: 'very-secret' }] });
    const recordId = await save();
    await admin.visualdev.records.change({ id: MODEL, recordId, body: { revision: 1, set: { toDate: '2026-12-05' } } });
    await admin.visualdev.records.remove({ id: MODEL, recordId });
    await admin.visualdev.records.restore({ id: MODEL, body: { ids: [recordId] } });
    await attempt();
    const events = ['record.created', 'record.updated', 'record.deleted', 'record.restored'];
    expect(sent().map(({ event }) => event)).toEqual(events);
    const [created, updated, deleted] = sent();
    expect(created?.data).toMatchObject({ modelId: MODEL, recordId, revision: 1, userId: 'admin' });
    // as each save left it, although both are sent after the last one
    expect(created?.data.record).toMatchObject({ id: recordId, plate: '京A66666', toDate: '2026-12-03' });
    expect(updated?.data).toMatchObject({ revision: 2, fields: ['toDate', 'days'], record: { toDate: '2026-12-05' } });
    expect(deleted?.data).toEqual(expect.not.objectContaining({ record: expect.anything() as object }));
    expect(Math.abs(Date.parse(created?.time ?? '') - Date.now())).toBeLessThan(60_000);
    for (const [index, message] of receiver.got.entries()) {
      expect(isSigned(message, secret)).toBe(true);
      expect(isSigned({ ...message, body: `${message.body} ` }, secret)).toBe(false);
      expect(message.headers).toMatchObject({ 'webhook-id': sent()[index]?.id, 'x-token': 'very-secret' });
    }
    const deliveries = await deliveriesOf(id);
    expect(deliveries.map(({ event }) => event)).toEqual([...events].reverse());
    expect(deliveries[0]).toMatchObject({
      state: 'sent',
      attempts: 1,
      status: 204,
      modelName: '访客车辆申请',
      reason: '',
    });
    const { request } = await admin.system.webhook.delivery({ id, deliveryId: created?.id ?? '' });
    expect(JSON.parse(request)).toEqual(created);
  });

  it('is told the events and models alone that it has chosen, and nothing while it is off', async () => {
    await make({ events: ['record.deleted'] });
    await make({ modelIds: [MODEL], events: ['record.created'] });
    const { id } = await make({ events: ['record.created'] });
    await admin.system.webhook.updateState({ id });
    await save();
    await attempt();
    expect(sent().map(({ event }) => event)).toEqual(['record.created']);
    expect(await deliveriesOf(id)).toEqual([]);
  });

  it('hears nothing of a save that is rolled back', async () => {
    const { id } = await make();
    const place = { modelId: MODEL, recordIds: ['never'], userId: 'admin' };
    await expect(
      app.db.transaction().execute(async (trx) => {
        await app.deps.events.emit(trx, recordsCreated, place);
        throw new Error('and back');
      }),
    ).rejects.toThrow('and back');
    expect(await deliveriesOf(id)).toEqual([]);
    expect(await takeJobs(app, JOB)).toEqual([]);
  });

  it('gets what a runner of jobs delivers by itself', async () => {
    await make({ events: ['record.created'] });
    const stop = await startJobs(app.config, app.deps);
    await save();
    await vi.waitFor(() => expect(sent()).toHaveLength(1));
    await stop();
  });
});

describe('a receiver', () => {
  it('that fails is asked again under the same id, until it has taken the event', async () => {
    const { id, secret } = await make({ events: ['record.created'] });
    receiver.answerWith({ status: 500, text: 'broken' }, { status: 503 }, { status: 200, text: 'ok' });
    await save();
    await attempt();
    const [delivery] = await deliveriesOf(id);
    expect(delivery).toMatchObject({ state: 'retrying', attempts: 1, status: 500, reason: 'status' });
    expect((delivery?.nextTime ?? 0) - (delivery?.lastTime ?? 0)).toBe(5_000);
    expect(await admin.system.webhook.delivery({ id, deliveryId: delivery?.id ?? '' })).toMatchObject({
      answer: 'broken',
    });
    expect(await admin.system.webhook.read({ id })).toMatchObject({ failures: 1, lastState: 'retrying' });
    await attempt();
    await attempt();
    await attempt();
    expect(new Set(receiver.got.map(({ headers }) => headers['webhook-id']))).toEqual(new Set([delivery?.id]));
    expect(receiver.got.map((message) => isSigned(message, secret))).toEqual([true, true, true]);
    expect(await deliveriesOf(id)).toMatchObject([{ state: 'sent', attempts: 3, nextTime: null }]);
    expect(await admin.system.webhook.read({ id })).toMatchObject({ failures: 0, lastState: 'sent' });
  });

  it('that is busy says when it is asked again: after seconds or at a time, a day at most, never sooner than it would be', async () => {
    const { id } = await make({ events: ['record.created'] });
    const pauseAfter = async (header: string) => {
      receiver.answerWith({ status: 503, headers: { 'retry-after': header } });
      await save();
      await attempt();
      await app.db.updateTable('webhook').set({ restUntil: null }).execute();
      const [delivery] = await deliveriesOf(id);
      await takeJobs(app, JOB);
      return (delivery?.nextTime ?? 0) - (delivery?.lastTime ?? 0);
    };
    expect(await pauseAfter('120')).toBe(120_000);
    expect(await pauseAfter('1')).toBe(5_000);
    expect(await pauseAfter('999999999')).toBe(86_400_000);
    expect(await pauseAfter('soon')).toBe(5_000);
    const [hour, pause] = [new Date(Date.now() + 3_600_000), 3_600_000];
    // a date has no milliseconds
    expect(Math.abs((await pauseAfter(hour.toUTCString())) - pause)).toBeLessThan(60_000);
  });

  it('that never takes it is given up after eight attempts, and rests between them', async () => {
    const { id } = await make({ events: ['record.created'] });
    receiver.answerWith({ status: 500 });
    await save();
    for (let number = 1; number <= ATTEMPTS; number += 1) {
      await attempt();
      await app.db.updateTable('webhook').set({ restUntil: null }).execute();
    }
    expect(receiver.got).toHaveLength(8);
    expect(await deliveriesOf(id)).toMatchObject([{ state: 'failed', attempts: 8, nextTime: null }]);
    expect(await takeJobs(app, JOB)).toEqual([]);
    // others wait while it rests
    const until = new Date(Date.now() + 60_000);
    await app.db.updateTable('webhook').set({ restUntil: until }).execute();
    await save();
    await attempt();
    expect(receiver.got).toHaveLength(8);
    expect((await deliveriesOf(id))[0]).toMatchObject({ state: 'waiting', attempts: 0, nextTime: until.getTime() });
  });

  it('that is gone (410) is asked no more, and the owner is told', async () => {
    const { id } = await make({ events: ['record.created'], fullName: '老系统' });
    receiver.answerWith({ status: 410 });
    await save();
    await save();
    await attempt();
    expect(receiver.got).toHaveLength(1);
    expect(await admin.system.webhook.read({ id })).toMatchObject({ enabledMark: 0, offReason: 'gone' });
    const states = (await deliveriesOf(id)).map(({ state, reason }) => [state, reason]);
    expect(states.sort()).toEqual([
      ['failed', 'gone'],
      ['off', 'off'],
    ]);
    const told = await takeJobs(app, 'messageTemplate.spread');
    expect(told).toMatchObject([{ payload: { userIds: ['admin'], values: { name: '老系统' } } }]);
    // it begins anew when somebody switches it on
    await admin.system.webhook.updateState({ id });
    expect(await admin.system.webhook.read({ id })).toMatchObject({ enabledMark: 1, offReason: '', failures: 0 });
  });

  it('that has failed for long is switched off, with its reason in the history', async () => {
    const { id } = await make({ events: ['record.created'] });
    await app.db
      .updateTable('webhook')
      .set({ failures: MOST_FAILURES - 1 })
      .execute();
    receiver.answerWith({ status: 500 });
    await save();
    await attempt();
    expect(await admin.system.webhook.read({ id })).toMatchObject({ enabledMark: 0, offReason: 'failing' });
    const { list } = await admin.system.webhook.changes({ id });
    expect(list).toMatchObject([{ before: { enabledMark: 1 }, after: { enabledMark: 0 } }]);
    await takeJobs(app, 'messageTemplate.spread');
  });

  it('that leads elsewhere is not followed', async () => {
    const { id } = await make({ events: ['record.created'] });
    receiver.answerWith({ status: 302, headers: { location: '/elsewhere' } });
    await save();
    await attempt();
    expect(receiver.got.map(({ url }) => url)).toEqual(['/hook']);
    expect(await deliveriesOf(id)).toMatchObject([{ state: 'retrying', status: 302, reason: 'redirect' }]);
  });

  it('that does not answer within ten seconds counts as failed', async () => {
    const { id } = await make({ events: ['record.created'] });
    receiver.answerWith({ silent: true });
    await save();
    await attempt();
    const [delivery] = await deliveriesOf(id);
    expect(delivery).toMatchObject({ state: 'retrying', status: null, reason: 'timeout' });
    expect(delivery?.duration).toBeGreaterThanOrEqual(9_500);
  });

  it('that nobody is at, or whose answer never ends, does no harm', async () => {
    const { id } = await make({ events: ['record.created'] });
    receiver.answerWith({ status: 200, text: 'x'.repeat(5_000_000) });
    await save();
    await attempt();
    const [taken] = await deliveriesOf(id);
    const { answer } = await admin.system.webhook.delivery({ id, deliveryId: taken?.id ?? '' });
    expect(answer).toBe('x'.repeat(4_000));
    receiver.stop();
    await save();
    await attempt();
    const [failed] = await deliveriesOf(id);
    expect(failed).toMatchObject({ state: 'retrying', status: null, reason: 'network' });
    expect(failed?.detail).toContain('ECONNREFUSED');
  });

  it('of the inner network is refused when it is saved, and again when it is called', async () => {
    const urls = ['http://10.0.0.1/hook', 'https://169.254.169.254/', 'https://[::1]/', 'http://example.com/'];
    for (const url of [...urls, 'https://me:secret@example.com/'])
      expect((await refusal(make({ url }), 400)).fieldErrors).toHaveProperty('url');
    const { id } = await make({ events: ['record.created'] });
    // another instance, for which nothing is open
    const { deps } = await app.startAnother();
    for (const url of ['https://127.0.0.2/hook', 'http://10.0.0.1/hook', 'https://localhost:1/hook', receiver.url]) {
      await app.db.updateTable('webhook').set({ url, restUntil: null }).where('id', '=', id).execute();
      // those before it would fail again
      await app.db.deleteFrom('webhookDelivery').execute();
      await save();
      await attempt({ ...app, deps });
      expect((await deliveriesOf(id))[0]).toMatchObject({ reason: 'hostRefused', status: null });
    }
    expect(receiver.got).toEqual([]);
  });
});

describe('its people', () => {
  it('see the secret once, rotate it with both valid for a day, and never see values of headers', async () => {
    const headers = [{ name: 'Authorization', value: 'Bearer top' }];
    const { id, secret } = await make({ headers, events: ['record.created'] });
    const { secret: next } = await admin.system.webhook.rotateSecret({ id });
    expect(next).not.toBe(secret);
    await save();
    await attempt();
    const [message] = receiver.got;
    expect([message && isSigned(message, secret), message && isSigned(message, next)]).toEqual([true, true]);
    const shown = JSON.stringify([
      await admin.system.webhook.read({ id }),
      await admin.system.webhook.list({ query: {} }),
      await admin.system.webhook.changes({ id }),
      await deliveriesOf(id),
      await app.db.selectFrom('webhook').selectAll().execute(),
      (await admin.system.log.list({ query: { pageSize: 50 } })).list,
    ]);
    for (const hidden of [secret.slice(6), next.slice(6), 'Bearer top']) expect(shown).not.toContain(hidden);
    await app.db
      .updateTable('webhook')
      .set({ formerUntil: new Date(Date.now() - 1) })
      .execute();
    await save();
    await attempt();
    const last = receiver.got.at(-1);
    expect([last && isSigned(last, secret), last && isSigned(last, next)]).toEqual([false, true]);
  });

  it('keep values of headers that they do not give, but for another server', async () => {
    const { id } = await make({ headers: [{ name: 'X-Key', value: 'one' }], events: ['record.created'] });
    const { headers } = await admin.system.webhook.read({ id });
    expect(headers).toEqual([{ name: 'X-Key', value: '' }]);
    await admin.system.webhook.update({ id, body: { headers: [...headers, { name: 'X-More', value: 'two' }] } });
    await save();
    await attempt();
    expect(receiver.got[0]?.headers).toMatchObject({ 'x-key': 'one', 'x-more': 'two' });
    const moved = admin.system.webhook.update({ id, body: { url: 'https://evil.example/' } });
    expect((await refusal(moved, 400)).fieldErrors).toHaveProperty('headers');
    const wrong = [[{ name: 'Webhook-Id', value: 'x' }], [{ name: 'A', value: 'b\r\nC: d' }]];
    for (const header of wrong) await refusal(admin.system.webhook.update({ id, body: { headers: header } }), 400);
  });

  it('try a webhook that is off, which is never tried again', async () => {
    const { id } = await make({ enabledMark: 0 });
    receiver.answerWith({ status: 500 });
    const deliveryId = await admin.system.webhook.test({ id });
    await attempt();
    expect(sent()).toMatchObject([{ id: deliveryId, event: 'webhook.test', data: {} }]);
    expect(await deliveriesOf(id)).toMatchObject([{ state: 'failed', attempts: 1 }]);
    expect(await admin.system.webhook.read({ id })).toMatchObject({ failures: 0 });
  });

  it('send an event again, which keeps its id and says so', async () => {
    const { id } = await make({ events: ['record.created'] });
    await save();
    await attempt();
    const [delivery] = await deliveriesOf(id);
    await admin.system.webhook.resend({ id, deliveryId: delivery?.id ?? '' });
    await attempt();
    expect(receiver.got.map(({ headers }) => headers['smart-resent'])).toEqual([undefined, '1']);
    expect(receiver.got[1]?.body).toBe(receiver.got[0]?.body);
    expect(receiver.got[1]?.headers['webhook-id']).toBe(delivery?.id);
    expect(await deliveriesOf(id)).toMatchObject([{ state: 'sent', isResent: true }]);
    await refusal(admin.system.webhook.resend({ id, deliveryId: 'unknown' }), 404);
  });

  it('find what was sent for thirty days', async () => {
    const { id } = await make({ events: ['record.created'] });
    await save();
    await attempt();
    await cleanUp(app.deps, Date.now() + 29 * 86_400_000);
    expect(await deliveriesOf(id)).toHaveLength(1);
    await cleanUp(app.deps, Date.now() + 31 * 86_400_000);
    expect(await deliveriesOf(id)).toEqual([]);
    await admin.system.webhook.remove({ id });
    await refusal(admin.system.webhook.read({ id }), 404);
  });
});
