import { type ApiClient } from '@smart-admin/api-client';
import { createField, tableOfModel } from '@smart-admin/form-engine/core';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { releaseModel } from './support/releaseModel.js';
import { saveGrants } from './support/saveGrants.js';
import { refusal, startTestApp, type TestApp } from './support/startTestApp.js';

let app: TestApp;
let admin: ApiClient;
let operator: ApiClient;
let model: string;
let menuId: string;
const PAGE = 'here.plan';

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signIn('admin');
  const title = createField('text', { id: 'title', label: '标题' });
  const secret = createField('text', { id: 'secret', label: '内部备注' });
  model = await releaseModel(admin, PAGE, [title, secret]);
  const { list } = await admin.permission.authority.tree();
  menuId = list.find(({ kind, enCode }) => kind === 'menu' && enCode === PAGE)?.id ?? '';
  const ids = (kind: string, codes: string[]) =>
    list
      .filter((node) => node.parentId === menuId && node.kind === kind && codes.includes(node.enCode))
      .map(({ id }) => id);
  await app.db.deleteFrom('membership').where('userId', '=', 'operator').where('kind', '=', 'role').execute();
  await admin.permission.organize.updateAdministrators({ organizeId: 'binhai', body: { userIds: [] } });
  const role = await admin.permission.role.create({ body: { fullName: '计划员', enCode: 'planner' } });
  await admin.permission.members.add({ holder: 'Role', id: role, body: { userIds: ['operator'] } });
  await saveGrants(admin, 'Role', role, {
    menu: [menuId],
    list: ids('list', ['title']),
    form: ids('form', ['title']),
    button: ids('button', ['btn_add']),
    data: [{ moduleId: menuId, scope: 'own', organizeIds: [] }],
  });
  await saveGrants(admin, 'User', 'operator', {
    data: [{ moduleId: menuId, scope: 'organizes', organizeIds: ['dongcheng'] }],
  });
  operator = await app.signIn('operator');
});
afterAll(() => app.stop());

const here = (client: ApiClient, query: { userId?: string; recordId?: string } = {}) =>
  client.permission.authority.here({ query: { menuId, ...query } });
const create = (client: ApiClient) => client.visualdev.records.create({ id: model, body: { title: '一' } });
/** A record of somebody else in an organisation. */
async function recordIn(organizeId: string): Promise<string> {
  const id = await create(admin);
  await sql`update ${sql.table(tableOfModel(model))} set _organize = ${organizeId} where _id = ${id}`.execute(
    app.db.withoutPlugins(),
  );
  return id;
}

it('says from whom somebody has a page, its buttons, columns and rows, and names nothing that they lack', async () => {
  const answer = await here(operator);
  const keyOf = (type: string) => answer.sources.find((source) => source.type === type)?.key ?? '';
  const role = answer.sources.find(({ fullName }) => fullName === '计划员')?.key;
  expect(answer.page.sources).toEqual([role]);
  expect(answer.rights.map(({ kind, enCode, sources }) => [kind, enCode, sources])).toEqual([
    ['button', 'btn_add', [role]],
    ['list', 'title', [role]],
    ['form', 'title', [role]],
  ]);
  expect(answer.rules.map(({ source, scope }) => [source, scope]).toSorted()).toEqual(
    [
      [role, 'own'],
      [keyOf('User'), 'organizes'],
    ].toSorted(),
  );
  expect(answer.record).toBeNull();
});

it('says which rule gives a record, or that it is their own', async () => {
  const own = await create(operator);
  expect((await here(operator, { recordId: own })).record).toMatchObject({ isSeen: true, isOwn: true });
  const given = await recordIn('dongcheng');
  const answer = await here(operator, { recordId: given });
  expect(answer.record).toMatchObject({ isSeen: true, isOwn: false });
  expect(answer.record?.rules.map((place) => answer.rules[place]?.scope)).toEqual(['organizes']);
});

it('tells whoever gives permissions what somebody sees and what they lack; others are told of themselves alone', async () => {
  const hidden = await recordIn('binhai');
  const answer = await here(admin, { userId: 'operator', recordId: hidden });
  expect(answer.user.id).toBe('operator');
  expect(answer.record).toMatchObject({ isSeen: false, isOwn: false, rules: [] });
  const lacking = answer.rights.filter(({ sources }) => sources.length === 0).map(({ enCode }) => enCode);
  expect(lacking).toEqual(expect.arrayContaining(['btn_edit', 'secret']));

  await refusal(here(operator, { userId: 'admin' }), 403);
  // nobody is told of a page or record that they do not see
  await refusal(here(operator, { recordId: hidden }), 403);
  await refusal(operator.permission.authority.here({ query: { menuId: 'permission_role' } }), 403);
  await refusal(here(operator, { recordId: 'nothing' }), 404);
});
