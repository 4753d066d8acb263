import { createClient, type ApiClient, type ApiError } from '@smart-admin/api-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fingerprint } from './scopes/scopeCases.js';
import { ParkingTargets } from './support/ParkingTargets.js';
import { startJobs } from '../src/jobs/startJobs.js';
import { refusal, startTestApp, type TestApp } from './support/startTestApp.js';

let app: TestApp;
let admin: ApiClient & { token: string };
let made: ParkingTargets;
let stopJobs: () => Promise<void>;

beforeAll(async () => {
  app = await startTestApp();
  stopJobs = await startJobs(app.config, app.deps);
  admin = await app.signIn('admin');
  made = new ParkingTargets(
    () => admin,
    () => app,
  );
});
afterAll(async () => {
  await stopJobs();
  await app.stop();
});

/** Calls at once; the refusals of those that failed. */
async function atOnce(call: () => Promise<unknown>): Promise<ApiError[]> {
  const answers = await Promise.allSettled([call(), call(), call()]);
  return answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason as ApiError] : []));
}

const draft = () =>
  admin.message.create({ body: { title: '停水通知', bodyText: '<p>今晚停水</p>', toUserIds: 'operator' } });

const stay = async () => {
  const { id } = await made.stay('own');
  const { entryTime } = await admin.parking.order.read({ id });
  return { id, body: { exitTime: entryTime + 20 * 60_000, reason: '补录离场' } };
};

describe('what the state of a thing allows', () => {
  it('a notice that is released by several at once is released once', async () => {
    const id = await draft();
    const refused = await atOnce(() => admin.message.release({ id }));
    expect(refused.map(({ code }) => code)).toEqual([409, 409]);
    expect(refused[0]?.message).toBe('“停水通知”当前为“已发布”，不能执行此操作');
    const receipts = () => app.db.selectFrom('messageReceipt').select('userId').where('messageId', '=', id).execute();
    await expect.poll(receipts).toEqual([{ userId: 'operator' }]);
  });

  it('an order that several end at once ends once', async () => {
    const { id, body } = await stay();
    const refused = await atOnce(() => admin.parking.order.close({ id, body }));
    expect(refused.map(({ code }) => code)).toEqual([409, 409]);
    const { status, events } = await admin.parking.order.read({ id });
    expect(status).toBe('closed');
    expect(events.filter(({ kind }) => kind === 'close')).toHaveLength(1);
  });

  it('is refused from another state in the language of the caller, and changes nothing', async () => {
    const { id, body } = await stay();
    const { number } = await admin.parking.order.close({ id, body });
    const reduction = { kind: 'percent' as const, value: 50, reason: '等待过久' };
    const before = await fingerprint(app);
    const texts = [];
    for (const language of ['zh', 'en', 'zhtw', 'vi'] as const) {
      const client = createClient({ baseUrl: app.url, getToken: () => admin.token, getLanguage: () => language });
      texts.push((await refusal(client.parking.order.reduce({ id, body: reduction }), 409)).message);
    }
    expect(texts).toEqual([
      `“${number}”当前为“已离场”，不能执行此操作`,
      `"${number}" is in the state "Left" now, in which this cannot be done`,
      `「${number}」目前為「已離場」，不能執行此操作`,
      `"${number}" hiện ở trạng thái "Đã rời" nên không thể thực hiện thao tác này`,
    ]);
    expect(await fingerprint(app)).toEqual(before);
  });

  it('a call for an order of the other kind of place finds none', async () => {
    const { id, body } = await stay();
    await refusal(admin.parking.roadsideOrder.close({ id, body }), 404);
    expect((await admin.parking.order.read({ id })).status).not.toBe('closed');
  });

  it('stands in the log with the record and the page', async () => {
    const { id, body } = await stay();
    const { number } = await admin.parking.order.close({ id, body });
    const lines = () =>
      app.db
        .selectFrom('operationLog')
        .select(['verb', 'recordName', 'resultCode'])
        .where('recordId', '=', id)
        .execute();
    await expect.poll(lines).toContainEqual({ verb: 'close', recordName: number, resultCode: 200 });
  });
});
