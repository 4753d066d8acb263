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

it('an entry of the menu goes back to what it was: name, place and codes', async () => {
  const { menu } = admin.system;
  const entry = (fullName: string, type: number) => ({ fullName, enCode: `told.${fullName}`, parentId: '-1', type });
  const folder = await menu.create({ body: entry('folder', 1) });
  const id = await menu.create({
    body: { ...entry('page', 2), urlAddress: '/told', buttons: [{ enCode: 'btn_add', fullName: '新增' }] },
  });
  const before = await menu.read({ id });
  const at = (parentId: string) => ({ parentId, afterId: null, beforeId: null });
  await menu.update({ id, body: { fullName: '别的名称', buttons: [] } });
  const { list: roots } = await menu.list({ query: { category: 'Web' } });
  const place = roots.findIndex((root) => root.id === id);
  const from = { ...at('-1'), afterId: roots[place - 1]?.id ?? null, beforeId: roots[place + 1]?.id ?? null };
  await menu.move({ id, body: { ...at(folder), from } });
  const { list } = await menu.changes({ id });
  expect(list[0]).toMatchObject({ before: { parentId: '-1' }, after: { parentId: folder } });
  expect(list[1]).toMatchObject({ before: { fullName: 'page' }, after: { fullName: '别的名称', buttons: [] } });
  const { revision } = await menu.read({ id });
  // as the page does it: what stood there before, the earliest last
  await menu.update({ id, body: { ...Object.assign({}, ...list.map((change) => change.before)), revision } });
  expect(await menu.read({ id })).toMatchObject({
    ...{ fullName: 'page', parentId: '-1', buttons: before.buttons, urlAddress: '/told' },
  });
  await menu.remove({ id });
  await menu.remove({ id: folder });
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
