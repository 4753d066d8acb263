import { type ApiClient } from '@smart-admin/api-client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from './support/startTestApp.js';

let app: TestApp;
let admin: ApiClient & { token: string };
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signIn('admin');
});
afterAll(() => app.stop());

it('the changes of a thing are told, the latest first, with what each made of what', async () => {
  const { role } = admin.permission;
  const id = await role.create({ body: { fullName: '值班', enCode: 'told.role', description: '一' } });
  await role.update({ id, body: { description: '二', sortCode: 5 } });
  await role.update({ id, body: { description: '三' } });
  await role.updateState({ id });
  const { list } = await role.changes({ id });
  expect(list.map(({ fields, before, after }) => ({ fields: fields.toSorted(), before, after }))).toEqual([
    { fields: ['enabledMark'], before: { enabledMark: 1 }, after: { enabledMark: 0 } },
    { fields: ['description'], before: { description: '二' }, after: { description: '三' } },
    {
      fields: ['description', 'sortCode'],
      before: { description: '一', sortCode: expect.any(Number) },
      after: { description: '二', sortCode: 5 },
    },
  ]);
  expect(list[0]).toMatchObject({ userName: '系统管理员', time: expect.any(Number) });
  expect(list.map(({ revision }) => revision)).toEqual([4, 3, 2]);
});

it('of a secret is told that it changed, and nothing more', async () => {
  const { messageChannel } = admin.system;
  const server = { host: 'mail.example.com', account: 'system', fromAddress: 'a@example.com' };
  await messageChannel.update({ id: 'mail', body: { ...server, provider: 'smtp', secret: 'first-secret' } });
  await messageChannel.update({ id: 'mail', body: { secret: 'second-secret' } });
  const { list } = await messageChannel.changes({ id: 'mail' });
  expect(list[0]).toMatchObject({ fields: ['secret'], before: {}, after: {} });
  expect(JSON.stringify(list)).not.toContain('-secret');
});
