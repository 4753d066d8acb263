import { createClient, type ApiClient } from '@smart-admin/api-client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../src/db/newId.js';
import { startTestApp, type TestApp } from './support/startTestApp.js';

let app: TestApp;
let reader: (language: 'zh' | 'en' | 'vi') => ApiClient;
beforeAll(async () => {
  app = await startTestApp();
  await app.deps.configs.write({ passwordErrorsNumber: 3, captchaErrorsNumber: 99 });
  await app.signIn('operator', 'wrong1').catch(() => undefined);
  const { token } = await app.signIn('admin');
  await app.signIn('operator');
  reader = (language) => createClient({ baseUrl: app.url, getToken: () => token, getLanguage: () => language });
});
afterAll(() => app.stop());

const linesFor = async (client: ApiClient, keyword: string) =>
  (await client.system.log.list({ query: { category: 'login', keyword } })).list.map(
    ({ description, ipAddressName }) => [description, ipAddressName],
  );

it('sign-ins and why they were refused are told in the language of whoever reads the log', async () => {
  expect(await linesFor(reader('en'), 'operator')).toEqual([
    ['Signed in', 'Intranet'],
    ['Failed to sign in: Wrong account or password; the account is locked after 2 more failed attempts', 'Intranet'],
  ]);
  expect(await linesFor(reader('zh'), 'operator')).toEqual([
    ['登录成功', '内网'],
    ['登录失败： 账号或密码错误，再错2次将被锁定', '内网'],
  ]);
  expect((await linesFor(reader('vi'), 'operator'))[0]).toEqual(['Đã đăng nhập', 'Mạng nội bộ']);
});

it('places are told in the reader’s language where they stand elsewhere too', async () => {
  const { list } = await reader('en').permission.onlineUser.list({ query: {} });
  expect(list.map(({ loginAddress }) => loginAddress)).toContain('Intranet');
  await app.signIn('admin');
  const { userInfo } = await reader('en').oauth.currentUser();
  expect(userInfo.prevLoginIPAddressName).toBe('Intranet');
  expect((await reader('vi').permission.currentUser.baseInfo()).prevLoginIPAddressName).toBe('Mạng nội bộ');
});

it('what is stored is no text of any language, and lines of before keep theirs', async () => {
  const rows = await app.db.selectFrom('operationLog').selectAll().where('category', '=', 'login').execute();
  const stored = rows.filter(({ verb }) => verb === 'signInFailed');
  expect(stored).toMatchObject([{ description: '', reason: { key: 'wrongLoginLeft', values: { left: 2 } } }]);
  expect(
    JSON.stringify(rows.map(({ description, recordName, ipPlace }) => [description, recordName, ipPlace])),
  ).not.toMatch(/[\u4e00-\u9fff]/);
  await app.db
    .insertInto('operationLog')
    .values({
      id: newId(),
      userName: 'before',
      category: 'login',
      description: '登录失败：密码错误',
      ipPlace: '内网',
      requestDuration: 0,
      resultCode: 400,
    })
    .execute();
  expect(await linesFor(reader('en'), 'before')).toEqual([['登录失败：密码错误', '内网']]);
});
