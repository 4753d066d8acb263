import { type ApiClient } from '@smart-admin/api-client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { saveGrants } from './support/saveGrants.js';
import { freshName } from './support/ScopeTargets.js';
import { refusal, startTestApp, type TestApp } from './support/startTestApp.js';

let app: TestApp;
let admin: ApiClient;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signIn('admin');
});
afterAll(() => app.stop());

it('shows the menu of a role as those see it who have it alone, with the buttons of each page', async () => {
  const role = await admin.permission.role.create({ body: { fullName: '预览', enCode: freshName('own') } });
  const preview = () => admin.permission.authority.menu({ holder: 'Role', id: role });
  expect(await preview()).toEqual({ list: [], pages: [] });
  await saveGrants(admin, 'Role', role, {
    menu: ['permission', 'permission_group'],
    button: ['permission_group__btn_add'],
  });
  const { list, pages } = await preview();
  expect(list).toMatchObject([{ id: 'permission', children: [{ id: 'permission_group', fullName: '分组管理' }] }]);
  expect(pages).toMatchObject([{ id: 'permission_group', buttons: ['新增'], columns: null, fields: null }]);

  // whoever has it gets that at their sign-in, beside what they have from elsewhere
  await admin.permission.members.add({ holder: 'Role', id: role, body: { userIds: ['operator'] } });
  const operator = await app.signIn('operator');
  const { permissionList } = await operator.oauth.currentUser();
  const own = permissionList.map(({ modelId }) => modelId);
  for (const { id } of pages) expect(own).toContain(id);
  await refusal(operator.permission.authority.menu({ holder: 'Role', id: role }), 403);
});

it('shows all of the menu for administrators, and nothing for who is not there', async () => {
  const { menuList } = await admin.oauth.currentUser();
  const { list } = await admin.permission.authority.menu({ holder: 'Role', id: 'administrator' });
  expect(list.map(({ id }) => id)).toEqual(menuList.map(({ id }) => id));
  await refusal(admin.permission.authority.menu({ holder: 'Role', id: 'nobody' }), 404);
  await refusal(admin.permission.authority.menu({ holder: 'Planet', id: 'x' }), 404);
});

it('tells what of a model’s page a role gives, what a person has in the end, and what the page offers', async () => {
  const role = await admin.permission.role.create({ body: { fullName: '预览列', enCode: freshName('own') } });
  const pageOf = (holder: string, id: string, modelId = 'visitor') =>
    admin.permission.authority.page({ holder, id, modelId });
  const nothing = await pageOf('Role', role);
  expect(nothing.rights).toBeNull();
  expect(nothing.offered?.column).toContain('plate');
  const column = await app.db
    .selectFrom('menuCode')
    .select('id')
    .where('menuId', '=', 'parking_visitor')
    .where('kind', '=', 'list')
    .where('enCode', '=', 'plate')
    .executeTakeFirstOrThrow();
  await saveGrants(admin, 'Role', role, { menu: ['parking', 'parking_visitor'], list: [column.id] });
  const { rights } = await pageOf('Role', role);
  expect(rights).toMatchObject({ column: [{ enCode: 'plate' }], button: [], form: [], columnTables: ['visitors'] });
  // a person has what all of their roles give
  const { rights: own } = await pageOf('User', 'operator');
  const { permissionList } = await (await app.signIn('operator')).oauth.currentUser();
  expect(own).toEqual(permissionList.find(({ modelId }) => modelId === 'parking_visitor'));
  expect(await pageOf('Role', role, 'nowhere')).toEqual({ rights: null, offered: null });
});

it('tells nothing of rights to who may not read them', async () => {
  const operator = await app.signIn('operator');
  await refusal(operator.permission.authority.page({ holder: 'Role', id: 'operator', modelId: 'visitor' }), 403);
  await refusal(admin.permission.authority.page({ holder: 'Role', id: 'nobody', modelId: 'visitor' }), 404);
});
