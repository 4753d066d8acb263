import { type ApiClient } from '@smart-admin/api-client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { saveGrants } from './support/saveGrants.js';
import { refusal, startTestApp, type TestApp } from './support/startTestApp.js';

let app: TestApp;
let admin: ApiClient;
let operator: ApiClient;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signIn('admin');
  // positions with a data permission: the operator manages one department
  const menu = await admin.system.menu.read({ id: 'permission_position' });
  await admin.system.menu.update({ id: menu.id, body: { ...menu, isDataAuthorize: 1 } });
  const given = await admin.permission.authority.read({ holder: 'Role', id: 'operator' });
  const page = ['permission_position', 'permission'];
  const buttons = ['btn_add', 'btn_edit', 'btn_remove'].map((code) => `permission_position__${code}`);
  await saveGrants(admin, 'Role', 'operator', {
    ...given,
    menu: [...new Set([...given.menu, ...page])],
    button: [...new Set([...given.button, ...buttons])],
    data: [...given.data, { moduleId: 'permission_position', scope: 'organizes', organizeIds: ['hq_rd'] }],
  });
  operator = await app.signIn('operator');
});
afterAll(() => app.stop());

const homesOf = async (caller: ApiClient, query: { organizeId?: string; keyword?: string } = {}) => {
  const { list, pagination } = await caller.permission.position.list({ query: { ...query, pageSize: 500 } });
  return { homes: [...new Set(list.map(({ organizeId }) => organizeId))].sort(), total: pagination.total };
};

it('keeps each caller within their own scope, however often the same list is asked for', async () => {
  for (let round = 0; round < 3; round += 1) {
    const everything = await homesOf(admin);
    const own = await homesOf(operator);
    expect(everything.homes.length).toBeGreaterThan(5);
    expect(own.homes.every((home) => everything.homes.includes(home))).toBe(true);
    expect(own.total).toBeLessThan(everything.total);
  }
});

it('puts the values of each query into the statement of its shape', async () => {
  const [first, second] = (await homesOf(admin)).homes;
  for (const organizeId of [first, second, first]) {
    const { homes } = await homesOf(admin, { organizeId: organizeId ?? '' });
    expect(homes).toContain(organizeId);
    expect(homes).not.toContain(organizeId === first ? second : first);
  }
  expect((await homesOf(admin, { keyword: '不存在的岗位' })).total).toBe(0);
  expect((await homesOf(admin, { keyword: '工程师' })).total).toBeGreaterThan(0);
});

it('refuses to read, change, move and delete what lies beyond the scope', async () => {
  const { list } = await admin.permission.position.list({ query: { pageSize: 500 } });
  const visible = new Set(
    (await operator.permission.position.list({ query: { pageSize: 500 } })).list.map(({ id }) => id),
  );
  const beyond = list.find(({ id }) => !visible.has(id));
  const within = list.find(({ id }) => visible.has(id));
  if (!beyond || !within) throw new Error('the seed has positions in and beyond hq_rd');
  const { id, organizeId } = beyond;
  await refusal(operator.permission.position.read({ id }), 403);
  await refusal(operator.permission.position.update({ id, body: beyond }), 403);
  await refusal(operator.permission.position.remove({ id }), 403);
  await refusal(operator.permission.position.update({ id: within.id, body: { ...within, organizeId } }), 403);
  await refusal(operator.permission.position.create({ body: { ...within, enCode: 'beyond', organizeId } }), 403);
  expect(await admin.permission.position.read({ id })).toMatchObject({ fullName: beyond.fullName, organizeId });
});
