import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from './support/startTestApp.js';

let app: TestApp;
let admin: Awaited<ReturnType<TestApp['signIn']>>;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signIn('admin');
  const line = { requestMethod: 'GET', resultCode: 200, userId: 'admin', userName: '系统管理员/admin' };
  await app.db
    .insertInto('operationLog')
    .values(
      (
        [
          ['a', 'request', 4_000],
          ['b', 'operation', 900],
          ['c', 'request', 12_000],
          ['d', 'operation', 4_000],
        ] as const
      ).map(([id, category, requestDuration]) => ({
        ...line,
        id,
        category,
        requestDuration,
        requestUrl: `/slow/${id}`,
      })),
    )
    .execute();
});
afterAll(() => app.stop());

const found = async (query: object) =>
  (await admin.system.log.list({ query: { keyword: '/slow/', ...query } })).list.map(({ id }) => id);

it('the log finds what took long, calls that change nothing among it', async () => {
  const order = { sidx: 'requestDuration', sort: 'desc' as const };
  expect(await found({ slowerThan: 3_000, ...order })).toEqual(['c', 'd', 'a']);
  expect(await found({ slowerThan: 500, ...order })).toEqual(['c', 'd', 'a', 'b']);
  expect(await found({ slowerThan: 3_000, category: 'operation' })).toEqual(['d']);
});

it('lines are ordered by how long they took', async () => {
  expect(await found({ sidx: 'requestDuration', sort: 'desc' })).toEqual(['d', 'b']);
  expect(await found({ sidx: 'requestDuration', sort: 'asc' })).toEqual(['b', 'd']);
});
