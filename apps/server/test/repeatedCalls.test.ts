import { type ApiClient } from '@smart-admin/api-client';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cleanUp } from '../src/cleanUps.js';
import { startTestApp, type TestApp } from './support/startTestApp.js';
import { application, guest } from './support/visitorApplication.js';

let app: TestApp;
let admin: ApiClient & { token: string };
const MODEL = 'visitor';

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signIn('admin');
});
afterAll(() => app.stop());

const create = () => admin.visualdev.records.create({ id: MODEL, body: application });
const read = (recordId: string) => admin.visualdev.records.read({ id: MODEL, recordId });

describe('a repeated call with the same key', () => {
  const send = async (path: string, body: object, key: string, token = admin.token, method = 'POST') => {
    const response = await fetch(`${app.url}/api/visualdev/OnlineDev/${MODEL}${path}`, {
      method,
      headers: { authorization: token, 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(body),
    });
    return (await response.json()) as { code: number; data: unknown };
  };
  const countOf = async (reason: string) => {
    const { rows } = await sql<{
      count: number;
    }>`select count(*) as count from mt_visitor where reason = ${reason}`.execute(app.db);
    return rows[0]?.count;
  };

  it('creates once, one after the other and at the same time, and answers the same', async () => {
    const body = { ...application, reason: '只此一次' };
    const first = await send('', body, 'create-key-1');
    expect(await send('', body, 'create-key-1')).toEqual(first);
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => send('', { ...body, reason: '同时' }, 'create-key-2')),
    );
    expect(new Set(answers.map(({ data }) => data)).size).toBe(1);
    expect(await countOf('只此一次')).toBe(1);
    expect(await countOf('同时')).toBe(1);
  });

  it('changes once, by either call', async () => {
    const recordId = await create();
    const body = { revision: 1, rows: { visitors: { upsert: [{ ...guest('一次'), id: 'new1' }] } } };
    const path = `/${recordId}/Actions/Change`;
    const [one, two] = await Promise.all([send(path, body, 'change-key-1'), send(path, body, 'change-key-1')]);
    expect([one, two]).toMatchObject([
      { code: 200, data: { revision: 2 } },
      { code: 200, data: { revision: 2 } },
    ]);
    const plain = { visitors: [guest('替换')] };
    for (let call = 0; call < 2; call += 1) await send(`/${recordId}`, plain, 'put-key-0001', admin.token, 'PUT');
    expect(await read(recordId)).toMatchObject({ _revision: 3, visitors: [{ name: '替换' }] });
  });

  it('is refused for other contents, works again after a failure, and is another one of somebody else', async () => {
    const body = { ...application, reason: '第一个' };
    await send('', body, 'reused-key-1');
    expect(await send('', { ...body, reason: '另一个' }, 'reused-key-1')).toMatchObject({ code: 409 });
    expect(await send('', { ...body, reason: '' }, 'failed-key-1')).toMatchObject({ code: 400 });
    expect(await send('', { ...body, reason: '改好了' }, 'failed-key-1')).toMatchObject({ code: 200 });
    const { token } = await app.signIn('operator');
    await send('', body, 'reused-key-1', token);
    expect(await countOf('第一个')).toBe(2);
    expect(await send('', body, 'short')).toMatchObject({ code: 400 });
  });

  it('is kept for a day', async () => {
    await send('', { ...application, reason: '昨天' }, 'daily-key-1');
    const age = (hours: number) =>
      app.db
        .updateTable('answeredCall')
        .set({ creatorTime: new Date(Date.now() - hours * 3_600_000) })
        .where('key', '=', 'daily-key-1')
        .execute();
    await age(23);
    await cleanUp(app.deps, Date.now());
    await send('', { ...application, reason: '昨天' }, 'daily-key-1');
    expect(await countOf('昨天')).toBe(1);
    await age(25);
    await cleanUp(app.deps, Date.now());
    await send('', { ...application, reason: '昨天' }, 'daily-key-1');
    expect(await countOf('昨天')).toBe(2);
  });

  it('says a comment and tells whom it names once, and makes one model and one copy of it', async () => {
    const operator = await app.signIn('operator');
    const recordId = await operator.visualdev.records.create({ id: MODEL, body: application });
    const body = { text: '请看', mentionedIds: ['operator'] };
    const notices = async () =>
      (await sql<{ count: number }>`select count(*)::int as count from message`.execute(app.db)).rows[0]?.count ?? 0;
    const before = await notices();
    const say = () =>
      admin.visualdev.records.addComment({ id: MODEL, recordId, body }, { idempotencyKey: 'comment-key-1' });
    expect(new Set(await Promise.all([say(), say(), say()])).size).toBe(1);
    const comments = { id: MODEL, recordId, query: { currentPage: 1, pageSize: 20 } };
    expect((await admin.visualdev.records.comments(comments)).list).toHaveLength(1);
    expect(await notices()).toBe(before + 1);

    const { models } = admin.visualdev;
    const { formData, columnData } = await models.read({ id: MODEL });
    const model = { fullName: '一次', enCode: 'once.only', category: '', formData, columnData };
    const make = () => models.create({ body: model }, { idempotencyKey: 'model-key-1' });
    const [id, again] = [await make(), await make()];
    expect(again).toBe(id);
    const copy = () => models.copy({ id }, { idempotencyKey: 'copy-key-1' });
    expect(new Set(await Promise.all([copy(), copy(), copy()])).size).toBe(1);
  });
});
